import { expect, it } from 'vitest';
import { workspaceOf } from '../rules/example-workspace.ts';
import { languageOfClaimWords, textsAt } from './texts-at.ts';

const german = (text: string) => ({ text, language: 'de' });

it('knows the languages of the texts of a draft', () => {
  const workspace = {
    ...workspaceOf({ title: 'Der Nordkanal', assessment: { '/claims/0/proposition': 'Der Kanal ist zu.' } }),
    textLanguage: 'de',
  };
  const [claim] = workspace.assessment.claims as unknown as readonly { actual: string }[];
  const texts = textsAt(workspace, 'assessment', '/claims/0');
  expect(texts).toContainEqual(german('Der Kanal ist zu.'));
  expect(texts).toContainEqual({ text: claim?.actual, language: 'en' });
  expect(textsAt(workspace, 'assessment', '/claims/0/claim_id')).toEqual([]);
  expect(textsAt(workspace, 'workspace', '/title')).toEqual([german(workspace.title)]);
});

it('knows the language of the words by which a claim is shown', () => {
  const workspace = {
    ...workspaceOf({ title: 'Languages', casefile: { '/observations/0/language': 'fr' } }),
    textLanguage: 'de',
  };
  const [{ observation_id } = {}] = workspace.casefile?.observations ?? [];
  const languageOf = (proposition: string, actual: string) =>
    languageOfClaimWords(workspace, { proposition, actual, observation_id });
  expect(languageOf('Der Kanal ist zu.', 'le canal')).toBe('de');
  expect(languageOf('le canal', 'le canal')).toBe('fr');
  expect(languageOf('', 'le canal')).toBe('fr');
  // “No text yet”
  expect(languageOf('', '')).toBe('en');
});
