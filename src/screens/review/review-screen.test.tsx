import { act, fireEvent } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { storeReviewerName } from '../../shared/own-name.ts';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import { readOnlyMessage } from '../../ui/read-only-note.ts';
import { Queue } from './queue-list.tsx';
import { useKeys } from './review-screen.tsx';
import { ReviewProvider, useReview, type ReviewDesk } from './use-review.ts';

/** The button of a suggestion in a read-only tab. */
function Suggest({ of: { suggestion } }: { readonly of: ReviewDesk }) {
  return <button type="button" ref={suggestion} disabled />;
}

function Review({ hasColumns }: { readonly hasColumns: boolean }) {
  const review = useReview();
  const root = useRef<HTMLDivElement>(null);
  useKeys(root, review, hasColumns);
  return (
    <div ref={root}>
      <p>Current: {review.current?.key}</p>
      <p>{review.onlyChain ? 'Only this chain' : 'Everything'}</p>
      <button type="button">Inside</button>
      <input aria-label="Search" />
      <Suggest of={review} />
    </div>
  );
}

function renderReview(hasColumns = true) {
  storeReviewerName('Rosa');
  const made = renderInDesk(
    <>
      <Review hasColumns={hasColumns} />
      <button type="button">Outside</button>
    </>,
  );
  const press = async (element: Element, key: string, more: KeyboardEventInit = {}): Promise<void> => {
    const code = `Key${key.toUpperCase()}`;
    await act(async () => void fireEvent.keyDown(element, { key, code, ...more }));
  };
  const given = () => (made.workspace().reviews ?? []).flatMap(({ verdicts }) => verdicts).length;
  return { ...made, press, given, inside: made.button('Inside') };
}

it('gives a verdict with a letter if the focus is in the review', async () => {
  const { screen, press, given, inside } = renderReview();
  const current = () => screen.getByText(/^Current: /).textContent;
  await press(inside, 'a');
  expect(given()).toBe(1);
  const first = current();
  await press(inside, 'n');
  expect(current()).not.toBe(first);
  await press(inside, 'q');
  expect(given()).toBe(2);
});

it('ignores letters in a field, outside the review, with Ctrl, and behind a dialog', async () => {
  const { screen, press, given, inside, button } = renderReview();
  for (const element of [screen.getByLabelText('Search'), button('Outside'), document.body]) await press(element, 'a');
  await press(inside, 'a', { ctrlKey: true });
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  await press(inside, 'a');
  expect(given()).toBe(0);
  dialog.remove();
  await press(inside, 'a');
  expect(given()).toBe(1);
});

it.each([
  [true, 'Only this chain'],
  [false, 'Everything'],
])('narrows the columns with O only if they are beside each other: %s', async (hasColumns, shown) => {
  const { screen, press, inside } = renderReview(hasColumns);
  await press(inside, 'o');
  expect(screen.getByText(shown)).toBeDefined();
});

it('says in a read-only tab why S opens no suggestion', async () => {
  const { follow, screen, press, inside } = renderReview();
  await follow();
  await press(inside, 's');
  expect(screen.getByText(readOnlyMessage)).toBeTruthy();
});

function Title({ of: { heading } }: { readonly of: ReviewDesk }) {
  return (
    <h3 ref={heading} tabIndex={-1}>
      Title
    </h3>
  );
}

function QueueWithTitle() {
  const desk = useReview();
  return (
    <ReviewProvider value={desk}>
      <Title of={desk} />
      <Queue />
    </ReviewProvider>
  );
}

it.each([
  ['leaves the focus in a filter that a key changes', false],
  ['moves the focus from a filter that the pointer changes to the item, where letters give verdicts', true],
])('%s', (_, isPointed) => {
  const { screen } = renderInDesk(<QueueWithTitle />);
  const filter = screen.getByRole('combobox', { name: 'Filter by status' });
  filter.focus();
  if (isPointed) fireEvent.pointerDown(filter);
  else fireEvent.keyDown(filter, { key: 'ArrowDown' });
  fireEvent.change(filter, { target: { value: 'unreviewed' } });
  expect(document.activeElement).toBe(isPointed ? screen.getByText('Title') : filter);
});
