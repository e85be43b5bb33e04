import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../core/review-shape/types.generated.ts';
import { chainOf, chainOfClaims, claimChainInWords, entryChainInWords } from './chain.ts';
import { blindChoices, openChoices, reviewKeys, commandOf } from './keys.ts';
import { clipBox, layOut } from './lines.tsx';
import { smallModel } from './model.fixtures.ts';
import {
  noFilter,
  filterQueue,
  indexInQueue,
  neighbourItem,
  nextUnreviewed,
  progressInWords,
  progressOf,
  type OwnVerdicts,
} from './queue.ts';
import { findingAt } from '../../core/rules/finding.fixtures.ts';
import { exampleCasefile } from '../../core/rules/example-workspace.ts';
import { findingsOn } from './covered.tsx';
import type { ReviewDocument, Subject } from './model.ts';
import { spokenSubject } from './spoken.ts';
import { claimMeta, entryWords, firstWords, subjectName } from './words.ts';

const key = (name: string, rest: object = {}) => ({
  key: name,
  code: `Key${name.toUpperCase()}`,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...rest,
});

function verdicts(given: Readonly<Record<string, readonly [Verdict['verdict'], 'current' | 'gone']>>): OwnVerdicts {
  return new Map(
    Object.entries(given).map(([name, [verdict, state]]) => [
      name,
      { verdict: { verdict } as Verdict, standing: { state } },
    ]),
  );
}

describe('the model', () => {
  it('has every link in document order, power bases first', () => {
    const { links } = smallModel();
    expect(links.map(({ claimId, effect, entry }) => `${claimId} ${effect ?? ''} ${entry}`)).toEqual([
      'C-001 supports /power_bases/0',
      'C-002 contradicts /power_bases/0',
      'C-001 supports /intent_hypotheses/0',
      'C-002 contradicts /intent_hypotheses/0',
    ]);
    expect(links.map(({ place }) => place)).toEqual([0, 1, 2, 3]);
  });

  it('has contradictions and unknowns after the links, but not in a blind review', () => {
    const { queue, cards, byKey } = smallModel();
    expect(queue.slice(4)).toMatchObject([
      { id: 'Contradiction 1', place: 4 },
      { id: 'Unknown 1', place: 5 },
    ]);
    expect(cards.map(({ path }) => path).slice(2)).toEqual(['/contradictions/0', '/unknowns/0']);
    for (const item of queue) expect(byKey.get(item.key)).toBe(item);
    // A blind link is named by its entry and claim.
    const blind = { kind: 'link', target: { target: { kind: 'link', effect: null } } };
    expect(smallModel(true).queue).toMatchObject([blind, blind, blind, blind]);
  });
});

describe('chains', () => {
  const model = smallModel();

  it('connect a claim to all entries that cite it, and to no other claim', () => {
    const chain = chainOf(model, model.claims[0]);
    expect([...chain.claims]).toEqual([0]);
    expect([...chain.entries]).toEqual(['/power_bases/0', '/intent_hypotheses/0', '/contradictions/0']);
    expect(chain.links.size).toBe(3);
  });

  it('connect an entry to all its claims and a link to its one claim; the chain of the document is empty', () => {
    expect([...chainOf(model, model.entries[0]).claims]).toEqual([0, 1]);
    expect([...chainOf(model, model.links[1]).claims]).toEqual([1]);
    expect(chainOf(model, model.byKey.get('document')).links.size).toBe(0);
    expect([...chainOf(model, model.contradictions[0]).claims]).toEqual([0, 1]);
    expect(chainOf(model, model.unknowns[0])).toMatchObject({ claims: new Set(), entries: new Set(['/unknowns/0']) });
    expect([...chainOfClaims(model, [0, 1]).entries]).toHaveLength(3);
  });

  it('are described in words', () => {
    const [claim] = model.claims;
    const [entry] = model.entries;
    expect(claim && claimChainInWords(model, claim)).toBe('Supports PB-001 and IH-001. In a contradiction with C-002.');
    expect(entry && entryChainInWords(entry)).toBe('Supported by C-001; contradicted by C-002.');
  });
});

describe('the queue', () => {
  const model = smallModel();
  const [first, second, third, fourth] = model.links.map((link) => link.key);
  const [[contradiction], [unknown]] = [model.contradictions, model.unknowns];
  const own = verdicts({ [first ?? '']: ['accept', 'current'], [third ?? '']: ['question', 'gone'] });

  it('goes to the next link without a current verdict, and wraps at the end', () => {
    expect(nextUnreviewed(model.links, 0, own)?.key).toBe(second);
    expect(nextUnreviewed(model.links, 1, own)?.key).toBe(third);
    expect(nextUnreviewed(model.links, 3, own)?.key).toBe(second);
    expect(nextUnreviewed(model.links.slice(0, 1), -1, own)).toBeUndefined();
    expect(nextUnreviewed(model.queue, 3, own)).toBe(contradiction);
    expect(neighbourItem(model.queue, 4, 1)).toBe(unknown);
    expect(indexInQueue(model.queue, unknown)).toBe(5);
    expect(indexInQueue(model.links, unknown)).toBe(-1);
    expect(neighbourItem(model.links, 0, -1)).toBeUndefined();
    expect(neighbourItem(model.links, 2, 1)?.key).toBe(fourth);
  });

  it('is filtered by state, effect, entry and actor', () => {
    const keys = (filter: object) => filterQueue(model, { ...noFilter, ...filter }, own).map((link) => link.key);
    expect(keys({})).toEqual([first, second, third, fourth, contradiction?.key, unknown?.key]);
    expect(keys({ state: 'unreviewed' })).toEqual([second, third, fourth, contradiction?.key, unknown?.key]);
    expect(keys({ state: 'outdated' })).toEqual([third]);
    expect(keys({ state: 'questioned' })).toEqual([third]);
    expect(keys({ effect: 'contradicts' })).toEqual([second, fourth]);
    expect(keys({ entry: '/intent_hypotheses/0' })).toEqual([third, fourth]);
    expect(keys({ actor: 'nobody' })).toEqual([]);
    expect(keys({ entry: '/contradictions' })).toEqual([contradiction?.key]);
    expect(keys({ entry: '/unknowns' })).toEqual([unknown?.key]);
  });

  it('describes the progress of the review', () => {
    expect(progressInWords(progressOf(model, own))).toBe('1 of 6 items reviewed; 1 questioned; 1 outdated');
    expect(progressInWords(progressOf(smallModel(true), new Map()))).toBe('0 of 4 links reviewed');
  });
});

describe('keys', () => {
  it('give only the verdicts that are possible', () => {
    expect(commandOf(key('A'), openChoices, true)).toEqual({ kind: 'verdict', verdict: 'accept' });
    expect(commandOf(key('a'), blindChoices, true)).toBeUndefined();
    expect(commandOf(key('e'), blindChoices, true)).toEqual({ kind: 'verdict', verdict: 'neither' });
    expect(commandOf(key('n'), blindChoices, true)).toEqual({ kind: 'next-open' });
  });

  it('do nothing with Ctrl, and ignore inherited property names', () => {
    expect(commandOf(key('a', { ctrlKey: true }), openChoices, true)).toBeUndefined();
    expect(commandOf(key('constructor'), openChoices, true)).toBeUndefined();
  });

  it.each([
    ['Russian', 'ф', 'KeyA', 'accept'],
    ['Greek', 'α', 'KeyA', 'accept'],
    ['Arabic', 'ض', 'KeyQ', 'question'],
    ['Hindi, a vowel sign', 'ो', 'KeyA', 'accept'],
    ['French, the key that says A', 'a', 'KeyQ', 'accept'],
    ['Dvorak, the key that says R', 'r', 'KeyO', 'reject'],
  ])('work on another keyboard layout: %s', (_, typed, code, verdict) => {
    expect(commandOf({ ...key(typed), code }, openChoices, true)).toEqual({ kind: 'verdict', verdict });
  });

  it('can be turned off, except the one that is not a character', () => {
    for (const letter of ['a', 'n', 'j', 'w', 'ф']) expect(commandOf(key(letter), openChoices, false)).toBeUndefined();
    expect(commandOf(key('Delete'), openChoices, false)).toEqual({ kind: 'withdraw' });
  });

  it('are all in the list of shortcuts', () => {
    for (const choices of [openChoices, blindChoices]) {
      const letters = 'abcdefghijklmnopqrstuvwxyz'.split('').filter((letter) => commandOf(key(letter), choices, true));
      const listed = reviewKeys.flatMap(([keys]) => keys);
      expect(letters.filter((letter) => !listed.includes(letter.toUpperCase()))).toEqual([]);
    }
  });
});

describe('lines', () => {
  const box = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 40 });

  it('end within their boxes, in the order of their other ends', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 12 }), (tops) => {
        const to = box(300, 200);
        const lines = layOut(tops.map((top) => ({ id: top, from: box(0, top), to })));
        const ends = [...lines].sort((a, b) => a.id - b.id).map(({ sign }) => sign.y);
        expect(ends.every((y) => y > to.top && y < to.bottom)).toBe(true);
        expect(ends).toEqual([...ends].sort((a, b) => a - b));
        expect(new Set(ends).size).toBe(tops.length);
      }),
    );
  });

  it('run to the left if the other column is on the left', () => {
    const [line] = layOut([{ id: 1, from: box(300, 0), to: box(0, 0) }]);
    expect(line?.path.startsWith('M300 ')).toBe(true);
    expect(line?.sign.x).toBeGreaterThan(100);
  });

  it('end only at visible boxes', () => {
    const view = { left: 0, right: 500, top: 100, bottom: 200 };
    expect(clipBox(box(0, 90), view)).toMatchObject({ top: 100, bottom: 130 });
    expect(clipBox(box(0, 63), view)).toBeUndefined();
    expect(clipBox(box(0, 300), view)).toBeUndefined();
  });
});

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

it('a shortened text starts as the text does, on one line, and never ends within a character', () => {
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
