import { describe, expect, it } from 'vitest';
import type { LinkedFile } from '../../store/linked-file.ts';
import { fileInWords, saveWords, timeInWords } from './save-words.ts';

const noon = new Date(2026, 10, 21, 12, 0).getTime();
const file: LinkedFile = { name: 'a.desk.json', format: 'desk', at: noon, current: true, disk: 'same', writing: false };
const saved = { kind: 'saved' } as const;

describe('saveWords', () => {
  it.each([
    ['on this device only', null, 'saved', 'Saved on this device'],
    ['also in a file', file, 'saved', 'Saved to a.desk.json'],
    ['a file that is being written', { ...file, writing: true }, 'saving', 'Saving to a.desk.json…'],
    ['a file that somebody else changed', { ...file, disk: 'changed' }, 'attention', 'a.desk.json has changed on disk'],
    ['a file that is gone', { ...file, disk: 'gone' }, 'attention', 'Saved on this device; a.desk.json is gone'],
  ] as const)('says where the work is: %s', (_name, link, tone, words) => {
    expect(saveWords(saved, link, noon)).toEqual({ tone, words });
  });

  it('says since when the file is behind', () => {
    const { words } = saveWords(saved, { ...file, current: false }, noon);
    expect(words).toBe(`Saved on this device; a.desk.json is from ${timeInWords(noon, noon)}`);
  });

  it('says first what could not be kept', () => {
    const failed = { kind: 'failed', why: 'no room.' } as const;
    expect(saveWords(failed, file, noon)).toEqual({ tone: 'failed', words: 'Not saved: no room.' });
  });

  it('says of a window that only reads who saves the work', () => {
    const words = 'Only reading; saved by the other window';
    expect(saveWords(saved, null, noon, 'following')).toEqual({ tone: 'reading', words });
  });
});

describe('timeInWords', () => {
  it('names the day where it is another', () => {
    expect(timeInWords(noon, noon)).not.toMatch(/21/);
    expect(timeInWords(noon, noon + 24 * 3600 * 1000)).toMatch(/21/);
  });
});

describe('fileInWords', () => {
  it('says what is not known', () => {
    expect(fileInWords({ ...file, disk: 'unknown' }, noon)).toMatch(/could not be checked/);
    expect(fileInWords(file, noon)).not.toMatch(/could not be checked/);
  });

  it('says that saving loses neither version', () => {
    expect(fileInWords({ ...file, disk: 'changed' }, noon)).toMatch(/keeps both versions/);
  });
});
