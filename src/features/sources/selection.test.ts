import { describe, expect, it } from 'vitest';
import { noSelection, selectAll, selectionForKey, selectRow } from './selection.ts';

const order = [4, 2, 7, 1];
const press = (key: string, shiftKey = false, isCommand = false) => ({ key, shiftKey, isCommand });

describe('the selection of rows', () => {
  it('is one row, several, or a range in the order of the rows', () => {
    const one = selectRow(noSelection, 2, 'only', order);
    expect([...one.keys]).toEqual([2]);
    expect([...selectRow(one, 1, 'range', order).keys]).toEqual([2, 7, 1]);
    expect([...selectRow(selectRow(one, 1, 'range', order), 4, 'range', order).keys]).toEqual([4, 2]);
    const two = selectRow(one, 1, 'toggle', order);
    expect([...two.keys]).toEqual([2, 1]);
    expect([...selectRow(two, 2, 'toggle', order).keys]).toEqual([1]);
    expect([...selectAll(one, order).keys]).toEqual(order);
  });

  it('is never empty after a click', () => {
    expect([...selectRow(selectRow(noSelection, 2, 'only', order), 2, 'toggle', order).keys]).toEqual([2]);
    expect([...selectRow(noSelection, 2, 'range', order).keys]).toEqual([2]);
  });

  it('follows the arrow keys, and Shift extends it', () => {
    const first = selectionForKey(noSelection, press('ArrowDown'), order, 2);
    expect(first?.active).toBe(4);
    const down = selectionForKey(first!, press('ArrowDown', true), order, 2);
    expect([...down!.keys]).toEqual([4, 2]);
    expect([...selectionForKey(down!, press('End'), order, 2)!.keys]).toEqual([1]);
    expect([...selectionForKey(down!, press('a', false, true), order, 2)!.keys]).toEqual(order);
    expect(selectionForKey(down!, press('z', false, true), order, 2)).toBeUndefined();
    expect(selectionForKey(down!, press('x'), order, 2)).toBeUndefined();
  });
});
