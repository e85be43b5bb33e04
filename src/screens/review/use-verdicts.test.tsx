import { beforeEach, describe, expect, it } from 'vitest';
import { applyPatches, diffWorkspaces } from '../../core/workspace/patch.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { claim, link, powerBasis, workspace } from '../../core/workspace/workspaces.fixtures.ts';
import { withReview, withVerdict } from '../../core/review/reviews.fixtures.ts';
import { targetsOf } from '../../core/review/targets.ts';
import { small } from '../../shared/desk.fixtures.ts';
import { storeReviewerName } from '../../shared/own-name.ts';
import { untilRendered, renderHookInDesk, type GivenStores } from '../../shared/rendered.fixtures.tsx';
import { createLibraryStore, type DraftSummary } from '../../desk/library-store.ts';
import type { Subject } from './model.ts';
import { useReview, type ReviewDesk } from './use-review.ts';

const twoLinks = workspace({
  claims: [claim('C-1'), claim('C-2')],
  power_bases: [powerBasis('PB-1', [link('C-1'), link('C-2')])],
});

/** Renders the state of the review screen. `now` returns it as it was last rendered. */
function renderReview(given: Workspace = small, commands?: GivenStores) {
  const made = renderHookInDesk(useReview, given, commands);
  const verdicts = () => (made.workspace().reviews ?? []).flatMap((review) => review.verdicts);
  /** Lets the reviewer do something, and waits until it is rendered. */
  const act = (what: (review: ReviewDesk) => unknown) => untilRendered(() => void what(made.now()));
  return { ...made, verdicts, act, draft: made.workspace, link: linkOf(made.now()) };
}

function linkOf({ model }: ReviewDesk): Subject {
  const [link] = model.links;
  if (!link) throw new Error('The example has no link.');
  return link;
}

/** A draft with a review that was loaded with it. */
function loadedReview(reviewed: Workspace): Workspace {
  const { ownReviews: _own, ...loaded } = reviewed;
  return loaded;
}

beforeEach(() => storeReviewerName(''));

it('asks for the name before the first verdict, and then saves the verdict with its review as one step', async () => {
  const { now, act, link, verdicts, steps } = renderReview();
  await act((review) => review.decide(link, 'accept'));
  expect(now().pending).toEqual([link]);
  expect(verdicts()).toEqual([]);
  await act((review) => review.setName('Rosa'));
  expect(now().pending).toEqual([]);
  expect(now().review?.reviewer.name).toBe('Rosa');
  expect(verdicts()).toMatchObject([{ verdict: 'accept', note: '' }]);
  expect(steps()).toHaveLength(1);
});

it('gives each verdict that waited for the name to its own item, with a note that followed, wherever the reader is', async () => {
  const { now, act, link: first, verdicts } = renderReview(twoLinks);
  const second = now().model.links[1] as Subject;
  await act((review) => review.decide(first, 'accept'));
  expect(now().unsavedOf(first.key)?.verdict).toBe('accept');
  await act((review) => review.go(second));
  await act((review) => review.write(first, 'On page 3.'));
  await act((review) => review.decide(second, 'reject'));
  await act((review) => review.go({ ...first }));
  await act((review) => review.setName('Rosa'));
  expect(verdicts()).toMatchObject([
    { verdict: 'accept', note: 'On page 3.', target: { claim_id: 'C-1' } },
    { verdict: 'reject', note: '', target: { claim_id: 'C-2' } },
  ]);
});

/** The commands of a device where R-1 was started in another draft, which is listed once `ready` resolves. */
function startedElsewhere(ready: Promise<void> = Promise.resolve()): GivenStores {
  const library = createLibraryStore();
  const counts = { claims: 1, powerBases: 1, intents: 0, contradictions: 0, unknowns: 0 };
  const other: DraftSummary = { id: 'other', title: '', changedAt: 1, counts, ownReviews: ['R-1'] };
  return { library, drafts: { listDrafts: () => ready.then(() => library.setState({ drafts: [other] })) } };
}

it('continues a review that was started in another draft on this device, and records it in this one', async () => {
  storeReviewerName('Rosa');
  const { now, act, link, draft, steps } = renderReview(loadedReview(withReview(small)), startedElsewhere());
  await untilRendered(() => undefined);
  expect([now().review?.review_id, now().hasNamesake]).toEqual(['R-1', false]);
  await act((review) => review.decide(link, 'accept'));
  expect(draft()).toMatchObject({ reviews: [{ review_id: 'R-1', verdicts: [{}] }], ownReviews: ['R-1'] });
  await act((review) => review.decide(link, 'reject'));
  expect(draft().ownReviews).toEqual(['R-1']);
  expect(steps()).toHaveLength(2);
});

it.each<[string, (review: ReviewDesk) => unknown]>([
  ['a note', (review) => review.write(linkOf(review), 'Which page?')],
  ['a reply', (review) => review.reply(linkOf(review), 'note', 'It is on page 3.')],
  ['a suggestion', (review) => review.suggest(linkOf(review), { reason: 'It controls the port.' })],
  ['a withdrawal', (review) => review.withdraw(linkOf(review))],
])('records a review that was started in another draft also if %s comes first, in the same step', async (_, does) => {
  storeReviewerName('Rosa');
  const loaded = loadedReview(withVerdict(withReview(small), targetsOf(small.assessment)[0]!, 'accept'));
  const { act, draft, steps } = renderReview(loaded, startedElsewhere());
  await untilRendered(() => undefined);
  await act(does);
  expect(draft().ownReviews).toEqual(['R-1']);
  expect(draft().reviews).not.toEqual(loaded.reviews);
  expect(steps()).toHaveLength(1);
});

describe('before it is known whose review has the name of the reviewer', () => {
  /** Renders a draft with a loaded review. `list` makes the reviews of this device known. */
  function renderUnlisted(loaded: Workspace) {
    storeReviewerName('Rosa');
    let list = (): void => undefined;
    const made = renderReview(loaded, startedElsewhere(new Promise<void>((resolve) => (list = resolve))));
    return { ...made, list: () => untilRendered(() => list()) };
  }

  it('saves no verdicts, and saves them then', async () => {
    const [one, other] = targetsOf(twoLinks.assessment);
    const reviewed = withVerdict(withVerdict(withReview(twoLinks), one!, 'reject', 'Wrong port.'), other!, 'accept');
    const loaded = loadedReview(reviewed);
    const { now, act, draft, link: first, list } = renderUnlisted(loaded);
    await act((review) => review.decide(first, 'accept'));
    await act((review) => review.write(review.model.links[1]!, 'Which page?'));
    expect([now().hasNamesake, now().pending, draft()]).toEqual([false, [], loaded]);
    expect(now().unsavedOf(first.key)?.verdict).toBe('accept');
    await list();
    const verdicts = [
      { verdict: 'accept', note: 'Wrong port.' },
      { verdict: 'accept', note: 'Which page?' },
    ];
    expect(draft().reviews).toMatchObject([{ review_id: 'R-1', verdicts }]);
  });

  it('starts another review if the one with the same name turns out to be by someone else', async () => {
    const { now, act, draft, link, list } = renderUnlisted(loadedReview(withReview(small, 'R-2')));
    await act((review) => review.decide(link, 'accept'));
    await act((review) => review.write(link, 'On page 3.'));
    expect(draft().reviews).toHaveLength(1);
    await list();
    expect(now().hasNamesake).toBe(true);
    expect(draft().reviews).toMatchObject([
      { review_id: 'R-2', verdicts: [] },
      { reviewer: { name: 'Rosa' }, verdicts: [{ verdict: 'accept', note: 'On page 3.' }] },
    ]);
  });
});

it('saves no verdict that was withdrawn before the name was given', async () => {
  const { now, act, link, verdicts } = renderReview();
  await act((review) => review.decide(link, 'accept'));
  await act((review) => review.withdraw(link));
  expect(now().pending).toEqual([]);
  await act((review) => review.setName('Rosa'));
  expect(verdicts()).toEqual([]);
});

it('makes a note without a verdict a question, and edits the note of a verdict that is given', async () => {
  const { act, link, verdicts } = renderReview();
  await act((review) => review.setName('Rosa'));
  await act((review) => review.write(link, 'Which page?'));
  expect(verdicts()).toMatchObject([{ verdict: 'question', note: 'Which page?' }]);
  await act((review) => review.decide(linkOf(review), 'reject'));
  await act((review) => review.write(linkOf(review), 'It is not on page 3.'));
  expect(verdicts()).toMatchObject([{ verdict: 'reject', note: 'It is not on page 3.' }]);
});

it('keeps a blind verdict on a link until it has a reason, also if the screen is left', async () => {
  const { screen, now, act, link, verdicts } = renderReview({ ...small, blind: true });
  await act((review) => review.setName('Rosa'));
  const note = document.body.appendChild(document.createElement('textarea'));
  now().note.current = note;
  await act((review) => review.decide(link, 'supports'));
  expect(document.activeElement).toBe(note);
  expect(verdicts()).toEqual([]);
  screen.unmount();

  const again = renderReview({ ...small, blind: true });
  expect(again.now().unsavedOf(link.key)).toEqual({ verdict: 'supports', note: '' });
  await again.act((review) => review.write(again.link, 'It names the actor.'));
  expect(again.verdicts()).toMatchObject([{ verdict: 'supports', note: 'It names the actor.' }]);
  expect(again.now().unsavedOf(link.key)).toBeUndefined();
});

it('withdraws a verdict, and with it a note that was not saved', async () => {
  const { now, act, link, verdicts } = renderReview();
  await act((review) => review.write(link, 'Half a thought'));
  expect(now().unsavedOf(link.key)?.note).toBe('Half a thought');
  await act((review) => review.setName('Rosa'));
  await act((review) => review.decide(link, 'accept'));
  expect(verdicts()).toMatchObject([{ note: 'Half a thought' }]);
  await act((review) => review.withdraw(linkOf(review)));
  expect(verdicts()).toEqual([]);
  expect([now().own.get(link.key), now().unsavedOf(link.key)]).toEqual([undefined, undefined]);
});

it('keeps the ownership in the step of the first verdict, and continues the review if the browser stored no setting', async () => {
  const { screen, act, link, draft } = renderReview();
  await act((review) => review.setName('Rosa'));
  await act((review) => review.decide(link, 'accept'));
  const stored = applyPatches(small, diffWorkspaces(small, draft()));
  screen.unmount();
  localStorage.clear();

  const again = renderReview(stored);
  expect(again.now().name).toBe('Rosa');
  expect(again.now().review?.verdicts).toHaveLength(1);
  await again.act((review) => review.decide(again.link, 'reject'));
  expect(again.verdicts()).toMatchObject([{ verdict: 'reject' }]);
});
