import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { inspectedEnd, inspectedStart, recognise, formats, type FormatName } from './formats.ts';
import fc from 'fast-check';
import { anyCharacter } from '../../.config/any-character.ts';
import { composeText } from '../core/extraction/compose.ts';
import type { Extraction } from '../core/extraction/extraction.ts';
import { extractionOf as extracted } from './office/office.fixtures.ts';
import { readerOf } from './readers.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownLosses } from '../core/extraction/loss-in-words.ts';

/** Recognises a file with these bytes, by its format’s name or the sentence about it. */
function recognised(name: string, content: string | Uint8Array, mediaType = ''): string {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  const found = recognise({
    name,
    mediaType,
    start: bytes.subarray(0, inspectedStart),
    end: bytes.subarray(-inspectedEnd),
  });
  return found.kind === 'format' ? found.format.name : found.problem;
}

const zip = (mimetype: string | undefined, ...paths: readonly string[]): Uint8Array =>
  zipSync({
    ...(mimetype !== undefined && { mimetype: [strToU8(mimetype), { level: 0 }] }),
    ...Object.fromEntries(paths.map((path) => [path, strToU8('x'.repeat(2000))])),
  });

describe('recognising the format of a file', () => {
  it.each([
    ['pdf', 'a.txt', '%PDF-1.7\n'],
    ['pdf', 'a.pdf', 'scanner\n%PDF-1.4'],
    ['docx', 'noname', zip(undefined, '[Content_Types].xml', 'word/media/image1.png', 'word/document2.xml')],
    ['odt', 'a.zip', zip('application/vnd.oasis.opendocument.text', 'content.xml')],
    ['epub', 'a', zip('application/epub+zip', 'META-INF/container.xml')],
    ['wacz', 'a.zip', zip(undefined, 'datapackage.json', 'archive/data.warc.gz')],
    ['warc', 'a', 'WARC/1.1\r\n'],
    ['warc', 'a.warc.gz', Uint8Array.of(0x1f, 0x8b, 8)],
    ['vtt', 'a.txt', '\ufeffWEBVTT\n\n'],
    ['mhtml', 'a.eml', 'From: <Saved by Blink>\r\nSnapshot-Content-Location: https://x.example/\r\n'],
    ['html', 'a', '\ufeff\n<!-- saved --><!DOCTYPE html><p>x'],
  ])('finds %s in %s by its bytes', (format, name, content) => {
    expect(recognised(name, content)).toBe(format);
  });

  it.each([
    ['markdown', 'A.MD', '', ''],
    ['mail', 'a.eml', '', ''],
    ['srt', 'a.srt', '', ''],
    ['json', 'a.json', '', ''],
    ['docx', 'damaged.docx', '', ''],
    ['mail', 'a', 'x', 'message/rfc822; charset=utf-8'],
    ['text', 'WEBVTTs', 'WEBVTTs', ''],
    ['text', 'a', '\ufefftext', ''],
    ['text', 'a.txt', 'a\u0000b', ''],
    ['epub', 'a.epub', 'PK\u0003\u0004', ''],
    ['text', 'a.unknown', '<p>x', 'application/x-unknown'],
  ])('finds %s by the name or the media type of %s', (format, name, content, mediaType) => {
    expect(recognised(name, content, mediaType)).toBe(format);
  });

  it('takes no time for a file that begins with many comments', () => {
    expect(recognised('a', `${'<!---->'.repeat(500)}x`)).toBe('text');
    expect(recognised('a', `${'<!---->'.repeat(500)}<html>`)).toBe('html');
  });

  it.each([
    ['a.doc', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), /save it as \.docx/],
    ['a.docx', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), /protected with a password/],
    ['a.msg', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), /as \.eml/],
    ['a.txt', '{\\rtf1 x}', /RTF/],
    ['a.zip', zip(undefined, 'xl/workbook.xml'), /spreadsheet/],
    ['a', zip('application/vnd.oasis.opendocument.presentation', 'content.xml'), /presentation/],
    ['scan.JPEG', Uint8Array.of(0xff, 0xd8, 0xff), /OCR/],
    ['a.mp3', '', /subtitles/],
    ['a.7z', '', /Unpack it/],
    ['inner.zip', zip(undefined, 'a.txt'), /^This file is a ZIP archive. Unpack it, and add the files in it\.$/],
    ['a.pages', zip(undefined, 'Index/Document.iwa'), /Pages/],
    ['program', Uint8Array.of(0x4d, 0x5a, 0, 1), /does not know the format/],
  ])('says what to do with %s', (name, content, problem) => {
    expect(recognised(name, content)).toMatch(problem);
  });
});

async function read(format: FormatName, content: string | Uint8Array<ArrayBuffer>) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return (await readerOf(format))({ name: 'a', mediaType: formats[format].mediaType, bytes });
}

const extractionOf = async (format: FormatName, content: string): Promise<Extraction> =>
  extracted(await read(format, content));

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
    ['text', ' \n', 'contains no text'],
    ['text', Uint8Array.of(0x61, 0xe4, 0x62), 'Save it as UTF-8'],
    ['text', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'a JPEG image'],
    ['json', '{"text": "one"', ''],
    ['json', '[1]', 'no text'],
  ] as const)('as %s says why for %j', async (format, content, problem) => {
    const result = await read(format, content);
    expect(result).toMatchObject({ kind: 'unreadable', problem: expect.stringContaining(problem) as unknown });
  });
});

it('reading JSON finds the texts with their places, each once, or every string if none is called text', async () => {
  const { segments } = await extractionOf('json', '{"a/b":[{"text":"one"},{"text":"two"},{"text":"one"}],"c":"no"}');
  expect(segments.map(({ text, place }) => [text, place])).toEqual([
    ['one', { kind: 'part', path: '/a~1b/0/text', label: 'Text 1' }],
    ['two', { kind: 'part', path: '/a~1b/1/text', label: 'Text 2' }],
  ]);
  const all = (await extractionOf('json', '["b", {"x": "a"}, "", "b"]')).segments;
  expect(all.map(({ text }) => text)).toEqual(['b', 'a']);
});

/** The codes that the readers give, by the ways in which they write them. */
function codesIn(source: string): readonly string[] {
  const written = source.matchAll(/\bcode: '([a-z-]+)'|\blose\((?:[^()']*\? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g);
  return [...written].flatMap((match) => match.slice(1)).filter((code) => code !== undefined);
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.(test|cases|fixtures)\.ts$/.test(path))
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'));

it('has a sentence for every loss that a reader reports, and no others', () => {
  const codes = new Set(files.flatMap(codesIn));
  expect(codes.size).toBeGreaterThan(10);
  expect([...codes].filter((code) => !knownLosses.includes(code))).toEqual([]);
  // A byte order mark is found when a text is decoded, in the core.
  const others = knownLosses.filter((code) => code !== 'byte-order-mark');
  expect(others.filter((code) => !files.some((source) => source.includes(`'${code}'`)))).toEqual([]);
});
