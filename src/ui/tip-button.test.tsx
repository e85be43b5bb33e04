import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderThemed } from './rendered.fixtures.tsx';
import { TipButton } from './tip-button.tsx';

it.each([
  ['Undo several steps, or open version history', true],
  ['Undo several steps', false],
])('is described by its tooltip only if that says more than its name: %s', async (tooltip, isDescribed) => {
  const screen = renderThemed(<TipButton tooltip={tooltip} aria-label="Undo several steps" />);
  const button = screen.getByRole('button', { name: 'Undo several steps' });
  fireEvent.mouseEnter(button);
  expect((await screen.findByRole('tooltip')).textContent).toBe(tooltip);
  expect(button.hasAttribute('aria-describedby')).toBe(isDescribed);
});
