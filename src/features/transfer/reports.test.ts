import { describe, expect, it } from 'vitest';
import type { OpenReport } from '../../store/commands.ts';
import { headingFor, isTroubled, messageFor, placeInWords } from './reports.ts';

const report = (outcome: OpenReport['outcome'], problems: OpenReport['problems'] = []): OpenReport => ({
  fileName: 'a.json',
  outcome,
  summary: '',
  problems,
});

describe('a report on opened files', () => {
  it('must be read where something was refused or left out', () => {
    expect(isTroubled(report('refused', [{ message: 'Line 1, column 1: no JSON.' }]))).toBe(true);
    expect(isTroubled(report('opened', [{ message: 'One passage was left out.' }]))).toBe(true);
    expect(isTroubled(report('opened'))).toBe(false);
    expect(isTroubled(report('refused'))).toBe(false);
  });

  it('is called by the worst that happened', () => {
    expect(headingFor([report('refused')])).toBe('Not opened');
    expect(headingFor([report('refused'), report('opened')])).toBe('Not everything was opened');
    expect(headingFor([report('attached', [{ message: '' }])])).toBe('Opened, with something to read');
  });
});

describe('messageFor', () => {
  const notice = { message: 'Line 1, column 1: a byte order mark was dropped.' };

  it('says what was attached, and the few things that are worth a look', () => {
    expect(messageFor({ ...report('attached'), summary: 'Attached.' })).toBe('Attached.');
    expect(messageFor({ ...report('opened'), summary: 'Opened.', notices: [notice] })).toBe(
      `Opened. ${notice.message}`,
    );
  });

  it('says nothing where it is plain to see, or where a dialogue says it', () => {
    expect(messageFor(report('opened'))).toBeUndefined();
    expect(messageFor(report('refused', [notice]))).toBeUndefined();
    const many = { ...report('opened'), notices: [notice, notice, notice] };
    expect(messageFor(many)).toBeUndefined();
    expect(isTroubled(many)).toBe(true);
  });
});

describe('placeInWords', () => {
  it.each([
    [{ message: '', line: 3, column: 7, pointer: '/claims/0' }, 'line 3, column 7 · /claims/0'],
    [{ message: '', line: 3 }, 'line 3'],
    [{ message: 'Line 3, column 7: no comma here.', line: 3, column: 7, pointer: '/claims/0' }, '/claims/0'],
    [{ message: 'Line 33, column 7: no comma here.', line: 3, column: 7 }, 'line 3, column 7'],
    [{ message: '', pointer: '' }, ''],
    [{ message: '' }, ''],
  ])('says where %j is', (problem, words) => {
    expect(placeInWords(problem)).toBe(words);
  });
});
