import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderThemed } from '../../../ui/rendered.fixtures.tsx';
import { PageTools } from './page-tools.tsx';

const sizes = ['i', 'ii', '1'].map((label) => ({ width: 600, height: 800, label }));
const nothing = (): void => undefined;

function Tools() {
  const [current, setCurrent] = useState(1);
  return (
    <PageTools
      sizes={sizes}
      current={current}
      zoom="width"
      scale={1}
      onPage={setCurrent}
      onZoom={nothing}
      onZoomStep={nothing}
      onTurn={nothing}
    />
  );
}

function renderTools() {
  const onKeyDown = vi.fn();
  const screen = renderThemed(
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={({ key }) => onKeyDown(key)}>
      <Tools />
    </div>,
  );
  const field = () => screen.getByLabelText('Page number') as HTMLInputElement;
  const type = (value: string): void => void fireEvent.change(field(), { target: { value } });
  const press = (key: string): void => void fireEvent.keyDown(field(), { key });
  return { screen, field, type, press, onKeyDown };
}

it('goes to a page by its label and its number, and the field keeps the focus', () => {
  const { screen, field, type, press } = renderTools();
  field().focus();
  type('II');
  press('Enter');
  expect([field().value, document.activeElement]).toEqual(['ii', field()]);
  expect(screen.getByText('(2 of 3)')).toBeTruthy();
  type('3');
  press('Enter');
  expect([field().value, document.activeElement]).toEqual(['1', field()]);
});

it('marks a page that the file does not have, and Esc shows the current page again before it does anything else', () => {
  const { screen, field, type, press, onKeyDown } = renderTools();
  type('9');
  press('Enter');
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['9', 'true']);
  const message = screen.getByRole('alert');
  expect(message.textContent).toBe('This page does not exist. The last page is 1.');
  expect(field().getAttribute('aria-describedby')).toBe(message.id);
  press('Escape');
  expect(field().value).toBe('i');
  expect(onKeyDown.mock.calls).toEqual([['Enter']]);
  press('Escape');
  expect(onKeyDown.mock.calls).toEqual([['Enter'], ['Escape']]);
});

it('keeps the focus on a button that has come to the end', () => {
  const { screen, field } = renderTools();
  const button = screen.getByRole('button', { name: 'Next page' });
  button.focus();
  for (let press = 0; press < 3; press += 1) fireEvent.click(button);
  expect(field().value).toBe('1');
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});
