import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { setField } from '../workspace/edits.ts';
import { rename } from '../workspace/references.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { claim, contradiction, intent, link, powerBasis, workspace } from '../workspace/workspaces.fixtures.ts';
import { reviewPlan } from '../files/sample.fixtures.ts';
import type { Choices } from '../compare/merge/conflicts.ts';
import type { Versions } from '../compare/merge/workspaces.ts';
import { compareDrafts } from './compare-drafts.ts';
import { addMessage, clearVerdict, setVerdict } from './edits.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { overviewOf } from './verdict-places.ts';
import { allTargets, withReview, withVerdict, withAllVerdicts } from './reviews.fixtures.ts';
import { claimTargets, targetKey, type ReviewTarget } from './targets.ts';

const draft: Workspace = workspace({
  claims: [claim('C-001'), claim('C-002', { actual: 'Others' })],
  power_bases: [powerBasis('PB-001', [link('C-001'), link('C-002', 'contradicts')])],
  intent_hypotheses: [intent('IH-001', [link('C-002')], { hypothesis: 'It means to.' })],
  contradictions: [contradiction('C-001', 'C-002')],
  unknowns: ['When does it open?'],
});
const [first, second] = claimTargets(draft.assessment) as [ReviewTarget, ReviewTarget];

function merge(versions: Versions, choices?: Choices) {
  const result = mergeDrafts(versions, sha256, choices);
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result;
}

/** A verdict at a time. */
const given = (of: Workspace, place: ReviewTarget, verdict: 'accept' | 'question', at: string) =>
  applyEdit(of, setVerdict(of, 'R-1', { target: place.target, verdict, note: at, at, digest: sha256 }));

const verdictsIn = ({ reviews = [] }: Workspace) =>
  Object.fromEntries(
    reviews.map(({ review_id, verdicts }) => [
      review_id,
      verdicts.map(({ target, verdict }) => `${targetKey(target)} ${verdict}`),
    ]),
  );

describe('a merge', () => {
  it('keeps the division of the links of my version, or else of theirs', () => {
    const [one, other] = ['7', '8'].map((seed) => ({ ...draft, reviewPlan: { ...reviewPlan, seed } }));
    if (!one || !other) throw new Error('There are two versions.');
    expect(merge({ base: draft, mine: one, theirs: other }).merged.reviewPlan).toBe(one.reviewPlan);
    expect(merge({ base: draft, mine: draft, theirs: other }).merged.reviewPlan).toBe(other.reviewPlan);
    const sentences = (before: Workspace, after: Workspace) =>
      compareDrafts(before, after).map(({ sentence }) => sentence);
    expect([sentences(draft, one), sentences(one, other), sentences(one, draft), sentences(one, one)]).toEqual([
      ['The division of the links among reviewers is new.'],
      ['The division of the links among reviewers has changed.'],
      ['The division of the links among reviewers was removed.'],
      [],
    ]);
  });

  it('keeps the reviews of both versions, and says so', () => {
    const mine = withVerdict(withReview(draft), first, 'accept');
    const theirs = withVerdict(withReview(draft, 'R-2', 'Ole'), second, 'reject', '', 'R-2');
    const { merged, notes } = merge({ base: draft, mine, theirs });
    expect(merged.reviews).toEqual([...(mine.reviews ?? []), ...(theirs.reviews ?? [])]);
    expect(notes).toEqual(['Ole’s review is added, with one verdict.']);
    expect(merge({ base: null, mine, theirs }).merged.reviews).toEqual(merged.reviews);
  });

  it('loses no review and no reviewed target', () => {
    const verdicts = fc.array(fc.tuple(fc.nat(20), fc.constantFrom('accept', 'question', 'reject')), { maxLength: 6 });
    const version = fc.tuple(fc.constantFrom('R-1', 'R-2'), verdicts).map(([id, all]) => {
      const targets = allTargets(draft.assessment);
      return all.reduce(
        (known, [index, verdict]) => withVerdict(known, targets[index % targets.length]!, verdict as 'accept', '', id),
        withReview(draft, id),
      );
    });
    fc.assert(
      fc.property(version, version, (mine, theirs) => {
        const kept = merge({ base: draft, mine, theirs }).merged.reviews ?? [];
        for (const { review_id, verdicts: all } of [...(mine.reviews ?? []), ...(theirs.reviews ?? [])]) {
          const review = kept.find((each) => each.review_id === review_id);
          const keys = new Set(review?.verdicts.map(({ target }) => targetKey(target)));
          expect(all.filter(({ target }) => !keys.has(targetKey(target)))).toEqual([]);
        }
        expect(new Set(kept.map(({ review_id }) => review_id)).size).toBe(kept.length);
      }),
      { numRuns: runs(40) },
    );
  });

  it('keeps the newer verdict on each target of a review that both versions have', () => {
    const base = withReview(draft);
    const [before, mineAt, after] = ['2026-10-31T10:00:00Z', '2026-11-01T10:00:00Z', '2026-11-02T10:00:00Z'] as const;
    const mine = given(given(base, first, 'accept', mineAt), second, 'accept', mineAt);
    const theirs = given(given(base, first, 'question', after), second, 'question', before);
    const swapped = { base, mine: theirs, theirs: mine };
    for (const versions of [{ base, mine, theirs }, swapped]) {
      const { merged, notes } = merge(versions);
      expect(verdictsIn(merged)).toEqual({ 'R-1': ['claim|C-001 question', 'claim|C-002 accept'] });
      expect(notes).toEqual([
        'Rosa’s review is in both versions. The merged review has the verdicts of both. On two items they differ, and the newer verdict is used.',
      ]);
    }
  });

  it('does not restore a verdict that one version withdrew', () => {
    const base = withVerdict(withVerdict(withReview(draft), first, 'accept'), second, 'accept');
    const mine = applyEdit(base, clearVerdict(base, 'R-1', first.key, '2026-11-02T10:00:00Z'));
    const { merged, notes } = merge({ base, mine, theirs: applyEdit(base, setField('/title', 'Theirs')) });
    expect(verdictsIn(merged)).toEqual({ 'R-1': ['claim|C-002 accept'] });
    expect(notes.at(-1)).toContain('One verdict that a version withdrew stays withdrawn.');
  });

  it('keeps the reply that one side gave', () => {
    const base = withVerdict(withReview(draft), first, 'question', 'Why?');
    const reply = { by: 'author', kind: 'note', note: 'Because.', at: '2026-11-02T10:00:00Z' } as const;
    const theirs = applyEdit(base, addMessage(base, 'R-1', first.key, reply));
    const mine = given(base, second, 'accept', '2026-11-02T10:00:00Z');
    expect(merge({ base, mine, theirs }).merged.reviews?.[0]?.verdicts[0]?.thread).toEqual([reply]);
  });

  it('updates verdicts for the IDs that it changes', () => {
    const base = draft;
    const mine = rename(base, 'claim', 'C-001', 'C-901');
    const theirs = withAllVerdicts(base);
    const { merged } = merge({ base, mine, theirs });
    const found = [...overviewOf(merged, sha256).byTarget.values()].flat();
    const gone = found.filter(({ standing }) => standing.state === 'gone');
    expect(gone).toEqual([]);
    expect(JSON.stringify(verdictsIn(merged))).not.toContain('C-001');
  });

  it('updates verdicts for an entry with a new ID because both versions added one', () => {
    const adding = (actual: string) =>
      applyEdit(draft, { type: 'insert', path: '/assessment/claims', index: 2, values: [claim('C-003', { actual })] });
    const [mine, added] = [adding('Mine'), adding('Something else')];
    const theirs = withVerdict(withReview(added), claimTargets(added.assessment)[2]!, 'accept');
    const { merged } = merge({ base: draft, mine, theirs }, { '/claims/C-003': 'both' });
    expect(verdictsIn(merged)).toEqual({ 'R-1': ['claim|C-004 accept'] });
  });
});

describe('a comparison of drafts', () => {
  const sentences = (before: Workspace, after: Workspace) =>
    compareDrafts(before, after).map(({ kind, sentence, fields }) => [
      kind,
      sentence,
      ...fields.map((field) => field.sentence),
    ]);

  it('says which reviews are only on one side', () => {
    const one = withVerdict(withReview(draft), first, 'accept');
    expect(sentences(draft, one)).toEqual([['added', 'Rosa’s review is new, with one verdict.']]);
    expect(sentences(one, draft)).toEqual([['removed', 'Rosa’s review was removed, with one verdict.']]);
  });

  it('says which verdicts of a review differ', () => {
    const one = withVerdict(withVerdict(withReview(draft), first, 'accept'), second, 'accept');
    const withdrawn = applyEdit(one, clearVerdict(one, 'R-1', second.key, '2026-11-02T10:00:00Z'));
    const other = withVerdict(withdrawn, first, 'reject');
    expect(sentences(one, other)).toEqual([
      [
        'changed',
        'Rosa’s review has changed: one verdict withdrawn, one verdict changed.',
        'It is now rejected, before accepted.',
        'It was accepted; the verdict was withdrawn.',
      ],
    ]);
  });

  it('lists nothing if the reviews are the same', () => {
    const one = withAllVerdicts(draft);
    expect(compareDrafts(one, structuredClone(one))).toEqual([]);
  });
});
