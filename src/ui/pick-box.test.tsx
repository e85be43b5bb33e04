import { cleanup, fireEvent } from '@testing-library/react';
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

it('shows its text in the direction of the text', () => {
  expect(renderBox({ shown: 'القناة' }).box.getAttribute('dir')).toBe('auto');
  cleanup();
  const { box, type } = renderBox({ shown: 'C-003 · القناة', dir: 'rtl' });
  expect(box.getAttribute('dir')).toBe('rtl');
  type('coun');
  expect(box.getAttribute('dir')).toBe('auto');
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

it.each([
  [
    'with',
    { label: (name: string) => `New actor “${name}”`, onCreate: vi.fn() },
    /^Nothing is selected\. To create “Mini”/,
  ],
  ['without', undefined, 'Nothing is selected. No option matches “Mini”.'],
])(
  'says so if Enter selects nothing, and does not submit the form around it, %s a way to create',
  (_, create, words) => {
    const { screen, box, type, onPick } = renderBox(create && { create });
    type('Mini');
    expect(fireEvent.keyDown(box, { key: 'Enter', code: 'Enter' }), 'Enter reaches no form').toBe(false);
    expect(screen.getByRole('status').textContent).toMatch(words);
    expect(onPick).not.toHaveBeenCalled();
    expect(create?.onCreate ?? onPick).not.toHaveBeenCalled();
    type('Minis');
    expect(screen.getByRole('status').textContent).toBe('');
  },
);
