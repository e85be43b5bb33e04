import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Segment } from '../../core/extraction/extraction.ts';
import type { SourceFile } from '../../desk/file-commands.ts';
import { documentSource, segment as segmentOf } from '../source-import/source-files.fixtures.ts';
import { splitAtBlankLines, textsOf, describeLength, describeLineEndings, shortPassageId } from './passage-input.tsx';

const segment = (text: string, group: string | null = null): Segment =>
  segmentOf(text, group, { separator: '\n\n', place: { kind: 'part', path: text, label: text } });

const source = (...segments: readonly Segment[]): SourceFile =>
  documentSource('a', {
    segments,
    groups: [{ id: 'notes', kind: 'footnote', label: 'Footnotes', isProposed: true }],
  });

describe('passages from files', () => {
  it('are split at blank lines, each with the places of its own text', () => {
    const { passages, hasChoices } = textsOf([source(segment('one'), segment('two'))], splitAtBlankLines);
    expect(hasChoices).toBe(false);
    expect(passages.map(({ text, originFor }) => [text, originFor?.('id')])).toMatchObject([
      ['one', { passage_id: 'id', file: { name: 'a.docx' }, places: [{ start: 0, end: 3, label: 'one' }] }],
      ['two', { passage_id: 'id', places: [{ start: 0, end: 3, label: 'two' }] }],
    ]);
  });

  it('wait for a person if a file has parts to leave out', () => {
    const whole = (text: string): readonly string[] => [text];
    expect(textsOf([source(segment('one'), segment('note', 'notes'))], whole).hasChoices).toBe(true);
    expect(textsOf([source(segment('note', 'notes'))], whole).hasChoices).toBe(false);
  });

  it('say which file cannot be read', () => {
    const unreadable: SourceFile = { kind: 'unreadable', path: 'b.doc', problem: 'It is old.' };
    expect(textsOf([unreadable], splitAtBlankLines)).toEqual({
      passages: [],
      problems: ['b.doc: It is old.'],
      hasChoices: false,
    });
  });
});

describe('splitAtBlankLines', () => {
  it.each([
    ['one paragraph', 'a\nb', ['a\nb']],
    ['two paragraphs', 'a\n\nb', ['a', 'b']],
    ['CR LF line ends', 'a\r\nb\r\n\r\nc', ['a\r\nb', 'c']],
    ['blank lines with spaces in them', 'a\n  \n\t\nb', ['a', 'b']],
    ['blank lines at both ends', '\n\na\n\n', ['a']],
    ['nothing but white space', ' \n\n ', []],
  ])('splits %s', (_, text, parts) => {
    expect(splitAtBlankLines(text)).toEqual(parts);
  });

  it('loses only white space, and keeps every part unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '😀', ' ', '\n', '\r', '\t') }), (text) => {
        const parts = splitAtBlankLines(text);
        expect(parts.every((part) => text.includes(part))).toBe(true);
        expect(parts.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });
});

describe('the description of a text', () => {
  it('counts code points, not UTF-16 units', () => {
    expect(describeLength('👩🏽‍🚀')).toBe('4 characters');
    expect(describeLength('a')).toBe('1 character');
    expect(describeLength('a'.repeat(12345))).toBe('12,345 characters');
  });

  it('mentions unusual line endings', () => {
    expect(describeLineEndings('a\nb')).toBe('');
    expect(describeLineEndings('a\r\nb')).toBe('Windows line endings (kept)');
    expect(describeLineEndings('a\r\nb\nc')).toBe('mixed line endings (kept)');
  });

  it('shortens a passage ID but not a short text', () => {
    expect(shortPassageId(`sha256:${'a'.repeat(64)}`)).toBe('sha256:aaaaaaaa…');
    expect(shortPassageId('none')).toBe('none');
  });
});
