import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { withoutHiddenCharacters } from '../passage/hidden.ts';
import { assessment, claim } from '../workspace/workspaces.fixtures.ts';
import { compareAssessments, compareWorkspaces } from './compare.ts';
import { unseenDifference } from './finding.ts';

const composed = 'Caf\u00e9 at the port';
const decomposed = 'Cafe\u0301 at the port';

describe('texts that look the same', () => {
  it.each([
    ['Unicode normalisation', composed, decomposed],
    ['invisible characters', 'port', 'po\u200brt'],
    ['invisible characters', composed, `${decomposed}\u2060`],
    ['white space', 'to the port', 'to\u00a0the  port'],
    ['invisible characters and white space', 'to the port', 'to\tthe po\u200brt'],
    [undefined, 'port', 'Port'],
    [undefined, '1,5 metres', '15 metres'],
    [undefined, 'port', 'port'],
  ])('is %s', (what, before, after) => {
    expect(unseenDifference(before, after)).toBe(what);
    expect(unseenDifference(after, before)).toBe(what);
  });
});

describe('a difference that can be seen', () => {
  it('is one that no normalisation removes, whatever surrounds it', () => {
    const pieces = fc.constantFrom(
      'a',
      'e',
      'E',
      '1',
      '.',
      ' ',
      '\t',
      '\u00a0',
      '\u0301',
      '\u00e9',
      '\u200b',
      '\u200d',
      '\u2060',
      '中',
      '👩',
    );
    const text = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
    const normal = (one: string) => withoutHiddenCharacters(one).normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
    fc.assert(
      fc.property(text, text, (before, after) => {
        const looksAlike = before !== after && normal(before) === normal(after);
        expect(unseenDifference(before, after) !== undefined).toBe(looksAlike);
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('a comparison', () => {
  it('says that only the normalisation of a claim’s text differs', () => {
    const version = (proposition: string) => assessment({ claims: [claim('C-1', { proposition })] });
    expect(compareAssessments(version(composed), version(decomposed)).map(({ sentence }) => sentence)).toEqual([
      'C-1’s proposition changed: it looks the same and differs only in Unicode normalisation.',
    ]);
  });

  it('recognises an unknown in another normalisation', () => {
    const version = (unknown: string) => assessment({ unknowns: [unknown] });
    expect(compareAssessments(version('Caf\u00e9?'), version('Cafe\u0301?')).map(({ sentence }) => sentence)).toEqual([
      'An unknown changed: it looks the same and differs only in Unicode normalisation.',
    ]);
  });

  it('says so for short fields and the title, too', () => {
    const version = (name: string) => ({
      title: name,
      assessment: assessment({ producer: { kind: 'human', name, version: '1' } }),
      casefile: null,
    });
    expect(compareWorkspaces(version('Zo\u00eb'), version('Zoe\u0308')).map(({ sentence }) => sentence)).toEqual([
      'Title changed: it looks the same and differs only in Unicode normalisation.',
      'The assessment’s producer name changed: it looks the same and differs only in Unicode normalisation.',
    ]);
  });
});
