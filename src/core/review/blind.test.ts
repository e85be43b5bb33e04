import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { setField } from '../workspace/edits.ts';
import { setInGrade } from '../workspace/grade-edits.ts';
import { exampleCasefile } from '../rules/example-workspace.ts';
import type { JsonObject } from '../json/json.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { claim, intent, link, powerBasis, workspace as draftOf } from '../workspace/workspaces.fixtures.ts';
import { readFile } from '../files/read-file.ts';
import { reviewPlan } from '../files/sample.fixtures.ts';
import { writeBlindPacket, writeDesk, writeReview } from '../files/write.ts';
import { blindPacket } from './blind.ts';
import { agreementOf, labelsOf, raterAgreement } from './blind-agreement.ts';
import { takeReview } from './edits.ts';
import { overviewOf, verdictPlaces } from './verdict-places.ts';
import { withReview, withVerdict, withAllVerdicts } from './reviews.fixtures.ts';
import { targetsOf } from './targets.ts';

/** Words that occur nowhere else. */
const secret = fc.stringMatching(/^[a-z]{12}$/).map((word) => `secret-${word}`);
const effect = fc.constantFrom('supports', 'contradicts');

const secretLink = fc
  .record({ claim_id: fc.constantFrom('C-001', 'C-002', 'C-003'), effect, reason: secret })
  .map((made): JsonObject => made);

/** The parts that an author adds to a document and that a blind reviewer must not see. */
const author = fc.record({
  power: fc.array(secretLink, { minLength: 1, maxLength: 6 }),
  intent: fc.array(secretLink, { minLength: 1, maxLength: 6 }),
  state: fc.constantFrom('draft', 'active', 'contested', 'retired'),
  rationale: secret,
  limitation: secret,
  explanation: secret,
  stray: secret,
});
type Author = typeof author extends fc.Arbitrary<infer Made> ? Made : never;

function written(made: Author): Workspace {
  const hidden = { workflow_state: made.state, x_stray: { effect: made.stray } };
  const draft = draftOf({
    claims: ['C-001', 'C-002', 'C-003'].map((id) => claim(id, { x_stray: made.stray })),
    power_bases: [powerBasis('PB-001', made.power, { ...hidden, limitations: [made.limitation] })],
    intent_hypotheses: [intent('IH-001', made.intent, { ...hidden, rationale: made.rationale })],
    contradictions: [{ left_claim_id: 'C-001', right_claim_id: 'C-002', explanation: made.explanation }],
    x_stray: made.stray,
  });
  return withAllVerdicts(draft);
}

const packetOf = (workspace: Workspace): string => writeBlindPacket(blindPacket(workspace, sha256));

describe('a blind review packet', () => {
  it('has no division of the links, which can contain earlier IDs', () => {
    const draft = { ...draftOf({ claims: [], power_bases: [], intent_hypotheses: [] }), casefile: null };
    expect(blindPacket({ ...draft, reviewPlan }, sha256)).toEqual(blindPacket(draft, sha256));
  });

  it('contains no source grades, which can say how the author reads a source', () => {
    const basis = 'It is the council’s own notice, so I read it as contradicting.';
    const start: Workspace = { ...draftOf({}), casefile: exampleCasefile };
    const graded = (['actor', 'observation'] as const).reduce(
      (draft, kind) => applyEdit(draft, setInGrade(draft, { kind, index: 0 }, 'basis', basis)),
      start,
    );
    expect(graded.casefile?.format).toBe('assessment-desk.casefile/v3');
    const packet = packetOf(graded);
    expect(packet).not.toMatch(/grade|basis"|contradicting/);
    expect(packet).toBe(packetOf(start));
    expect(readFile(new TextEncoder().encode(packet), 'x', sha256)).toMatchObject({
      kind: 'blind-packet',
      casefile: exampleCasefile,
      problems: [],
    });
    const edited = JSON.stringify({ ...blindPacket(start, sha256), casefile: graded.casefile });
    expect(readFile(new TextEncoder().encode(edited), 'x', sha256)).toMatchObject({
      kind: 'blind-packet',
      casefile: exampleCasefile,
      problems: [{ code: 'shape', pointer: '/casefile', message: expect.stringContaining('source grades') as string }],
    });
  });

  it('contains the language of the author’s texts, so that a reviewer’s screen reader uses it', () => {
    const packet = packetOf({ ...draftOf({}), textLanguage: 'fa' });
    expect(readFile(new TextEncoder().encode(packet), 'x', sha256)).toMatchObject({ textLanguage: 'fa' });
    expect(packetOf(draftOf({}))).not.toContain('text_language');
  });

  it('contains the brief for reviewers, in a version of its own', () => {
    const packet = packetOf({ ...draftOf({}), brief: 'By Friday.' });
    expect(packet).toContain('assessment-desk.blind-review/v3');
    expect(readFile(new TextEncoder().encode(packet), 'x', sha256)).toMatchObject({ brief: 'By Friday.' });
    expect(packetOf(draftOf({}))).not.toMatch(/"brief"|v3"/);
  });

  it('contains none of the author’s effects, reasons, rationales and workflow states in its bytes', () => {
    fc.assert(
      fc.property(author, (made) => {
        const packet = packetOf(written(made));
        expect(packet).not.toMatch(/secret-|supports|contradicts|"effect"|"reason"|rationale|workflow_state|verdict/);
        expect(packet).toContain('C-001');
      }),
      { numRuns: runs(60) },
    );
  });

  it('is the same, byte for byte, whatever effects, reasons, states and order the author gave the same links', () => {
    const other = fc.tuple(author, author, fc.nat()).map(([one, two, turn]) => {
      const again = (links: readonly JsonObject[], other: readonly JsonObject[]) => {
        const said = links.map((each, index) => ({
          ...(other[index % other.length] ?? each),
          claim_id: each['claim_id'],
        }));
        const at = turn % said.length;
        return [...said.slice(at), ...said.slice(0, at), said[0]!] as JsonObject[];
      };
      return [one, { ...two, power: again(one.power, two.power), intent: again(one.intent, two.intent) }] as const;
    });
    fc.assert(
      fc.property(other, ([one, two]) => {
        expect(packetOf(written(two as Author))).toBe(packetOf(written(one)));
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('a blind review', () => {
  const draft = draftOf({
    claims: [claim('C-001'), claim('C-002'), claim('C-003')],
    power_bases: [powerBasis('PB-001', [link('C-001'), link('C-002', 'contradicts'), link('C-002'), link('C-003')])],
    intent_hypotheses: [],
  });
  const opened = readFile(new TextEncoder().encode(packetOf({ ...draft, casefile: null })), 'a.blind.json', sha256);
  if (opened.kind !== 'blind-packet') throw new Error(opened.kind);
  const { title, assessment, casefile } = opened;
  const packet: Workspace = { title, assessment, casefile, blind: true };
  const targetOn = (id: string) =>
    targetsOf(packet.assessment).find(({ target }) => target.kind === 'link' && target.claim_id === id)!;
  const begun = withVerdict(withReview(packet, 'R-9', 'Bo', 'blind'), targetOn('C-001'), 'supports', 'Yes.', 'R-9');
  const given = withVerdict(begun, targetOn('C-002'), 'neither', 'No.', 'R-9');
  const states = (workspace: Workspace) =>
    [...overviewOf(workspace, sha256).byTarget.values()].flat().map(({ standing }) => standing.state);

  it('opens without a problem, and merges several links to one claim', () => {
    expect(opened.problems).toEqual([]);
    expect(targetsOf(packet.assessment).length).toBe(3);
  });

  it('can be reviewed, but not edited', () => {
    expect(() => applyEdit(packet, setField('/title', 'Mine'))).toThrow(/blind review packet/);
    const deletion = { type: 'delete-entries', list: 'claims', indices: [0] } as const;
    expect(() => applyEdit(packet, deletion)).toThrow(/cannot be edited/);
    expect(given.reviews?.[0]?.verdicts.length).toBe(2);
  });

  it('shows every agreement and disagreement with the author’s own links', () => {
    const read = readFile(new TextEncoder().encode(writeReview(given.reviews![0]!)), 'b.review.json', sha256);
    if (read.kind !== 'review') throw new Error(read.kind);
    const back = applyEdit(draft, takeReview(draft, read.review));
    const { links, counts } = agreementOf(back, read.review, sha256);
    expect(links.map(({ author: said, reviewer, agree }) => [said, reviewer, agree])).toEqual([
      ['supports', 'supports', true],
      ['both', 'neither', false],
      ['supports', null, null],
    ]);
    expect(counts).toEqual({ agree: 1, disagree: 1, unjudged: 1, outdated: 0, unmatched: 0 });
    expect(states(back)).toEqual(['current', 'current']);
  });

  it('counts only current verdicts for agreement', () => {
    const back = applyEdit(draft, takeReview(draft, given.reviews![0]!));
    const changed = applyEdit(back, setField('/assessment/claims/0/proposition', 'Other words'));
    const { links, counts } = agreementOf(changed, given.reviews![0]!, sha256);
    expect(counts).toEqual({ agree: 0, disagree: 1, unjudged: 1, outdated: 1, unmatched: 0 });
    expect(links[0]).toMatchObject({ author: 'supports', reviewer: null, outdated: true, agree: null });
    expect(labelsOf(links)).toEqual([['both', 'neither']]);
    const without = applyEdit(back, { type: 'delete-entries', list: 'claims', indices: [1] });
    const left = { agree: 1, disagree: 0, unjudged: 1, outdated: 0, unmatched: 1 };
    expect(agreementOf(without, given.reviews![0]!, sha256).counts).toEqual(left);
  });

  it('stays current when the author changes an effect, and becomes outdated when the claim changes', () => {
    const back = applyEdit(draft, takeReview(draft, given.reviews![0]!));
    const flipped = applyEdit(back, setField('/assessment/power_bases/0/evidence/0/effect', 'contradicts'));
    expect(states(flipped)).toEqual(['current', 'current']);
    const changed = applyEdit(back, setField('/assessment/claims/0/proposition', 'Other words'));
    expect(states(changed)).toEqual(['stale', 'current']);
  });

  it('is beside a standard review at a link without an effect, and does not disagree with it', () => {
    const open = draftOf({ claims: [claim('C-001')], power_bases: [powerBasis('PB-001', [link('C-001', '')])] });
    const [target] = targetsOf(open.assessment);
    const packet = withReview({ ...open, blind: true }, 'B-1', 'Ole', 'blind');
    const blind = withVerdict(packet, target!, 'supports', '', 'B-1');
    const taken = applyEdit(open, takeReview(open, blind.reviews![0]!));
    const both = withVerdict(withReview(taken), target!, 'accept');
    const places = verdictPlaces(both, sha256);
    expect(places.map(({ at, items, disagree }) => [at?.path, items.length, disagree])).toEqual([
      ['/power_bases/0/evidence/0', 2, false],
    ]);
    expect(overviewOf(both, sha256).byTarget.size).toBe(2);
  });

  it('is saved with its verdicts as a packet that can be opened again', () => {
    const again = readFile(new TextEncoder().encode(writeDesk(given)), 'kept.blind.json', sha256);
    expect(again).toMatchObject({ kind: 'blind-packet', problems: [], reviews: given.reviews });
  });
});

type Pair = readonly [string, string];

const label = fc.constantFrom('supports', 'contradicts', 'neither', 'both');
const pairs = fc.array(fc.tuple(label, label), { maxLength: 60 });
const times = (count: number, pair: Pair): readonly Pair[] => Array.from({ length: count }, () => pair);

describe('the agreement of two raters', () => {
  it('is that of the textbook: 20 and 15 alike of 50 give 70 per cent and a kappa of 0.4', () => {
    const rated = [
      ...times(20, ['yes', 'yes']),
      ...times(5, ['yes', 'no']),
      ...times(10, ['no', 'yes']),
      ...times(15, ['no', 'no']),
    ];
    const { n, agreed, percent, kappa } = raterAgreement(rated);
    expect([n, agreed, percent]).toEqual([50, 35, 70]);
    expect(kappa).toBeCloseTo(0.4, 12);
  });

  it('cannot be computed without items, and has no kappa if both always give one label', () => {
    expect(raterAgreement([])).toEqual({ n: 0, agreed: 0, percent: null, kappa: null });
    expect(raterAgreement(times(7, ['yes', 'yes']))).toEqual({ n: 7, agreed: 7, percent: 100, kappa: null });
    expect(raterAgreement(times(7, ['yes', 'no'])).kappa).toBe(0);
  });

  it('is full, with a kappa of 1, if all labels agree and there are at least two', () => {
    fc.assert(
      fc.property(fc.array(label, { minLength: 2, maxLength: 40 }), (labels) => {
        fc.pre(new Set(labels).size > 1);
        expect(raterAgreement(labels.map((one) => [one, one] as const))).toMatchObject({ percent: 100, kappa: 1 });
      }),
    );
  });

  it('stays within its bounds, is full only where the raters agree on all, and is null only where it is undefined', () => {
    fc.assert(
      fc.property(pairs, (rated) => {
        const { n, agreed, percent, kappa } = raterAgreement(rated);
        if (percent !== null) expect(percent).toBe((100 * agreed) / n);
        expect(kappa === null).toBe(new Set(rated.flat()).size < 2);
        if (kappa === null) return;
        expect(kappa).toBeGreaterThanOrEqual(-1);
        expect(kappa).toBeLessThanOrEqual(1);
        expect(kappa === 1).toBe(agreed === n);
      }),
    );
  });

  it('is the same whichever rater comes first, in whatever order, and whatever the labels are called', () => {
    fc.assert(
      fc.property(pairs, (rated) => {
        const measured = raterAgreement(rated);
        expect(raterAgreement(rated.map(([one, other]) => [other, one] as const))).toEqual(measured);
        expect(raterAgreement(rated.toReversed())).toEqual(measured);
        expect(raterAgreement(rated.map(([one, other]) => [`${one}!`, `${other}!`] as const))).toEqual(measured);
      }),
    );
  });
});
