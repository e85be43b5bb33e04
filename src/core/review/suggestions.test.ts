import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { sampleWorkspace } from '../files/sample.fixtures.ts';
import { readFile } from '../files/read-file.ts';
import { writeReview } from '../files/write.ts';
import { viewClaim } from '../assessment/view.ts';
import { findQuote } from '../text/quote.ts';
import { textAt } from '../text/span.ts';
import { suggestionState } from '../review-shape/thread.ts';
import type { Message } from '../review-shape/types.generated.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { setField } from '../workspace/edits.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { setSuggestion } from './edits.ts';
import { withReview, withVerdict, moment } from './reviews.fixtures.ts';
import {
  acceptSuggestion,
  isChangedAsSuggested,
  suggestedDifferences,
  suggestedValues,
  type SuggestedChange,
} from './suggestions.ts';
import { claimTargets, targetsOf } from './targets.ts';
import { verdictState } from './verdict-state.ts';

const link = targetsOf(sampleWorkspace.assessment)[0]!;
const claim = claimTargets(sampleWorkspace.assessment)[0]!;
const raw = (sampleWorkspace.assessment as unknown as { claims: readonly never[] }).claims[0]!;
const passages = sampleWorkspace.casefile!.observations.flatMap((observation) => observation.passages);
const passage = passages.find(({ passage_id }) => passage_id === viewClaim(raw).passage_id)!.text;

const message = (kind: Message['kind']): Message => ({ by: 'author', name: 'Ana', kind, note: '', at: moment });

function suggested(target: typeof link, change: SuggestedChange): Workspace {
  const draft = withVerdict(withReview(sampleWorkspace), target, 'question', 'See my suggestion.');
  return applyEdit(draft, setSuggestion(draft, 'R-1', target.key, { ...change, at: moment }, moment));
}

const reviewIn = ({ reviews = [] }: Workspace) => reviews[0]!;
const verdictIn = (workspace: Workspace) => reviewIn(workspace).verdicts[0]!;
const accept = (workspace: Workspace, { key }: typeof link) =>
  applyEdit(workspace, acceptSuggestion(workspace, 'R-1', key, message('accepted'), sha256));

describe('a suggestion', () => {
  it('is a difference from the reviewed content, also after it was accepted', () => {
    const draft = suggested(link, { effect: 'contradicts', reason: 'It denies it.' });
    const names = (workspace: Workspace) =>
      suggestedDifferences(reviewIn(workspace), verdictIn(workspace)).map(({ name, after }) => [name, after]);
    expect(names(draft)).toEqual([
      ['Effect of evidence link 1', 'contradicts'],
      ['Reason of evidence link 1', 'It denies it.'],
    ]);
    expect(names(accept(draft, link))).toEqual(names(draft));
  });

  it('of a link is described with its entry and its claim, and without the number of another link', () => {
    const draft = suggested(link, { effect: 'contradicts', reason: 'It denies it.' });
    const { target } = verdictIn(draft);
    if (target.kind !== 'link') throw new Error('This is not a link.');
    const { entry_id, claim_id } = target;
    const sentences = suggestedDifferences(reviewIn(draft), verdictIn(draft)).map(({ sentence }) => sentence);
    expect(sentences).toEqual([
      `${entry_id} now cites ${claim_id} as contradicting instead of supporting.`,
      expect.stringMatching(`^${entry_id}’s reason for citing ${claim_id} changed: `),
    ]);
  });

  it('is listed with the names of its fields', () => {
    expect(suggestedValues(verdictIn(suggested(link, { effect: 'contradicts', reason: 'It denies it.' })))).toEqual([
      { label: 'Effect', value: 'Contradicts' },
      { label: 'Reason', value: 'It denies it.' },
    ]);
  });

  it('that is accepted changes the link and says so in the thread, as one edit', () => {
    const draft = suggested(link, { effect: 'contradicts' });
    const after = accept(draft, link);
    expect(targetsOf(after.assessment)[0]?.key).toContain('|contradicts');
    expect(suggestionState(verdictIn(draft))).toBe('open');
    expect(suggestionState(verdictIn(after))).toBe('accepted');
    expect(() => accept(after, link)).toThrow('The content has changed');
    const isAsSuggested = (now: Workspace): boolean =>
      isChangedAsSuggested(verdictIn(now), verdictState(now, reviewIn(now), verdictIn(now), sha256));
    expect([draft, after].map(isAsSuggested)).toEqual([false, true]);
    expect(isAsSuggested(applyEdit(after, setField(`/assessment${link.path}/reason`, 'Another reason.')))).toBe(false);
    expect(isAsSuggested(applyEdit(after, setField(`/assessment${link.path}/reason`, 'contradicts')))).toBe(false);
    expect(isChangedAsSuggested(verdictIn(after), { state: 'stale', differences: [] })).toBe(false);
  });

  it('on changed content is outdated, and is not accepted', () => {
    const draft = suggested(link, { reason: 'Because.' });
    const changed = applyEdit(draft, setField(`/assessment${link.path}/reason`, 'Another reason.'));
    expect(() => accept(changed, link)).toThrow('The content has changed since the suggestion was made.');
    const without = applyEdit(draft, { type: 'unset', path: `/assessment${link.path}` });
    expect(() => accept(without, link)).toThrow('no longer exists');
  });

  it('changes the proposition, the kind and the span of a claim', () => {
    const actual = textAt(passage, findQuote(passage, passage.slice(0, 6))[0]!)!;
    const span = { start: 0, end: [...actual].length, offset_encoding: 'unicode-code-point' } as const;
    const change = { proposition: 'It closes.', claim_kind: 'denial', span, actual } as const;
    const after = accept(suggested(claim, change), claim);
    expect((after.assessment as unknown as { claims: readonly object[] }).claims[0]).toMatchObject(change);
    const standing = verdictState(after, reviewIn(after), verdictIn(after), sha256);
    expect(isChangedAsSuggested(verdictIn(after), standing)).toBe(true);
  });

  it('is not accepted if the passage does not have its text there, or cannot be checked', () => {
    const span = { start: 0, end: 6, offset_encoding: 'unicode-code-point' } as const;
    const draft = suggested(claim, { span, actual: 'forged' });
    expect(() => accept(draft, claim)).toThrow('does not contain the suggested text');
    expect(() => accept({ ...draft, casefile: null }, claim)).toThrow('cannot be checked');
  });

  it('is declined in the thread, and open again if the reviewer suggests something else', () => {
    const draft = suggested(link, { reason: 'Because.' });
    const verdict = { ...verdictIn(draft), thread: [message('declined')] };
    expect(suggestionState(verdict)).toBe('declined');
    const later = { ...verdict, suggestion: { reason: 'Therefore.', at: '2024-06-01T12:00:00Z' } };
    expect(suggestionState(later)).toBe('open');
  });

  it('is in the review’s file in version 2, stays with the same verdict, and goes with changed content', () => {
    const draft = suggested(link, { reason: 'Because.' });
    const text = writeReview(reviewIn(draft));
    expect(JSON.parse(text)).toHaveProperty('format', 'assessment-desk.review/v2');
    const read = readFile(new TextEncoder().encode(text), 'a.review.json', sha256);
    expect(read).toMatchObject({ kind: 'review', review: reviewIn(draft), problems: [] });
    const again = withVerdict(draft, link, 'reject');
    expect(verdictIn(again).suggestion?.reason).toBe('Because.');
    const changed = applyEdit(draft, setField(`/assessment${link.path}/reason`, 'Another reason.'));
    expect(verdictIn(withVerdict(changed, link, 'reject')).suggestion).toBeUndefined();
    const withdrawn = applyEdit(draft, setSuggestion(draft, 'R-1', link.key, undefined, moment));
    expect(reviewIn(withdrawn).format).toBe('assessment-desk.review/v1');
  });
});
