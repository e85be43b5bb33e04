import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../.config/any-character.ts';
import { composeText } from '../core/extraction/compose.ts';
import type { Extraction } from '../core/extraction/extraction.ts';
import { formats, type FormatName } from './formats.ts';
import { readerOf } from './readers.ts';

async function read(format: FormatName, content: string | Uint8Array<ArrayBuffer>) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return (await readerOf(format))({ name: 'a', mediaType: formats[format].mediaType, bytes });
}

async function extractionOf(format: FormatName, content: string): Promise<Extraction> {
  const result = await read(format, content);
  if (result.kind === 'unreadable') throw new Error(result.problem);
  return result.extraction;
}

describe('reading plain text', () => {
  it('changes no character', async () => {
    const text = fc
      .string({ unit: anyCharacter, minLength: 1 })
      .filter((one) => one.trim() !== '' && one.isWellFormed());
    await fc.assert(
      fc.asyncProperty(text, async (given) => {
        // Zero bytes are what UTF-16 looks like, and binary formats begin with signs of their own.
        const exact = `text ${given}`;
        expect(composeText(await extractionOf('text', exact), new Set()).text).toBe(exact);
      }),
    );
  });

  it('drops a byte order mark and says so', async () => {
    const { text, losses } = composeText(await extractionOf('text', '\ufeffa\r\n\ufeff b '), new Set());
    expect(text).toBe('a\r\n\ufeff b ');
    expect(losses).toEqual([{ code: 'byte-order-mark', count: 1, first: 0 }]);
  });

  it('reads headings of Markdown only', async () => {
    expect((await extractionOf('markdown', '# Title\ntext')).facts.title?.value).toBe('Title');
    expect((await extractionOf('text', '# Title\ntext')).facts.title).toBeUndefined();
  });

  it.each([
    ['nothing', ' \n', 'contains no text'],
    ['another encoding', Uint8Array.of(0x61, 0xe4, 0x62), 'Save it as UTF-8'],
    ['a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'a JPEG image'],
  ])('says why for %s', async (_, content, problem) => {
    expect(await read('text', content)).toMatchObject({
      kind: 'unreadable',
      problem: expect.stringContaining(problem) as unknown,
    });
  });
});

describe('reading JSON', () => {
  it('finds the texts with their places, each once', async () => {
    const { segments } = await extractionOf('json', '{"a/b":[{"text":"one"},{"text":"two"},{"text":"one"}],"c":"no"}');
    expect(segments.map(({ text, place }) => [text, place])).toEqual([
      ['one', { kind: 'part', path: '/a~1b/0/text', label: 'Text 1' }],
      ['two', { kind: 'part', path: '/a~1b/1/text', label: 'Text 2' }],
    ]);
  });

  it('takes every string if none is called text', async () => {
    const { segments } = await extractionOf('json', '["b", {"x": "a"}, "", "b"]');
    expect(segments.map(({ text }) => text)).toEqual(['b', 'a']);
  });

  it('says why for damaged JSON and for JSON without texts', async () => {
    expect(await read('json', '{"text": "one"')).toMatchObject({ kind: 'unreadable' });
    expect(await read('json', '[1]')).toMatchObject({
      kind: 'unreadable',
      problem: expect.stringContaining('no text') as unknown,
    });
  });
});
