import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { LongSelect } from './long-select.tsx';
import { renderThemed } from './rendered.fixtures.tsx';

it('shows every item in its own direction, also after an item in the other one', () => {
  const items = ['1 · گفتار بندر', '2 · Port authority halts grain convoys'];
  const screen = renderThemed(
    <LongSelect label="Passage" items={items} noun="passages" chosen={0} none="None" onChoose={() => undefined} />,
  );
  const options = screen.getAllByRole('option');
  expect(options.map((option) => [option.textContent, option.getAttribute('dir')])).toEqual(
    items.map((item) => [item, 'auto']),
  );
});

const items = Array.from({ length: 1300 }, (_, index) => `Passage ${String(index + 1)}`);

function Picker() {
  const [chosen, setChosen] = useState(0);
  return <LongSelect label="Passage" items={items} noun="passages" chosen={chosen} none="None" onChoose={setChosen} />;
}

it('lists the items around the selected one, and leads to the others', () => {
  const screen = renderThemed(<Picker />);
  const select = screen.getByLabelText('Passage') as HTMLSelectElement;
  // Not by role, which takes seconds among so many options.
  const named = (name: string) => [...select.options].find(({ text }) => text === name);
  const choose = (name: string): void => {
    fireEvent.change(select, { target: { value: named(name)?.value } });
  };
  const shown = (): string | undefined => select.selectedOptions[0]?.text;
  expect([select.options.length, shown()]).toEqual([501, 'Passage 1']);
  choose('800 later passages…');
  expect(shown()).toBe('Passage 501');
  expect(named('250 earlier passages…')).toBeTruthy();
  choose('Passage 502');
  expect(shown()).toBe('Passage 502');
});
