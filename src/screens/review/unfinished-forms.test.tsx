import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { addMessage } from '../../core/review/edits.ts';
import { targetKey } from '../../core/review/targets.ts';
import type { Message } from '../../core/review-shape/types.generated.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { storeReviewerName } from '../../shared/own-name.ts';
import { renderInDesk, untilRendered, typeInto } from '../../shared/rendered.fixtures.tsx';
import { claim, link, powerBasis, workspace } from '../../core/workspace/workspaces.fixtures.ts';
import { ReviewProvider, useReview } from './use-review.ts';
import { VerdictForm } from './verdict-form.tsx';

const sample = workspace({ claims: [claim('C-1'), claim('C-2')], power_bases: [powerBasis('PB-1', [link('C-1')])] });

/** The form in one of two layouts, as on a screen that becomes narrow: React mounts it again in the other. */
function Layouts() {
  const desk = useReview();
  const [isNarrow, setNarrow] = useState(false);
  const form = desk.current && <VerdictForm subject={desk.current} />;
  return (
    <ReviewProvider value={desk}>
      <button onClick={() => setNarrow(!isNarrow)}>Turn the device</button>
      {isNarrow ? <div>{form}</div> : <section>{form}</section>}
    </ReviewProvider>
  );
}

function open() {
  storeReviewerName('R. Lind');
  const { screen, desk } = renderInDesk(<Layouts />, sample);
  const click = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.click(screen.getByRole('button', { name: /^Question/ }));
  return { screen, desk, click, field: (label: string) => screen.getByLabelText(label) };
}

afterEach(() => storeReviewerName(''));

it('a suggestion that is being typed stays when the layout of the screen changes', () => {
  const { screen, click, field } = open();
  click('Suggest a change…');
  expect(document.activeElement).toBe(field('Suggested effect'));
  typeInto(field('Suggested reason') as HTMLTextAreaElement, 'Ships waited.');
  click('Turn the device');
  expect(field('Suggested reason')).toHaveProperty('value', 'Ships waited.');
  click('Save suggestion');
  expect(screen.getByRole('group', { name: 'Your suggested change' }).textContent).toContain('Ships waited.');
  click('Edit suggestion…');
  click('Cancel');
  click('Turn the device');
  expect(screen.queryByLabelText('Suggested reason')).toBeNull();
});

it('a suggestion without a verdict is saved as a question, in one step', () => {
  storeReviewerName('R. Lind');
  const { screen, desk } = renderInDesk(<Layouts />, sample);
  const click = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
  click('Suggest a change…');
  expect(desk.getState().draft?.workspace.reviews).toBeUndefined();
  typeInto(screen.getByLabelText('Suggested reason') as HTMLTextAreaElement, 'Ships waited.');
  click('Save suggestion');
  const given = desk.getState().draft?.workspace.reviews?.flatMap(({ verdicts }) => verdicts);
  expect(given).toMatchObject([{ verdict: 'question', suggestion: { reason: 'Ships waited.' } }]);
  act(() => void desk.actions.undo());
  expect(desk.getState().draft?.workspace.reviews ?? []).toEqual([]);
});

it('a suggestion of a reviewer without a name stays in its form, and no verdict waits in its place', () => {
  const { screen, desk } = renderInDesk(<Layouts />, sample);
  fireEvent.click(screen.getByRole('button', { name: 'Suggest a change…' }));
  typeInto(screen.getByLabelText('Suggested reason') as HTMLTextAreaElement, 'Ships waited.');
  fireEvent.click(screen.getByRole('button', { name: 'Save suggestion' }));
  expect(screen.getByLabelText('Suggested reason')).toHaveProperty('value', 'Ships waited.');
  expect(screen.queryByRole('button', { name: /^Question/, pressed: true })).toBeNull();
  expect(desk.getState().draft?.workspace.reviews).toBeUndefined();
});

/** The author's reply to the verdict that is given in these tests. */
const answer: Message = { by: 'author', kind: 'note', note: 'It is in the log.', at: '2026-11-24T12:00:00Z' };

const keyOf = ({ reviews = [] }: Workspace): string =>
  reviews.flatMap(({ verdicts }) => verdicts.map(({ target }) => targetKey(target)))[0] ?? '';

it('a reply that is being typed stays when the layout of the screen changes', async () => {
  const { screen, click, field, desk } = open();
  await untilRendered(() => {
    desk.actions.dispatch((now) => addMessage(now, now.reviews?.[0]?.review_id ?? '', keyOf(now), answer), {
      label: 'reply',
    });
  });
  click('Reply…');
  typeInto(field('Reply') as HTMLTextAreaElement, 'On which page?');
  click('Turn the device');
  expect(field('Reply')).toHaveProperty('value', 'On which page?');
  click('Save reply');
  expect(screen.container.textContent).toContain('On which page?');
  expect(screen.queryByLabelText('Reply')).toBeNull();
});
