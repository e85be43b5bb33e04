import { describe, expect, it } from 'vitest';
import { referenceEntry } from '../../core/reference/reference.ts';
import { entryAddress } from '../../core/reference/entry.ts';
import { maxFileBytes } from '../../core/files/limits.ts';
import { maxBodyBytes } from '../knowledge/knowledge.ts';
import { maxResults } from '../knowledge/server.ts';
import { exampleEntry } from './pathways.ts';
import { bodyAt, documentAt, forEachPlace } from './documents.fixtures.ts';

type Body = Readonly<Record<string, unknown>>;
interface Pathways extends Body {
  readonly choices: readonly (Body & { readonly id: string })[];
  readonly decisions: readonly { readonly choose: string }[];
}

describe('the roads', () => {
  it('offer choices: doing nothing comes first, every row leads to a choice, and every choice has a row', () =>
    forEachPlace((place) => {
      const { choices, decisions } = bodyAt<Pathways>(place, 'v1/pathways');
      const ids = choices.map(({ id }) => id);
      expect(ids[0]).toBe('nothing');
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(decisions.map(({ choose }) => choose))).toEqual(new Set(ids));
      expect(ids.includes('ask-knowledge')).toBe(place.knowledgeEndpoint);
    }));

  it('state the limits of the program, and an existing entry of the help', () =>
    forEachPlace((place) => {
      const { text } = documentAt(place, 'v1/pathways');
      expect(text).toContain(`files up to ${maxFileBytes / 1024 / 1024} MiB`);
      expect(text).toContain(entryAddress(exampleEntry));
      expect(referenceEntry(exampleEntry)?.id).toBe(exampleEntry);
      const limits = [`at most ${maxBodyBytes.toLocaleString('en')} bytes`, `at most ${maxResults} results`];
      for (const limit of place.knowledgeEndpoint ? limits : []) expect(text).toContain(limit);
    }));

  it('have choices that ask for nothing and change nothing', () =>
    forEachPlace((place) => {
      for (const choice of bodyAt<Pathways>(place, 'v1/pathways').choices) {
        expect(choice).toMatchObject({ auth: 'none', application_write: false, automatic_follow_up: false });
        expect(choice.method === null).toBe(choice.href === null);
      }
    }));
});
