import { describe, expect, it } from 'vitest';
import type { OpenReport } from '../../desk/file-commands.ts';
import { headingFor, isTroubled, messageFor, placeInWords } from './reports.ts';

const report = (outcome: OpenReport['outcome'], problems: OpenReport['problems'] = []): OpenReport => ({
  fileName: 'a.json',
  outcome,
  summary: '',
  problems,
});

describe('a report on opened files', () => {
  it('needs the dialog if something could not be opened or was skipped', () => {
    expect(isTroubled(report('refused', [{ message: 'Line 1, column 1: no JSON.' }]))).toBe(true);
    expect(isTroubled(report('opened', [{ message: 'One passage was skipped.' }]))).toBe(true);
    expect(isTroubled(report('opened'))).toBe(false);
    expect(isTroubled(report('refused'))).toBe(false);
  });

  it('has a title that says how many files could not be opened', () => {
    expect(headingFor([report('refused')])).toBe('Not opened');
    expect(headingFor([report('refused')], () => true)).toBe('Not opened yet');
    expect(headingFor([report('refused'), report('opened')])).toBe('Some files were not opened');
    expect(headingFor([report('attached', [{ message: '' }])])).toBe('Opened with warnings');
  });
});

describe('messageFor', () => {
  const notice = { message: 'Line 1, column 1: a byte order mark was dropped.' };

  it('says what was attached, with a few notices', () => {
    expect(messageFor({ ...report('attached'), summary: 'Attached.' })).toBe('Attached.');
    expect(messageFor({ ...report('opened'), summary: 'Opened.', notices: [notice] })).toBe(
      `Opened. ${notice.message}`,
    );
  });

  it('is undefined if the result is visible or a dialog says it', () => {
    expect(messageFor(report('opened'))).toBeUndefined();
    expect(messageFor(report('refused', [notice]))).toBeUndefined();
    const many = { ...report('opened'), notices: [notice, notice, notice] };
    expect(messageFor(many)).toBeUndefined();
    expect(isTroubled(many)).toBe(true);
  });
});

it.each([
  [{ message: '', line: 3, column: 7, pointer: '/claims/0' }, 'line 3, column 7 · /claims/0'],
  [{ message: '', line: 3 }, 'line 3'],
  [{ message: 'Line 3, column 7: no comma here.', line: 3, column: 7, pointer: '/claims/0' }, '/claims/0'],
  [{ message: 'Line 33, column 7: no comma here.', line: 3, column: 7 }, 'line 3, column 7'],
  [{ message: '', pointer: '' }, ''],
  [{ message: '' }, ''],
])('placeInWords gives the position of %j', (problem, words) => {
  expect(placeInWords(problem)).toBe(words);
});
