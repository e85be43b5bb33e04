import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Themed } from '../../../ui/rendered.fixtures.tsx';
import { RadioRow } from './radio-row.tsx';

it('shows the description of the choice with the pointer or the focus, else of the chosen one', () => {
  const choices = ['One', 'Two', 'Three'].map((title) => ({ value: title, title, description: `${title} explained.` }));
  const screen = render(<RadioRow id="row" label="Row" choices={choices} value="One" onChoose={() => undefined} />, {
    wrapper: Themed,
  });
  const shown = () => screen.container.querySelector('[data-shown]')?.textContent;
  const radio = (name: string): HTMLElement => screen.getByRole('radio', { name });
  expect(shown()).toBe('One explained.');
  fireEvent.focus(radio('Two'));
  expect(shown()).toBe('Two explained.');
  fireEvent.pointerEnter(radio('Three').closest('label') as Element);
  expect(shown()).toBe('Three explained.');
  fireEvent.pointerLeave(radio('Three').closest('label') as Element);
  expect(shown()).toBe('Two explained.');
  fireEvent.blur(radio('Two'));
  expect(shown()).toBe('One explained.');
});
