import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { inspectedEnd, inspectedStart, recognise } from './formats.ts';

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
