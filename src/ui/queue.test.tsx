import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pressLetter } from './queue.tsx';

it('presses the button of a letter, unless a modifier is held or a field takes the letter', () => {
  const press = vi.fn();
  const { getByRole } = render(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-label="Queue" onKeyDown={pressLetter}>
      <h2 tabIndex={-1}>C-001</h2>
      <button type="button" data-key="a" onClick={press}>
        Accept
      </button>
      <input type="text" aria-label="Reason" />
      <input type="radio" aria-label="First match" />
    </section>,
  );
  const heading = getByRole('heading');
  fireEvent.keyDown(heading, { key: 'a', ctrlKey: true });
  fireEvent.keyDown(heading, { key: 'b' });
  fireEvent.keyDown(getByRole('textbox'), { key: 'a' });
  expect(press).not.toHaveBeenCalled();
  // `fireEvent` returns false if the event was prevented.
  expect(fireEvent.keyDown(heading, { key: 'a' })).toBe(false);
  fireEvent.keyDown(getByRole('radio'), { key: 'a' });
  expect(press).toHaveBeenCalledTimes(2);
});
