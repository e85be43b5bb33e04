import { expect, it } from 'vitest';
import { workspaceOf } from '../rules/example-workspace.ts';
import { languageOfClaimWords, textsAt } from './texts-at.ts';
import { applyEdit } from './apply-edit.ts';
import { emptyWorkspace } from './create.ts';
import { textLanguageEdit, textLanguageOf, wellFormedTag } from './text-language.ts';

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

it('a tag is used if it is well-formed, and otherwise the language is unknown', () => {
  for (const tag of ['de', 'zh-Hant', 'sr-Latn-RS', 'yue', 'de-1996']) expect(wellFormedTag(tag)).toBe(tag);
  for (const tag of [undefined, null, '', 'd', 'German (Austria)', 'de_AT', 'de-', '"><b>', 'd\u00E9']) {
    expect(wellFormedTag(tag)).toBe('');
  }
});

it('the language is stated as typed, and removed again with an empty tag', () => {
  const draft = emptyWorkspace('One');
  const set = (tag: string, before = draft) => applyEdit(before, textLanguageEdit(before, tag));
  expect(set('')).toBe(draft);
  expect(set('d')).toEqual({ ...draft, textLanguage: 'd' });
  expect(textLanguageOf(set('d'))).toBe('');
  expect(textLanguageOf(set('de'))).toBe('de');
  expect(set('', set('de'))).toEqual(draft);
});
