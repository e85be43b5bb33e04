import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { addMessage } from '../../core/review/edits.ts';
import { targetKey } from '../../core/review/targets.ts';
import type { Message } from '../../core/review-shape/types.generated.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { storeReviewerName } from '../../shared/own-name.ts';
import { renderInDesk, typeInto } from '../../shared/rendered.fixtures.tsx';
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

/** Renders the form of the link, for a reviewer who has given their name. */
function open(name = 'R. Lind') {
  storeReviewerName(name);
  const made = renderInDesk(<Layouts />, sample);
  return { ...made, field: (label: string) => made.screen.getByLabelText(label) as HTMLTextAreaElement };
}

afterEach(() => storeReviewerName(''));

it('a suggestion that is being typed stays when the layout of the screen changes', () => {
  const { screen, click, field } = open();
  click(/^Question/);
  click('Suggest a change…');
  expect(document.activeElement).toBe(field('Suggested effect'));
  typeInto(field('Suggested reason'), 'Ships waited.');
  click('Turn the device');
  expect(field('Suggested reason')).toHaveProperty('value', 'Ships waited.');
  click('Save suggestion');
  expect(screen.getByRole('group', { name: 'Your suggested change' }).textContent).toContain('Ships waited.');
  click('Edit suggestion…');
  click('Cancel');
  click('Turn the device');
  expect(screen.queryByLabelText('Suggested reason')).toBeNull();
});

/** Writes a suggestion for the link before a verdict on it, and saves it. */
function saveSuggestion({ click, field }: ReturnType<typeof open>): void {
  click('Suggest a change…');
  typeInto(field('Suggested reason'), 'Ships waited.');
  click('Save suggestion');
}

it('a suggestion without a verdict is saved as a question, in one step', async () => {
  const made = open();
  saveSuggestion(made);
  const given = made.workspace().reviews?.flatMap(({ verdicts }) => verdicts);
  expect(given).toMatchObject([{ verdict: 'question', suggestion: { reason: 'Ships waited.' } }]);
  await made.undo();
  expect(made.workspace().reviews ?? []).toEqual([]);
});

it('a suggestion of a reviewer without a name stays in its form, and no verdict waits in its place', () => {
  const made = open('');
  saveSuggestion(made);
  expect(made.field('Suggested reason')).toHaveProperty('value', 'Ships waited.');
  expect(made.screen.queryByRole('button', { name: /^Question/, pressed: true })).toBeNull();
  expect(made.workspace().reviews).toBeUndefined();
});

/** The author's reply to the verdict that is given in these tests. */
const answer: Message = { by: 'author', kind: 'note', note: 'It is in the log.', at: '2026-11-24T12:00:00Z' };

const keyOf = ({ reviews = [] }: Workspace): string =>
  reviews.flatMap(({ verdicts }) => verdicts.map(({ target }) => targetKey(target)))[0] ?? '';

it('a reply that is being typed stays when the layout of the screen changes', async () => {
  const { screen, click, field, edit } = open();
  click(/^Question/);
  await edit((now) => addMessage(now, now.reviews?.[0]?.review_id ?? '', keyOf(now), answer));
  click('Reply…');
  typeInto(field('Reply'), 'On which page?');
  click('Turn the device');
  expect(field('Reply')).toHaveProperty('value', 'On which page?');
  click('Save reply');
  expect(screen.container.textContent).toContain('On which page?');
  expect(screen.queryByLabelText('Reply')).toBeNull();
});
