import { describe, expect, it } from 'vitest';
import type { LinkedFile } from '../../desk/desk-store.ts';
import { fileInWords, saveWords, timeInWords } from './save-status.tsx';

const noon = new Date(2026, 10, 21, 12, 0).getTime();
const file: LinkedFile = { name: 'a.desk.json', format: 'desk', at: noon, current: true, disk: 'same', writing: false };
const saved = { kind: 'saved' } as const;

describe('saveWords', () => {
  it.each([
    ['on this device only', null, 'saved', 'Saved on this device'],
    ['also in a file', file, 'saved', 'Saved to a.desk.json'],
    ['a file that is being written', { ...file, writing: true }, 'saving', 'Saving to a.desk.json…'],
    ['a file that somebody else changed', { ...file, disk: 'changed' }, 'attention', 'a.desk.json was changed on disk'],
    ['a file that is gone', { ...file, disk: 'gone' }, 'attention', 'Saved on this device; a.desk.json not found'],
  ] as const)('says where the draft is saved: %s', (_name, link, tone, words) => {
    expect(saveWords(saved, link, noon)).toEqual({ tone, words });
  });

  it('says since when the file is outdated', () => {
    const { words } = saveWords(saved, { ...file, current: false }, noon);
    expect(words).toBe(`Saved on this device; newer than a.desk.json (${timeInWords(noon, noon)})`);
  });

  it('says first what could not be saved', () => {
    const failed = { kind: 'failed', why: 'no room.' } as const;
    expect(saveWords(failed, file, noon)).toEqual({ tone: 'failed', words: 'Not saved: no room.' });
  });

  it('says of a read-only tab which tab saves the draft', () => {
    const words = 'Read-only: another tab is editing';
    expect(saveWords(saved, null, noon, 'following')).toEqual({ tone: 'reading', words });
  });
});

it('timeInWords names the day if it is not today', () => {
  expect(timeInWords(noon, noon)).not.toMatch(/21/);
  expect(timeInWords(noon, noon + 24 * 3600 * 1000)).toMatch(/21/);
});

it('fileInWords says what is unknown, and that saving loses neither version', () => {
  expect(fileInWords({ ...file, disk: 'unknown' }, noon)).toMatch(/Could not check/);
  expect(fileInWords(file, noon)).not.toMatch(/Could not check/);
  expect(fileInWords({ ...file, disk: 'changed' }, noon)).toMatch(/keeps both versions/);
});
