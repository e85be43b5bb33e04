import { describe, expect, it } from 'vitest';
import { Cell, LookupTable, type Reading } from './cell.ts';

function reader(ask: () => void): Cell {
  const cell = new Cell({
    produce: () => {
      ask();
      return [];
    },
    onChanged: () => undefined,
  });
  return cell;
}

describe('LookupTable', () => {
  it('reports the readers of changed results, and only those', () => {
    const facts = new Map([
      ['a', 1],
      ['b', 1],
    ]);
    const table = new LookupTable<string, number>((key) => facts.get(key) ?? 0);
    const reading: Reading = { cell: undefined };
    const [a, b] = ['a', 'b'].map((key) => reader(() => table.ask(key, reading.cell)));
    a?.run(reading);
    b?.run(reading);
    facts.set('a', 2);
    const told: Cell[] = [];
    expect(table.refresh((cell) => told.push(cell))).toEqual(['a']);
    expect(told).toEqual([a]);
  });

  it('does not report dropped readers, and computes a look-up without readers again', () => {
    let fact = 1;
    const table = new LookupTable<string, number>(() => fact);
    const reading: Reading = { cell: undefined };
    const cell = reader(() => table.ask('a', reading.cell));
    cell.run(reading);
    cell.drop();
    fact = 2;
    expect(table.ask('a', undefined)).toBe(2);
    fact = 3;
    const told: Cell[] = [];
    expect(table.refresh((reader) => told.push(reader))).toEqual([]);
    expect(told).toEqual([]);
    expect(table.isEmpty).toBe(true);
    expect(table.ask('a', undefined)).toBe(3);
  });

  it('treats the previous result as unchanged', () => {
    const table = new LookupTable<string, readonly string[]>((key, previous) => previous ?? [key]);
    const reading: Reading = { cell: undefined };
    reader(() => table.ask('a', reading.cell)).run(reading);
    expect(table.refresh(() => undefined)).toEqual([]);
  });
});
