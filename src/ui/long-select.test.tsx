import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, describe } from 'vitest';
import fc from 'fast-check';
import { LongSelect, partAround } from './long-select.tsx';
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

const anyList = fc
  .tuple(fc.nat(100_000), fc.integer({ min: 1, max: 1000 }))
  .chain(([count, most]) =>
    fc.record({ count: fc.constant(count), most: fc.constant(most), chosen: fc.integer({ min: -1, max: count - 1 }) }),
  );

describe('the part of a list around an item', () => {
  it('contains the item, at most the requested number, and all of a short list', () => {
    fc.assert(
      fc.property(anyList, ({ count, most, chosen }) => {
        const { start, end } = partAround(count, chosen, most);
        expect(end - start).toBe(Math.min(count, most));
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(count);
        if (chosen < 0) return;
        expect(start).toBeLessThanOrEqual(chosen);
        expect(end).toBeGreaterThan(chosen);
      }),
    );
  });

  it('has as many items before the item as after it', () => {
    expect(partAround(10_000, 5000, 500)).toEqual({ start: 4750, end: 5250 });
  });
});
