import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingAt } from '../../core/rules/finding.fixtures.ts';
import { exampleCasefile } from '../../core/rules/example-workspace.ts';
import { findingsOn } from './covered.tsx';
import { smallModel } from './model.fixtures.ts';
import type { ReviewDocument, Subject } from './model.ts';
import { spokenSubject } from './spoken.ts';
import { claimMeta, entryWords, firstWords, subjectName } from './words.ts';

const model = smallModel();
const [link] = model.links;
const [claim] = model.claims;
const [entry] = model.entries;
const document = model.byKey.get('document');
const [[contradiction], [unknown]] = [model.contradictions, model.unknowns];

function spokenOf(own: Parameters<typeof spokenSubject>[0]['own'], subject: Subject): string {
  const draft = { casefile: exampleCasefile, textLanguage: 'de' };
  const parts = spokenSubject({ model, own }, subject, draft);
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

describe('a subject in words', () => {
  it.each<[Subject | undefined, string, string]>([
    [link, 'C-001 for PB-001', 'PB-001 says: '],
    [claim, 'C-001', 'C-001: The Harbour Council'],
    [entry, 'PB-001', 'PB-001: '],
    [contradiction, 'contradiction 1', 'Contradiction 1, between C-001 and C-002: A closure'],
    [unknown, 'unknown 1', 'Unknown 1: '],
    [document, 'the assessment', 'Whole assessment.'],
  ])('%# has a name and an announcement', (subject, name, spoken) => {
    if (!subject) throw new Error('The example has no such subject.');
    expect(subjectName(model, subject)).toBe(name);
    const verdict = { verdict: 'accept' } as never;
    const own = new Map([[subject.key, { verdict, standing: { state: 'gone' } as const }]]);
    expect(spokenOf(own, subject)).toMatch(new RegExp(`^${spoken}.*Accepted, outdated\\.$`));
    expect(spokenOf(new Map(), subject)).not.toContain('Accepted');
    expect(spokenOf(own, subject)).not.toMatch(/[.?!…][.]/);
  });

  it('has the topic before the hypothesis, and says if it is empty', () => {
    const words = (topic: string, text: string) => entry && entryWords({ ...entry, topic, words: text });
    expect([words('Topic', 'Text'), words('', 'Text'), words('', '')]).toEqual(['Topic: Text', 'Text', '(empty)']);
  });

  it('has the source and the kind of a claim, as far as they are given', () => {
    expect(claim && claimMeta(claim.claim, exampleCasefile)).toBe(
      'Harbour Council, publisher; public position, verbatim',
    );
    expect(claimMeta({}, exampleCasefile)).toBe('no actor');
  });
});

describe('a shortened text', () => {
  it('starts as the text does, on one line, and never ends within a character', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '😀', '\n', ' ', 'é'), maxLength: 20 });
    fc.assert(
      fc.property(text, fc.nat({ max: 24 }), (whole, most) => {
        const short = firstWords(whole, most);
        expect(short.isWellFormed()).toBe(true);
        expect(short).not.toContain('\n');
        expect(short.endsWith('…')).toBe(whole.length > most);
        expect(short.length).toBeLessThanOrEqual(Math.min(whole.length, most) + 1);
      }),
    );
  });
});

describe('the findings on a subject', () => {
  const paths = ['/power_bases/0', '/power_bases/0/evidence/0/reason', '/power_bases/0/evidence/1', '/claims/0/span'];
  const check = { at: (path: string) => paths.filter((each) => each.startsWith(path)).map((each) => findingAt(each)) };
  const found = (subject: Exclude<Subject, ReviewDocument> | undefined) =>
    (subject ? findingsOn(subject, model, check) : []).map(({ name, findings }) => [
      name,
      findings.map(({ path }) => paths.indexOf(path)),
    ]);

  it('are those on its entry and its claim; for a link, without those on other links', () => {
    expect(found(entry)).toEqual([['PB-001', [0, 1, 2]]]);
    expect(found(claim)).toEqual([['C-001', [3]]]);
    expect(found(link)).toEqual([
      ['PB-001', [0, 1]],
      ['C-001', [3]],
    ]);
    expect(found(link && { ...link, claim: undefined })).toEqual([['PB-001', [0, 1]]]);
    expect(found(contradiction)).toEqual([
      ['Contradiction 1', []],
      ['C-001', [3]],
      ['C-002', []],
    ]);
    expect(found(unknown)).toEqual([['Unknown 1', []]]);
  });
});
