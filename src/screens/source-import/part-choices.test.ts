import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { isTextRow, setChosen, withFiles } from './import-rows.ts';
import {
  allParts,
  partChoices,
  partsInWords,
  noSelection,
  selectAll,
  selectionForKey,
  selectRow,
} from './part-choices.ts';
import { documentSource, segment } from './source-files.fixtures.ts';

const document = (name: string) =>
  documentSource(name, {
    segments: [
      segment(name),
      segment('😀 first', `${name}-c1`),
      segment('more', `${name}-c1`),
      segment('second', `${name}-c2`),
      segment('side', 'side'),
    ],
    groups: [
      { id: `${name}-c1`, kind: 'comment', label: 'Comments by A', isProposed: false },
      { id: `${name}-c2`, kind: 'comment', label: 'Comments by B', isProposed: false },
      { id: 'side', kind: 'region', label: 'Sidebar', isProposed: true },
      { id: 'empty', kind: 'hidden', label: 'Hidden text', isProposed: false },
    ],
  });

const rows = withFiles([], [document('a'), document('b')], null, sha256);
const texts = rows.filter(isTextRow);

describe('the parts of the selected files', () => {
  it('are those of one file, each with its start', () => {
    expect(partChoices(texts.slice(0, 1))).toMatchObject([
      { key: 'a-c1', label: 'Comments by A', isChosen: 'none', length: 11, start: '😀 first\nmore' },
      { key: 'a-c2', label: 'Comments by B', isChosen: 'none', length: 6, start: 'second' },
      { key: 'side', label: 'Sidebar', isChosen: 'all', length: 4, start: 'side' },
    ]);
  });

  it('are counted beside a file, unless all of them are included', () => {
    const [first] = texts;
    expect(first && partsInWords(first)).toBe('1 of 3 parts');
    const all = setChosen(rows, allParts(partChoices(texts)), true, sha256).filter(isTextRow);
    expect(all[0] && partsInWords(all[0])).toBe('');
  });

  it('are chosen by kind for several files, and regions by name', () => {
    const choices = partChoices(texts);
    expect(choices.map(({ label, isChosen }) => [label, isChosen])).toEqual([
      ['Comments', 'none'],
      ['Sidebar', 'all'],
    ]);
    expect([...(choices[0]?.parts ?? [])]).toEqual([
      [0, ['a-c1', 'a-c2']],
      [1, ['b-c1', 'b-c2']],
    ]);
    const some = setChosen(rows, new Map([[0, ['a-c1']]]), true, sha256).filter(isTextRow);
    expect(partChoices(some)[0]?.isChosen).toBe('some');
    const all = setChosen(rows, allParts(choices), true, sha256).filter(isTextRow);
    expect(partChoices(all).map(({ isChosen }) => isChosen)).toEqual(['all', 'all']);
    expect(all[1]?.passage.text).toBe('b\n😀 first\nmore\nsecond\nside');
  });

  it('begin with whole characters', () => {
    const long = documentSource('c', {
      segments: [segment(`${'x'.repeat(119)}😀`, 'side')],
      groups: [{ id: 'side', kind: 'region', label: 'Sidebar', isProposed: true }],
    });
    const [choice] = partChoices(withFiles([], [long], null, sha256).filter(isTextRow));
    expect(choice?.start).toBe('x'.repeat(119));
  });
});

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
