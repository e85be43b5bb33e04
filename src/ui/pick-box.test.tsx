import { cleanup, fireEvent } from '@testing-library/react';
import { expect, it, vi, describe } from 'vitest';
import * as fc from 'fast-check';
import { AnnouncerProvider, createAnnouncer } from './announcer.tsx';
import { PickBox, isCalled, matching, type PickBoxProps, type Findable } from './pick-box.tsx';
import { renderThemed } from './rendered.fixtures.tsx';

const options = [
  { value: 'council', label: 'Harbour Council', names: ['council'] },
  { value: 'authority', label: 'River Authority', names: ['authority'] },
];

function renderBox(props: Partial<PickBoxProps> = {}) {
  const onPick = vi.fn();
  const screen = renderThemed(
    <AnnouncerProvider announcer={createAnnouncer()}>
      <PickBox id="actor" aria-label="Actor" shown="" options={options} onPick={onPick} {...props} />
    </AnnouncerProvider>,
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

it('shows a line end of the chosen option as a space', () => {
  expect(renderBox({ shown: 'C-001 · fuel\r\nand\u2028water' }).box.value).toBe('C-001 · fuel and water');
});

it('names an option with content of its own by its name, and describes it', () => {
  const option = { ...options[0], value: 'council', label: 'Harbour Council', description: 'The Council · الميناء' };
  const content = 'Harbour Council council The Council الميناء';
  const { screen, box } = renderBox({ options: [{ ...option, content, contentName: 'Harbour Council, council' }] });
  fireEvent.click(box);
  const shown = screen.getByRole('option', { name: 'Harbour Council, council' });
  expect(shown.getAttribute('aria-description')).toBe('The Council · الميناء');
  expect(shown.textContent).toBe(content);
});

it('chooses the suggested option with Enter, unless another one is typed or chosen', () => {
  const { box, type, onPick } = renderBox({ suggested: 'authority' });
  fireEvent.click(box);
  expect(box.getAttribute('aria-activedescendant')).toBeTruthy();
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter' });
  expect(onPick).toHaveBeenLastCalledWith('authority');
  type('harbour');
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter' });
  expect(onPick).toHaveBeenLastCalledWith('council');
  cleanup();
  // The place of the suggested option is another one in the list that the typed text has filtered.
  const guild = { value: 'guild', label: 'River Guild', names: ['guild'] };
  const filtered = renderBox({ suggested: 'authority', options: [...options, guild] });
  filtered.type('river');
  fireEvent.keyDown(filtered.box, { key: 'Enter', code: 'Enter' });
  expect(filtered.onPick).toHaveBeenLastCalledWith('authority');
  cleanup();
  const chosen = renderBox({ suggested: 'authority', shown: 'Harbour Council', chosen: 'council' });
  fireEvent.click(chosen.box);
  fireEvent.keyDown(chosen.box, { key: 'Enter', code: 'Enter' });
  expect(chosen.onPick).not.toHaveBeenCalledWith('authority');
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

const creatable = () => ({ label: (name: string) => `New actor “${name}”`, onCreate: vi.fn() });
const pressEnter = (box: HTMLElement, more = {}): boolean =>
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', ...more });

it.each([
  ['nothing matches', 'Mini', undefined, 'Nothing is selected. No option matches “Mini”.'],
  [
    'nothing matches, and an option can be created',
    'Mini',
    creatable(),
    'Nothing is selected. Press Enter again to create “Mini”.',
  ],
  [
    'an option matches, and another can be created',
    'coun',
    creatable(),
    'Nothing is selected. Press Enter again to create “coun”, or select an option.',
  ],
  ['an option has this name', 'council', creatable(), 'Nothing is selected. Select an option.'],
])('says what the list offers if Enter selects nothing, and submits no form: %s', (_, text, create, words) => {
  const { screen, box, type, names, onPick } = renderBox(create && { create });
  type(text);
  // The list opens again without an active option.
  if (create) fireEvent.blur(box);
  expect(pressEnter(box), 'Enter reaches no form').toBe(false);
  expect(screen.getByRole('status').textContent, 'announced').toBe(words);
  expect(screen.getAllByText(words), 'announced and visible').toHaveLength(2);
  expect(names().includes(`New actor “${text}”`)).toBe(words.includes('create'));
  expect(onPick).not.toHaveBeenCalled();
  expect(create?.onCreate ?? onPick).not.toHaveBeenCalled();
});

it.each([
  ['the text changes', (box: HTMLElement) => fireEvent.change(box, { target: { value: 'Minis' } })],
  ['it loses the focus', (box: HTMLElement) => [fireEvent.blur(box), fireEvent.click(box)]],
])('no longer says that nothing is selected once %s', (_, act) => {
  const { screen, box, type } = renderBox({ create: creatable() });
  type('Mini');
  pressEnter(box);
  expect(screen.getAllByText(/^Nothing is selected/)).toHaveLength(2);
  act(box);
  expect(screen.getAllByText(/^Nothing is selected/), 'only announced').toHaveLength(1);
});

it('never takes an option that only begins with the typed name, where a new one can be created', () => {
  const create = creatable();
  const { box, type, onPick } = renderBox({ create });
  type('Harbour');
  pressEnter(box);
  expect([onPick.mock.calls, create.onCreate.mock.calls]).toEqual([[], []]);
  pressEnter(box);
  expect([onPick.mock.calls, create.onCreate.mock.calls]).toEqual([[], [['Harbour']]]);
  type('harbour council');
  pressEnter(box);
  type('river');
  fireEvent.keyDown(box, { key: 'ArrowDown', code: 'ArrowDown' });
  pressEnter(box);
  expect(onPick.mock.calls).toEqual([['council'], ['authority']]);
});

it('takes the best match where nothing can be created', () => {
  const { box, type, onPick } = renderBox();
  type('river');
  pressEnter(box);
  expect(onPick).toHaveBeenCalledExactlyOnceWith('authority');
});

it('leaves the Enter that ends an IME composition alone', () => {
  const { screen, box, type } = renderBox();
  type('かわ');
  expect(pressEnter(box, { isComposing: true }), 'its default action happens').toBe(true);
  expect(screen.queryByText(/^Nothing is selected/)).toBeNull();
});

const named = (label: string, ...names: string[]): Findable => ({ label, names });
const labels = (options: readonly Findable[], typed: string): readonly string[] =>
  matching(options, typed).map(({ label }) => label);

describe('options for a typed text', () => {
  const actors = [
    named('Tessalit'),
    named('Republic of Velmara', 'Velmara'),
    named('Port of Salt'),
    named('Velmara Port Authority'),
    named('Sal'),
    named('Salento Union'),
  ];

  it.each([
    ['sal', ['Sal', 'Salento Union', 'Port of Salt', 'Tessalit']],
    ['velmara', ['Republic of Velmara', 'Velmara Port Authority']],
    ['VÉL', ['Republic of Velmara', 'Velmara Port Authority']],
    ['por vel', ['Velmara Port Authority']],
    ['port', ['Port of Salt', 'Velmara Port Authority']],
    ['nobody', []],
  ])('“%s”: exact first, then the beginning, then inside', (typed, expected) => {
    expect(labels(actors, typed)).toEqual(expected);
  });

  it('keep their order if nothing is typed', () => {
    expect(matching(actors, '  ')).toBe(actors);
  });

  it('are those that contain every word, each once, whatever its order', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '-', 'é'), maxLength: 6 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ label: word, names: fc.array(word, { maxLength: 2 }) })),
        word,
        (options, typed) => {
          const found = matching(options, typed);
          expect(new Set(found).size).toBe(found.length);
          for (const option of options.filter((one) => isCalled(one, typed))) expect(found).toContain(option);
          const firstInside = found.findIndex((option) => !isCalled(option, typed));
          if (typed.trim() !== '' && firstInside >= 0) {
            expect(found.slice(firstInside).some((option) => isCalled(option, typed))).toBe(false);
          }
        },
      ),
    );
  });
});
