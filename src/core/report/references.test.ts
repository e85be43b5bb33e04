/** Reads the written references with citation-js, a program of others. */
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleCasefile } from '../rules/example-workspace.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import { referencesBibtex, referencesCslJson, referencesRis } from './references.ts';

interface Item {
  readonly title?: string;
  readonly publisher?: string;
  readonly URL?: string;
  readonly language?: string;
  readonly issued?: { readonly 'date-parts': readonly (readonly number[])[] };
  readonly accessed?: { readonly 'date-parts': readonly (readonly number[])[] };
}

const [observation] = exampleCasefile.observations;
if (!observation) throw new Error('The example has no observation.');

const actors = [{ actor_id: 'velmara', names: ['Republic of Velmara & Sons'], publisher_hosts: [] }];

/** A casefile whose observations have these titles. */
function casefileOf(titles: readonly string[]): Casefile {
  const observations = titles.map((title, index) => ({
    ...observation,
    observation_id: index + 1,
    title,
    canonical_url: 'https://mfa.example.org/notices/14?a=1&b=%20x_y#top',
    publisher_actor_id: 'velmara',
    published_at: '2025-03-03T23:30:00-02:00',
    retrieved_at: '2025-04-01T00:00:00Z',
    language: 'en',
  }));
  return { ...exampleCasefile, actors, observations } as unknown as Casefile;
}

const formats = {
  'CSL-JSON': { write: referencesCslJson, type: '@csl/list+object' },
  RIS: { write: referencesRis, type: '@ris/file' },
  BibTeX: { write: referencesBibtex, type: '@biblatex/text' },
} as const;

function readBack(text: string, type: string): readonly Item[] {
  const data = type.startsWith('@csl') ? (JSON.parse(text) as unknown) : text;
  return new Cite(data, { forceType: type }).data as readonly Item[];
}

describe.each(Object.entries(formats))('references in %s', (name, { write, type }) => {
  it('are read by another program with title, publisher, address, dates and language', () => {
    const [item] = readBack(write({ casefile: casefileOf(['Notice No. 14: 5 % of “dues” {and} more']) }), type);
    expect(item).toMatchObject({
      title: 'Notice No. 14: 5 % of “dues” {and} more',
      publisher: 'Republic of Velmara & Sons',
      URL: 'https://mfa.example.org/notices/14?a=1&b=%20x_y#top',
      issued: { 'date-parts': [[2025, 3, 3]] },
    });
    expect(name === 'RIS' ? [[2025, 4, 1]] : item?.accessed?.['date-parts']).toEqual([[2025, 4, 1]]);
  });

  it('keep every title in its place, whatever characters it has', () => {
    const titles = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(titles, (given) => {
        const text = write({ casefile: casefileOf(given) });
        expect(write({ casefile: casefileOf(given) })).toBe(text);
        expect(readBack(text, type)).toHaveLength(given.length);
      }),
    );
  });

  it('are none without a casefile, and leave out what is not known', () => {
    expect(write({ casefile: null }).trim()).toBe(name === 'CSL-JSON' ? '[]' : '');
    const bare = {
      ...observation,
      publisher_actor_id: null,
      canonical_url: null,
      published_at: null,
      retrieved_at: null,
    };
    const casefile = { ...exampleCasefile, observations: [{ ...bare, language: null }] } as unknown as Casefile;
    const [item] = readBack(write({ casefile }), type);
    expect(item).toMatchObject({ title: bare.title });
    expect(Object.keys(item ?? {}).filter((key) => /issued|URL|publisher|accessed|language/.test(key))).toEqual([]);
  });
});
