import { sha256 } from '@noble/hashes/sha2.js';
import { expect, it } from 'vitest';
import { testDesk } from '../../app/desk.fixtures.ts';
import { addMessage, noteOn, setSuggestion, setVerdict, startReview } from '../../core/review/edits.ts';
import { withReview, withVerdict } from '../../core/review/reviews.fixtures.ts';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { addReviewFile, prepareReview } from './adding-reviews.ts';

const at = '2026-03-05T09:12:00Z';
const target = { kind: 'claim', claim_id: 'C-001' } as const;

/** The review file of a draft. */
function fileOf({ reviews }: Workspace) {
  const [review] = reviews ?? [];
  if (!review) throw new Error('There is no review.');
  return { fileName: 'a.review.json', result: { kind: 'review', review, problems: [], notices: [] } } as const;
}

async function deskWith(draft: Workspace) {
  const { desk, repository, session } = testDesk();
  await session.open(await repository.add(draft), undefined);
  return desk;
}

it('a review that the draft has already brings its replies to a newer copy, and is not added if it has none', async () => {
  const mine = withVerdict(withReview(workspaceOf({ title: 'A' })), { target }, 'question');
  const key = 'claim|C-001';
  const reply = { by: 'author', name: 'Ana', kind: 'note', note: 'Done.', at } as const;
  const file = fileOf(applyEdit(mine, addMessage(mine, 'R-1', key, reply)));
  const desk = await deskWith(applyEdit(mine, noteOn(mine, 'R-1', key, 'And why now?', '2026-04-05T09:12:00Z')));
  const add = () => addReviewFile(desk, file, 'draft', sha256);
  expect(add().summary).toContain('is older than the same review here, so only its new messages were added: 1 reply.');
  expect(desk.getState().draft?.workspace.reviews?.[0]?.verdicts).toMatchObject([
    { note: 'And why now?', thread: [{ name: 'Ana', note: 'Done.' }] },
  ]);
  expect(add().problems).toMatchObject([{ message: expect.stringContaining('already has a newer version') }]);
});

it('a review that is added after its draft has changed is compared with the draft as it is now, not as it was prepared', async () => {
  const start = workspaceOf({ title: 'A' });
  const begin = startReview(start, {
    review_id: 'R-1',
    reviewer: { name: 'Rosa' },
    kind: 'open',
    at,
    digest: sha256,
  });
  const begun = applyEdit(start, begin);
  const verdict = setVerdict(begun, 'R-1', { target, verdict: 'accept', note: '', at, digest: sha256 });
  const file = fileOf(applyEdit(begun, verdict));
  const desk = await deskWith(start);
  await prepareReview(desk, file);
  const edit = { type: 'set', path: '/assessment/claims/0/proposition', value: 'Changed meanwhile.' } as const;
  desk.actions.dispatch(edit, { label: 'edit' });
  const { outcome, summary } = addReviewFile(desk, file, 'draft', sha256);
  expect(outcome).toBe('attached');
  expect(summary).toContain('The reviewer saw another version of the assessment.');
  expect(summary).toContain('0 current, 1 outdated, 0 unmatched');
});

it('a review with suggestions is added with their number, without those that the author has answered', async () => {
  const start = workspaceOf({ title: 'A' });
  const given = withVerdict(withReview(start), { target }, 'question');
  const key = 'claim|C-001';
  const open = applyEdit(given, setSuggestion(given, 'R-1', key, { proposition: 'Shorter.', at }, at));
  const answer = { by: 'author', name: 'Ana', kind: 'declined', note: 'No.', at } as const;
  const answered = applyEdit(open, addMessage(open, 'R-1', key, answer));
  for (const [sent, words] of [
    [open, '1 verdict by Rosa, 1 with a suggested change.'],
    [answered, '1 verdict by Rosa.'],
  ] as const) {
    const desk = await deskWith(start);
    expect(addReviewFile(desk, fileOf(sent), 'draft', sha256).summary).toContain(words);
  }
});
