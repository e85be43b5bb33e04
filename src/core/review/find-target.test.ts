import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../workspace/apply-edit.ts';
import { setField } from '../workspace/edits.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { applyPatches, diffWorkspaces } from '../workspace/patch.ts';
import { rename } from '../workspace/references.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { claim, contradiction, workspace as draftOf } from '../workspace/workspaces.fixtures.ts';
import { writeReview } from '../files/write.ts';
import { verdictFault } from '../review-shape/review-format.ts';
import { compareDrafts } from './compare-drafts.ts';
import { clearVerdict } from './edits.ts';
import { contradictionTargets, similarUnknown, unknownTargets } from './find-target.ts';
import { followContent } from './moved-content.ts';
import { overviewOf } from './verdict-places.ts';
import { withReview, withVerdict, moment, withAllVerdicts } from './reviews.fixtures.ts';
import { targetName } from './target-words.ts';
import type { Review } from '../review-shape/types.generated.ts';

const [harbour, ships] = ['When does the harbour open again?', 'Which ships may wait outside the port?'];
const draft: Workspace = draftOf({
  claims: [claim('C-001'), claim('C-002', { actual: 'Others' }), claim('C-003', { actual: 'Third' })],
  contradictions: [
    contradiction('C-001', 'C-002'),
    { ...contradiction('C-001', 'C-002'), explanation: 'They differ twice.' },
    contradiction('C-003', 'C-009'),
  ],
  unknowns: [harbour, ships, harbour, '', 7],
});
const all = withAllVerdicts(draft);
const only = ({ reviews }: Workspace): Review => reviews![0]!;

/** The verdicts on contradictions and unknowns that are not current, with their states. */
function notCurrent(workspace: Workspace): readonly string[] {
  return [...overviewOf(workspace, sha256).byTarget].flatMap(([at, verdicts]) =>
    verdicts.flatMap(({ standing: { state }, verdict }) =>
      state === 'current' || !['contradiction', 'unknown'].includes(verdict.target.kind) ? [] : [`${at} ${state}`],
    ),
  );
}

/** The changes of the outdated verdicts. */
function changes(workspace: Workspace, kind: 'contradiction' | 'unknown'): readonly string[] {
  const found = [...overviewOf(workspace, sha256).byTarget.values()].flat();
  return found.flatMap(({ standing, verdict }) =>
    standing.state === 'stale' && verdict.target.kind === kind
      ? standing.differences.map(({ sentence }) => sentence)
      : [],
  );
}

const after = (path: string, value: JsonValue): Workspace => applyEdit(all, setField(`/assessment/${path}`, value));

describe('contradictions and unknowns', () => {
  it('have unique names, in the order of the document', () => {
    const targets = [...contradictionTargets(draft.assessment), ...unknownTargets(draft.assessment)];
    expect(targets.map(({ key, path }) => [key, path])).toEqual([
      ['contradiction|C-001|C-002', '/contradictions/0'],
      ['contradiction|C-001|C-002|#2', '/contradictions/1'],
      ['contradiction|C-003|C-009', '/contradictions/2'],
      [`unknown|${harbour}`, '/unknowns/0'],
      [`unknown|${ships}`, '/unknowns/1'],
    ]);
    expect(targets.map(({ target }) => targetName(target))).toEqual([
      'Contradiction between C-001 and C-002',
      'Contradiction between C-001 and C-002, number 2',
      'Contradiction between C-003 and C-009',
      `Unknown “${harbour}”`,
      `Unknown “${ships}”`,
    ]);
  });

  it('are covered with what both claims say', () => {
    expect(notCurrent(all)).toEqual([]);
    expect(notCurrent(after('contradictions/0/explanation', 'So.'))).toEqual(['contradiction|C-001|C-002 stale']);
    const other = after('claims/1/proposition', 'Other words');
    expect(notCurrent(other)).toEqual(['contradiction|C-001|C-002 stale', 'contradiction|C-001|C-002|#2 stale']);
    expect(changes(other, 'contradiction')[0]).toBe('C-002’s proposition changed: one word removed and two added.');
    const given = applyEdit(all, { type: 'insert', path: '/assessment/claims', index: 3, values: [claim('C-009')] });
    expect(changes(given, 'contradiction')).toEqual(['C-009 was added.']);
  });

  it('are found if the claims changed sides, and compared claim by claim', () => {
    const swapped = after('contradictions/2', { ...contradiction('C-009', 'C-003'), explanation: 'They differ.' });
    expect(notCurrent(swapped)).toEqual(['contradiction|C-009|C-003 stale']);
    expect(changes(swapped, 'contradiction')).toEqual(['The claims of the contradiction changed sides.']);
  });

  it('are missing if they are between other claims', () => {
    const other = after('contradictions/2', contradiction('C-003', 'C-002'));
    expect(notCurrent(other)).toEqual(['contradiction|C-003|C-009 gone']);
  });

  it('follow their claims to other IDs, in the draft and in another file', () => {
    const renamed = applyEdit(all, { type: 'rename', what: 'claim', from: 'C-001', to: 'C-900' });
    expect(notCurrent(renamed)).toEqual([]);
    expect(overviewOf(renamed, sha256).places.has('contradiction|C-900|C-002|#2')).toBe(true);
    const { assessment } = rename(draft, 'claim', 'C-001', 'C-900');
    const moved = followContent(assessment, only(all), sha256);
    expect(notCurrent({ ...all, assessment, reviews: [moved.review] })).toEqual([]);
    expect(moved.renamed).toEqual(['C-001 is now C-900']);
  });
});

describe('an unknown with another text', () => {
  const longer = 'When does the harbour open again for ships?';
  const unknowns = (...texts: readonly string[]): Workspace => after('unknowns', texts);

  it('has no verdict, and the verdict on the earlier text is missing', () => {
    const changed = unknowns(longer, ships);
    expect(notCurrent(changed)).toEqual([`unknown|${harbour} gone`]);
    const again = withVerdict(changed, { target: { kind: 'unknown', text: longer } }, 'accept');
    expect(only(again).verdicts).toHaveLength(only(all).verdicts.length + 1);
    expect(notCurrent(again)).toEqual([`unknown|${harbour} gone`]);
  });

  it('may be the only similar one on which the review has no verdict', () => {
    const similar = (workspace: Workspace) => similarUnknown(workspace.assessment, only(workspace), harbour);
    expect(similar(unknowns(longer, ships))).toBe(longer);
    expect(similar(unknowns(longer, 'When does the old harbour open again?'))).toBeUndefined();
    expect(similar(unknowns('Who pays?', ships))).toBeUndefined();
    const again = withVerdict(unknowns(longer, ships), { target: { kind: 'unknown', text: longer } }, 'accept');
    expect(similar(again)).toBeUndefined();
  });
});

describe('a review with verdicts on contradictions and unknowns', () => {
  const formatOf = (workspace: Workspace): readonly string[] => {
    const review = only(workspace);
    return [review.format, (JSON.parse(writeReview(review)) as Review).format].map((format) => format.slice(-2));
  };

  it('is of version 3 as long as it has any', () => {
    const [first] = unknownTargets(draft.assessment);
    const plain = withVerdict(withReview(draft), { target: { kind: 'document' } }, 'accept');
    expect(formatOf(plain)).toEqual(['v1', 'v1']);
    const withUnknown = withVerdict(plain, first!, 'question');
    expect(formatOf(withUnknown)).toEqual(['v3', 'v3']);
    const cleared = applyEdit(withUnknown, clearVerdict(withUnknown, 'R-1', first!.key, moment));
    expect(formatOf(cleared)).toEqual(['v1', 'v1']);
  });

  it('cannot be blind, and needs the claims or the text', () => {
    const [verdict] = only(withVerdict(withReview(draft), unknownTargets(draft.assessment)[0]!, 'accept')).verdicts;
    const value = verdict as unknown as JsonObject;
    expect(verdictFault(value, 'open')).toBeUndefined();
    expect(verdictFault(value, 'blind')).toMatchObject({ path: '/target' });
    expect(verdictFault({ ...value, target: { kind: 'unknown' } }, 'open')).toMatchObject({ path: '/target' });
    const contradicted = { kind: 'contradiction', left_claim_id: 'C-001' };
    expect(verdictFault({ ...value, target: contradicted }, 'open')).toMatchObject({ path: '/target' });
  });

  it('differs from another one in sentences', () => {
    const [first] = contradictionTargets(draft.assessment);
    const before = withReview(draft);
    const after = withVerdict(withVerdict(before, first!, 'reject'), unknownTargets(draft.assessment)[0]!, 'accept');
    const [difference] = compareDrafts(before, after);
    expect(difference?.fields.map(({ name, sentence }) => `${name}: ${sentence}`)).toEqual([
      'The contradiction between C-001 and C-002: It is rejected.',
      `Unknown “${harbour}”: It is accepted.`,
    ]);
  });

  it('can be changed and undone in any order', () => {
    const targets = [...contradictionTargets(draft.assessment), ...unknownTargets(draft.assessment)];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...targets), fc.boolean()), { maxLength: 8 }), (steps) => {
        let now = withReview(draft);
        for (const [target, isGiven] of steps) {
          const has = only(now).verdicts.some(
            (verdict) => JSON.stringify(verdict.target) === JSON.stringify(target.target),
          );
          if (!isGiven && !has) continue;
          const next = isGiven
            ? withVerdict(now, target, 'question')
            : applyEdit(now, clearVerdict(now, 'R-1', target.key, moment));
          expect(applyPatches(next, diffWorkspaces(next, now))).toEqual(now);
          expect(formatOf(next)[0]).toBe(formatOf(next)[1]);
          now = next;
        }
      }),
    );
  });
});
