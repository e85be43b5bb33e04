import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import { fileNameFor, titleFrom } from './file-names.ts';

describe('names for files', () => {
  it('are made of the letters and digits of a title', () => {
    const names = [
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
    ] as const;
    const made = names.map(([title]) => [title, fileNameFor(title, 'assessment').replace('.assessment.json', '')]);
    expect(made).toEqual(names);
  });

  it('has the ending of its format', () => {
    const formats = ['assessment', 'casefile', 'desk', 'review'] as const;
    const names = formats.map((format) => fileNameFor('a', format));
    expect(names).toEqual(['a.assessment.json', 'a.casefile.json', 'a.desk.json', 'a.review.json']);
  });

  it('is one safe name of bounded length for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (title) => {
        const name = fileNameFor(title, 'desk');
        expect(name).toMatch(/^[\p{L}\p{N}\p{M}_][\p{L}\p{N}\p{M}_-]*\.desk\.json$/u);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(170);
      }),
    );
  });
});

it('a title is a file name without its ending', () => {
  const files = [
    'hesper.assessment.json',
    'hesper.v2.casefile.JSON',
    'notes.json',
    'north.assessmentdesk',
    'answer.md',
    '',
  ];
  expect(files.map(titleFrom)).toEqual(['hesper', 'hesper.v2', 'notes', 'north', 'answer', '']);
});
