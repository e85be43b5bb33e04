import { describe, expect, it } from 'vitest';
import type { Extraction, Segment } from '../../core/extraction/extraction.ts';
import type { SourceFile } from '../../store/file-commands.ts';
import { splitAtBlankLines } from './passage-texts.ts';
import { textsOf } from './read-texts.ts';

const segment = (text: string, group: string | null = null): Segment => ({
  separator: '\n\n',
  text,
  group,
  place: { kind: 'part', path: text, label: text },
});

function source(segments: readonly Segment[], extraction: Partial<Extraction> = {}): SourceFile {
  return {
    kind: 'text',
    path: 'a.docx',
    format: 'Word document',
    file: { name: 'a.docx', path: null, size: 1, media_type: 'x/y', sha256: '0'.repeat(64) },
    extraction: {
      reader: { name: 'docx', version: 1, engine: null },
      segments,
      groups: [{ id: 'notes', kind: 'footnote', label: 'Footnotes', isProposed: true }],
      pages: [],
      losses: [],
      facts: {},
      contained: [],
      ...extraction,
    },
    original: new File(['x'], 'a.txt'),
    isContained: false,
    unreadFiles: [],
  };
}

describe('passages from files', () => {
  it('are split at blank lines, each with the places of its own text', () => {
    const { passages, hasChoices } = textsOf([source([segment('one'), segment('two')])], splitAtBlankLines);
    expect(hasChoices).toBe(false);
    expect(passages.map(({ text, originFor }) => [text, originFor?.('id')])).toMatchObject([
      ['one', { passage_id: 'id', file: { name: 'a.docx' }, places: [{ start: 0, end: 3, label: 'one' }] }],
      ['two', { passage_id: 'id', places: [{ start: 0, end: 3, label: 'two' }] }],
    ]);
  });

  it('wait for a person if a file has parts to leave out', () => {
    const whole = (text: string): readonly string[] => [text];
    expect(textsOf([source([segment('one'), segment('note', 'notes')])], whole).hasChoices).toBe(true);
    expect(textsOf([source([segment('note', 'notes')])], whole).hasChoices).toBe(false);
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
