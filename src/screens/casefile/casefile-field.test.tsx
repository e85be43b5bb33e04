import { expect, it } from 'vitest';
import { untilRendered, renderInDesk } from '../../shared/rendered.fixtures.tsx';
import { CasefileField, type CasefilePart } from './casefile-field.tsx';

const part: CasefilePart = { kind: 'actor', index: 0, name: 'actor_id' };

function Field() {
  return <CasefileField part={part}>{({ id }) => <input id={id} aria-label="Actor ID" />}</CasefileField>;
}

it('takes a requested focus once, and again only for another request', async () => {
  const { screen, view } = renderInDesk(<Field key="first" />);
  const request = () => untilRendered(() => view.actions.select({ section: 'casefile' }, '/actors/0/actor_id'));
  const control = () => screen.getByLabelText('Actor ID');
  await request();
  expect(document.activeElement).toBe(control());
  // The field leaves the screen and is shown again, as a row of a long list or after another screen.
  screen.rerender(<Field key="second" />);
  expect(document.activeElement).not.toBe(control());
  await request();
  expect(document.activeElement).toBe(control());
});
