import { beforeEach, expect, it } from 'vitest';
import { applyPatches, diffWorkspaces } from '../../core/workspace/patch.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { claim, link, powerBasis, workspace } from '../../core/workspace/workspaces.fixtures.ts';
import { withReview, withVerdict } from '../../core/review/reviews.fixtures.ts';
import { targetsOf } from '../../core/review/targets.ts';
import type { Stores } from '../../shared/context.tsx';
import { small } from '../../shared/desk.fixtures.ts';
import { storeReviewerName } from '../../shared/own-name.ts';
import { untilRendered, renderHookInDesk } from '../../shared/rendered.fixtures.tsx';
import type { DraftCommands } from '../../desk/draft-commands.ts';
import { createLibraryStore, type DraftSummary } from '../../desk/library-store.ts';
import type { Subject } from './model.ts';
import { useReview, type ReviewDesk } from './use-review.ts';

const twoLinks = workspace({
  claims: [claim('C-1'), claim('C-2')],
  power_bases: [powerBasis('PB-1', [link('C-1'), link('C-2')])],
});

/** Renders the state of the review screen. `now` returns it as it was last rendered. */
function renderReview(given: Workspace = small, commands?: Partial<Stores>) {
  const { desk, screen, now } = renderHookInDesk(useReview, given, commands);
  const verdicts = () => (desk.getState().draft?.workspace.reviews ?? []).flatMap((review) => review.verdicts);
  const steps = () => desk.getState().draft?.history.past.map(({ label }) => label);
  const draft = () => desk.getState().draft?.workspace ?? small;
  return { screen, now, verdicts, steps, draft };
}

const linkOf = (review: ReviewDesk): Subject => {
  const [link] = review.model.links;
  if (!link) throw new Error('The example has no link.');
  return link;
};

beforeEach(() => storeReviewerName(''));

it('asks for the name before the first verdict, and then saves the verdict with its review as one step', async () => {
  const { now, verdicts, steps } = renderReview();
  await untilRendered(() => now().decide(linkOf(now()), 'accept'));
  expect(now().pending).toEqual([linkOf(now())]);
  expect(verdicts()).toEqual([]);
  await untilRendered(() => now().setName('Rosa'));
  expect(now().pending).toEqual([]);
  expect(now().review?.reviewer.name).toBe('Rosa');
  expect(verdicts()).toMatchObject([{ verdict: 'accept', note: '' }]);
  expect(steps()).toHaveLength(1);
});

it('gives each verdict that waited for the name to its own item, with a note that followed, wherever the reader is', async () => {
  const { now, verdicts } = renderReview(twoLinks);
  const [first, second] = now().model.links;
  if (!first || !second) throw new Error('The example has two links.');
  await untilRendered(() => now().decide(first, 'accept'));
  expect(now().unsavedOf(first.key)?.verdict).toBe('accept');
  await untilRendered(() => now().go(second));
  await untilRendered(() => now().write(first, 'On page 3.'));
  await untilRendered(() => now().decide(second, 'reject'));
  await untilRendered(() => now().go({ ...first }));
  await untilRendered(() => now().setName('Rosa'));
  const claimsOf = verdicts().map(({ verdict, note, target }) => [
    verdict,
    note,
    target.kind === 'link' && target.claim_id,
  ]);
  expect(claimsOf).toEqual([
    ['accept', 'On page 3.', 'C-1'],
    ['reject', '', 'C-2'],
  ]);
});

/** The commands of a device where R-1 was started in another draft, which is listed once `ready` resolves. */
function startedElsewhere(ready: Promise<void> = Promise.resolve()): Partial<Stores> {
  const library = createLibraryStore();
  const counts = { claims: 1, powerBases: 1, intents: 0, contradictions: 0, unknowns: 0 };
  const other: DraftSummary = { id: 'other', title: '', changedAt: 1, counts, ownReviews: ['R-1'] };
  const listDrafts = (): Promise<void> => ready.then(() => library.setState({ drafts: [other] }));
  return { library, drafts: { listDrafts } as DraftCommands };
}

it('continues a review that was started in another draft on this device, and records it in this one', async () => {
  storeReviewerName('Rosa');
  const { ownReviews: _own, ...loaded } = withReview(small);
  const { now, draft, steps } = renderReview(loaded, startedElsewhere());
  await untilRendered(() => undefined);
  expect([now().review?.review_id, now().hasNamesake]).toEqual(['R-1', false]);
  await untilRendered(() => now().decide(linkOf(now()), 'accept'));
  expect(draft()).toMatchObject({ reviews: [{ review_id: 'R-1', verdicts: [{}] }], ownReviews: ['R-1'] });
  await untilRendered(() => now().decide(linkOf(now()), 'reject'));
  expect(draft().ownReviews).toEqual(['R-1']);
  expect(steps()).toHaveLength(2);
});

it.each<[string, (review: ReviewDesk) => unknown]>([
  ['a note', (review) => review.write(linkOf(review), 'Which page?')],
  ['a reply', (review) => review.reply(linkOf(review), 'note', 'It is on page 3.')],
  ['a suggestion', (review) => review.suggest(linkOf(review), { reason: 'It controls the port.' })],
  ['a withdrawal', (review) => review.withdraw(linkOf(review))],
])('records a review that was started in another draft also if %s comes first, in the same step', async (_, act) => {
  storeReviewerName('Rosa');
  const [link] = targetsOf(small.assessment);
  if (!link) throw new Error('The example has no link.');
  const { ownReviews: _own, ...loaded } = withVerdict(withReview(small), link, 'accept');
  const { now, draft, steps } = renderReview(loaded, startedElsewhere());
  await untilRendered(() => undefined);
  await untilRendered(() => act(now()));
  expect(draft().ownReviews).toEqual(['R-1']);
  expect(draft().reviews).not.toEqual(loaded.reviews);
  expect(steps()).toHaveLength(1);
});

it('does not save verdicts until it is known whose review has the name of the reviewer, and then saves them', async () => {
  storeReviewerName('Rosa');
  const [one, other] = targetsOf(twoLinks.assessment);
  if (!one || !other) throw new Error('The example has two links.');
  const reviewed = withVerdict(withVerdict(withReview(twoLinks), one, 'reject', 'Wrong port.'), other, 'accept');
  const { ownReviews: _own, ...loaded } = reviewed;
  let list = (): void => undefined;
  const ready = new Promise<void>((resolve) => (list = resolve));
  const { now, draft } = renderReview(loaded, startedElsewhere(ready));
  const [first, second] = now().model.links;
  if (!first || !second) throw new Error('The example has two links.');
  await untilRendered(() => now().decide(first, 'accept'));
  await untilRendered(() => now().write(second, 'Which page?'));
  expect([now().hasNamesake, now().pending, draft()]).toEqual([false, [], loaded]);
  expect(now().unsavedOf(first.key)?.verdict).toBe('accept');
  await untilRendered(() => list());
  const verdicts = [
    { verdict: 'accept', note: 'Wrong port.' },
    { verdict: 'accept', note: 'Which page?' },
  ];
  expect(draft().reviews).toMatchObject([{ review_id: 'R-1', verdicts }]);
});

it('starts another review if the one with the same name turns out to be by someone else', async () => {
  storeReviewerName('Rosa');
  const { ownReviews: _own, ...loaded } = withReview(small, 'R-2');
  let list = (): void => undefined;
  const ready = new Promise<void>((resolve) => (list = resolve));
  const { now, draft } = renderReview(loaded, startedElsewhere(ready));
  await untilRendered(() => now().decide(linkOf(now()), 'accept'));
  await untilRendered(() => now().write(linkOf(now()), 'On page 3.'));
  expect(draft().reviews).toHaveLength(1);
  await untilRendered(() => list());
  expect(now().hasNamesake).toBe(true);
  expect(draft().reviews).toMatchObject([
    { review_id: 'R-2', verdicts: [] },
    { reviewer: { name: 'Rosa' }, verdicts: [{ verdict: 'accept', note: 'On page 3.' }] },
  ]);
});

it('saves no verdict that was withdrawn before the name was given', async () => {
  const { now, verdicts } = renderReview();
  await untilRendered(() => now().decide(linkOf(now()), 'accept'));
  await untilRendered(() => now().withdraw(linkOf(now())));
  expect(now().pending).toEqual([]);
  await untilRendered(() => now().setName('Rosa'));
  expect(verdicts()).toEqual([]);
});

it('makes a note without a verdict a question, and edits the note of a verdict that is given', async () => {
  const { now, verdicts } = renderReview();
  await untilRendered(() => now().setName('Rosa'));
  await untilRendered(() => now().write(linkOf(now()), 'Which page?'));
  expect(verdicts()).toMatchObject([{ verdict: 'question', note: 'Which page?' }]);
  await untilRendered(() => now().decide(linkOf(now()), 'reject'));
  await untilRendered(() => now().write(linkOf(now()), 'It is not on page 3.'));
  expect(verdicts()).toMatchObject([{ verdict: 'reject', note: 'It is not on page 3.' }]);
});

it('keeps a blind verdict on a link until it has a reason, also if the screen is left', async () => {
  const { screen, now, verdicts } = renderReview({ ...small, blind: true });
  await untilRendered(() => now().setName('Rosa'));
  const note = document.body.appendChild(document.createElement('textarea'));
  now().note.current = note;
  await untilRendered(() => now().decide(linkOf(now()), 'supports'));
  expect(document.activeElement).toBe(note);
  expect(verdicts()).toEqual([]);
  screen.unmount();

  const again = renderReview({ ...small, blind: true });
  const { key } = linkOf(again.now());
  expect(again.now().unsavedOf(key)).toEqual({ verdict: 'supports', note: '' });
  await untilRendered(() => again.now().write(linkOf(again.now()), 'It names the actor.'));
  expect(again.verdicts()).toMatchObject([{ verdict: 'supports', note: 'It names the actor.' }]);
  expect(again.now().unsavedOf(key)).toBeUndefined();
});

it('withdraws a verdict, and with it a note that was not saved', async () => {
  const { now, verdicts } = renderReview();
  const { key } = linkOf(now());
  await untilRendered(() => now().write(linkOf(now()), 'Half a thought'));
  expect(now().unsavedOf(key)?.note).toBe('Half a thought');
  await untilRendered(() => now().setName('Rosa'));
  await untilRendered(() => now().decide(linkOf(now()), 'accept'));
  expect(verdicts()).toMatchObject([{ note: 'Half a thought' }]);
  await untilRendered(() => now().withdraw(linkOf(now())));
  expect(verdicts()).toEqual([]);
  expect(now().own.get(key)).toBeUndefined();
  expect(now().unsavedOf(key)).toBeUndefined();
});

it('keeps the ownership in the step of the first verdict, and continues the review if the browser stored no setting', async () => {
  const { screen, now, draft } = renderReview();
  await untilRendered(() => now().setName('Rosa'));
  await untilRendered(() => now().decide(linkOf(now()), 'accept'));
  const stored = applyPatches(small, diffWorkspaces(small, draft()));
  screen.unmount();
  localStorage.clear();

  const again = renderReview(stored);
  expect(again.now().name).toBe('Rosa');
  expect(again.now().review?.verdicts).toHaveLength(1);
  await untilRendered(() => again.now().decide(linkOf(again.now()), 'reject'));
  expect(again.verdicts()).toMatchObject([{ verdict: 'reject' }]);
});
