import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PickBox, type PickBoxProps } from './pick-box.tsx';
import { renderThemed } from './rendered.fixtures.tsx';

const options = [
  { value: 'council', label: 'Harbour Council', names: ['council'] },
  { value: 'authority', label: 'River Authority', names: ['authority'] },
];

function renderBox(props: Partial<PickBoxProps> = {}) {
  const onPick = vi.fn();
  const screen = renderThemed(
    <PickBox id="actor" aria-label="Actor" shown="" options={options} onPick={onPick} {...props} />,
  );
  const box = screen.getByRole('combobox', { name: 'Actor' }) as HTMLInputElement;
  const type = (value: string): void => void fireEvent.change(box, { target: { value } });
  const names = (): readonly string[] => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');
  return { screen, box, type, names, onPick };
}

it('shows the options that match the typed text, and picks one', () => {
  const { screen, type, names, onPick } = renderBox();
  type('river');
  expect(names()).toEqual(['River Authority']);
  fireEvent.click(screen.getByRole('option', { name: 'River Authority' }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith('authority');
});

it('says if nothing matches', () => {
  const { screen, type, names } = renderBox();
  type('ministry');
  expect(names()).toEqual([]);
  expect(screen.getByText('No matches.')).toBeTruthy();
});

it('changes nothing if it loses the focus without a choice', () => {
  const { box, type, onPick } = renderBox({ shown: 'Harbour Council', chosen: 'council' });
  type('river');
  fireEvent.blur(box);
  expect(box.value).toBe('Harbour Council');
  expect(onPick).not.toHaveBeenCalled();
});

it('offers to create an option, and keeps the typed text until then', () => {
  const onCreate = vi.fn();
  const { screen, box, type } = renderBox({ create: { label: (name) => `New actor “${name}”`, onCreate } });
  type(' Ministry ');
  fireEvent.blur(box);
  expect(box.value).toBe(' Ministry ');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  type('Ministry');
  fireEvent.click(screen.getByRole('option', { name: 'New actor “Ministry”' }));
  expect(onCreate).toHaveBeenCalledExactlyOnceWith('Ministry');
});
