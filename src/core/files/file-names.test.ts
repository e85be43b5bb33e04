import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameFor, titleFrom } from './file-names.ts';

describe('names for files', () => {
  it.each([
    ['The strait in May', 'The-strait-in-May'],
    ['  a  /  b\\c:d*e?f"g<h>i|j  ', 'a-b-c-d-e-f-g-h-i-j'],
    ['../../etc/passwd', 'etc-passwd'],
    ['.hidden', 'hidden'],
    ['海峡の状況', '海峡の状況'],
    ['الوضع', 'الوضع'],
    ['e\u0301te\u0301', 'été'],
    ['report\u202egpj.exe', 'report-gpj-exe'],
    ['😀', 'untitled'],
    ['', 'untitled'],
    ['...', 'untitled'],
    ['con', 'con-'],
    ['LPT1', 'LPT1-'],
    ['console', 'console'],
    ['half \ud83d', 'half'],
  ])('makes of %j', (title, name) => expect(fileNameFor(title, 'assessment')).toBe(`${name}.assessment.json`));

  it('has the ending of its format', () => {
    expect(fileNameFor('a', 'casefile')).toBe('a.casefile.json');
    expect(fileNameFor('a', 'desk')).toBe('a.desk.json');
    expect(fileNameFor('a', 'review')).toBe('a.review.json');
  });

  it('is one safe name of bounded length for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (title) => {
        const name = fileNameFor(title, 'desk');
        expect(name).toMatch(/^[\p{L}\p{N}\p{M}_][\p{L}\p{N}\p{M}_-]*\.desk\.json$/u);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(170);
      }),
    );
  });
});

describe('titleFrom', () => {
  it.each([
    ['hesper.assessment.json', 'hesper'],
    ['hesper.v2.casefile.JSON', 'hesper.v2'],
    ['notes.json', 'notes'],
    ['north.assessmentdesk', 'north'],
    ['', ''],
  ])('takes the ending off %s', (fileName, title) => {
    expect(titleFrom(fileName)).toBe(title);
  });
});
