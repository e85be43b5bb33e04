import { expect, it, afterEach, beforeEach, vi } from 'vitest';
import { renderInDesk } from '../rendered.fixtures.tsx';
import { Counter } from './counter.tsx';
import { Frame } from './field-frame.tsx';
import { act, fireEvent } from '@testing-library/react';

it('describes a control by the help, the problem and the remaining characters', () => {
  const { screen } = renderInDesk(
    <Frame
      id="reason"
      title="Reason"
      help="Why the claim supports it."
      entryId={undefined}
      counter={<Counter text="abcdefghi" limit={10} />}
      findings={[]}
      problem="Reason is missing."
    >
      {(control) => <input {...control} />}
    </Frame>,
  );
  const field = screen.getByRole('textbox', { name: 'Reason' });
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
  const words = described.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(words).toBe('Why the claim supports it. Reason is missing. 1 of 10 left');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Field({ problem }: { readonly problem?: string }) {
  return (
    <Frame id="actor" title="Actor" entryId={undefined} findings={[]} problem={problem}>
      {(control) => <input {...control} />}
    </Frame>
  );
}

function renderField(problem?: string) {
  const { screen } = renderInDesk(<Field {...(problem === undefined ? {} : { problem })} />);
  const field = screen.getByRole('textbox', { name: 'Actor' });
  const said = (): string => {
    act(() => void vi.runAllTimers());
    return screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  };
  return { screen, field, said };
}

it.each([
  ['Actor is missing.', 'Actor is missing.'],
  ['Choose an actor.', 'Actor: Choose an actor.'],
])('announces a problem that appears when the field is left, with the field’s name once: %s', (problem, words) => {
  const { screen, field, said } = renderField();
  fireEvent.focus(field);
  fireEvent.blur(field);
  screen.rerender(<Field problem={problem} />);
  expect(said()).toBe(words);
});

it('does not repeat a problem that the field had before, and announces nothing while a person is in the field', () => {
  const old = renderField('Actor is missing.');
  fireEvent.focus(old.field);
  fireEvent.blur(old.field);
  expect(old.said()).toBe('');
  old.screen.unmount();
  const { screen, field, said } = renderField();
  fireEvent.focus(field);
  screen.rerender(<Field problem="Actor is missing." />);
  expect(said()).toBe('');
});
