import { gzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { composeText } from '../../core/extraction/compose.ts';
import type { Reader } from '../readers.ts';
import { byteString } from '../mime/decode-as.ts';
import { bytesOf, base64, message, multipart, part, quotedPrintable } from '../mime/messages.fixtures.ts';
import { readWacz, readWarc, readMhtml } from './read-archive.ts';

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

interface Response {
  readonly url?: string;
  readonly date?: string;
  readonly type?: string;
  readonly headers?: string;
  readonly status?: string;
}

function record(body: string | Uint8Array, response: Response = {}, kind = 'response'): Uint8Array<ArrayBuffer> {
  const { url = 'https://x.example/', date = '2026-07-14T08:00:00Z', type = 'text/html; charset=utf-8' } = response;
  const { headers = '', status = '200 OK' } = response;
  const content = joined(
    bytesOf(`HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\n${headers}\r\n`),
    typeof body === 'string' ? bytesOf(body) : body,
  );
  const head = `WARC/1.0\r\nWARC-Type: ${kind}\r\nWARC-Target-URI: ${url}\r\nWARC-Date: ${date}\r\nContent-Type: application/http\r\nContent-Length: ${String(content.length)}\r\n\r\n`;
  return joined(bytesOf(head), content, bytesOf('\r\n\r\n'));
}

const read = (reader: Reader, bytes: Uint8Array<ArrayBuffer>) => reader({ name: 'a', mediaType: '', bytes });

async function textOf(reader: Reader, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const result = await read(reader, bytes);
  return result.kind === 'text' ? composeText(result.extraction, new Set(['rest'])).text : result.problem;
}

const wacz = (pages: readonly object[], ...records: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    zipSync({
      'datapackage.json': bytesOf('{}'),
      'pages/pages.jsonl': bytesOf(
        ['{"format":"json-pages-1.0"}', ...pages.map((page) => JSON.stringify(page))].join('\n'),
      ),
      'archive/data.warc.gz': [joined(...records.map((one) => gzipSync(one))), { level: 0 }],
    }),
  );

/** A record without HTTP: a page that was stored or converted. */
function stored(kind: string, type: string, body: string): Uint8Array<ArrayBuffer> {
  const fields = [
    ...['WARC/1.1', `WARC-Type: ${kind}`, 'WARC-Target-URI: https://x.example/', 'WARC-Date: 2026-07-14T08:00:00Z'],
    ...(type === '' ? [] : [`Content-Type: ${type}`]),
    ...[`Content-Length: ${String(bytesOf(body).length)}`, '', body, '', ''],
  ];
  return bytesOf(fields.join('\r\n'));
}

describe('reading WARC', () => {
  const page = '<!-- a --><!doctype html><p>Port closed';

  it('leaves out pages that are longer or shorter than their records say, and counts them', async () => {
    const changed = byteString(joined(record('<p>One'), record('<p>Two'))).replaceAll('\r\n', '\n');
    expect(await textOf(readWarc, bytesOf(changed))).toContain('The pages in the archive are damaged');
    const short = byteString(record('<p>Short')).replace('Short', 'Shorter than it was');
    const whole = record('<p>Whole');
    for (const others of [
      [bytesOf(short), whole],
      [whole, whole.slice(0, -6)],
    ]) {
      const result = await read(readWarc, joined(...others));
      expect(result.kind === 'text' && composeText(result.extraction, new Set(['rest']))).toMatchObject({
        text: 'Whole',
        losses: [{ code: 'unknown-part', count: 1, first: null }],
      });
    }
  });

  it('reads no resource that is not a page, and no conversion of a page that it reads', async () => {
    const others = joined(stored('resource', 'text/css', page), stored('resource', '', 'p { color: red }'));
    expect(await textOf(readWarc, others)).toContain('contains no web page');
    const both = joined(record('<p>As it was sent'), stored('conversion', 'text/html', page));
    expect(await textOf(readWarc, both)).toBe('As it was sent');
  });

  it('reads the only page, with its address, time and encoding', async () => {
    const bytes = joined(
      gzipSync(record('GET', {}, 'request')),
      gzipSync(record('x', { type: 'image/png' })),
      gzipSync(record(Uint8Array.of(0x3c, 0x70, 0x3e, 0xcc, 0xc8, 0xc4), { type: 'text/html; charset=windows-1251' })),
      gzipSync(record('Not found', { status: '404 Not Found' })),
    );
    expect(await textOf(readWarc, bytes)).toBe('МИД');
    const result = await read(readWarc, bytes);
    expect(result.kind === 'text' && result.extraction.facts).toMatchObject({
      canonical_url: { value: 'https://x.example/', origin: 'saved-page' },
      retrieved_at: { value: '2026-07-14T08:00:00Z', origin: 'saved-page' },
    });
  });

  it('offers several pages as files that can be read again', async () => {
    const bytes = joined(record('<p>One'), record('<p>Two', { url: 'https://x.example/2' }), record('<p>Three'));
    const result = await read(readWarc, bytes);
    const contained = result.kind === 'text' ? result.extraction.contained : [];
    expect(contained.map(({ path }) => path)).toEqual([
      'https://x.example',
      'https://x.example/2',
      'https://x.example (2026-07-14T08:00:00Z, 3)',
    ]);
    const texts = await Promise.all(contained.map((page) => textOf(readWarc, page.bytes)));
    expect(texts).toEqual(['One', 'Two', 'Three']);
  });

  it('unpacks pages as they were sent', async () => {
    const packed = gzipSync(bytesOf('<p>Packed'));
    for (const [body, headers, expected] of [
      ['3\r\n<p>\r\n2\r\nOK\r\n0\r\n\r\n', 'Transfer-Encoding: chunked', 'OK'],
      [packed, 'Content-Encoding: gzip', 'Packed'],
      ['<p>Unpacked', 'Content-Encoding: br', 'Unpacked'],
      [Uint8Array.of(0x8b, 1, 2), 'Content-Encoding: br', 'compressed form'],
    ] as const) {
      expect(await textOf(readWarc, record(body, { headers: `${headers}\r\n` }))).toContain(expected);
    }
  });

  it('survives cuts anywhere', async () => {
    const bytes = joined(gzipSync(record('<p>One')), gzipSync(record('<p>Two')));
    for (let end = 0; end < bytes.length; end += 7) {
      expect(['text', 'unreadable']).toContain((await read(readWarc, bytes.slice(0, end))).kind);
    }
  });
});

describe('reading WACZ', () => {
  const one = { url: 'https://x.example/1', ts: '2026-07-14T08:00:00.123Z', title: 'One' };
  const two = { url: 'https://x.example/2', ts: '2026-07-14T09:00:00Z' };

  it('offers the pages that it lists, at their times and in their order, or reads the only one', async () => {
    const frame = record('<p>Frame', { url: 'https://x.example/frame' });
    const first = record('<p>One', { url: one.url });
    const old = record('<p>Old', { url: one.url, date: '2025-01-01T00:00:00Z' });
    const result = await read(readWacz, wacz([two, one], frame, old, first, record('<p>Two', { url: two.url })));
    const contained = result.kind === 'text' ? result.extraction.contained : [];
    expect(await Promise.all(contained.map((page) => textOf(readWarc, page.bytes)))).toEqual(['Two', 'One']);
    expect(await textOf(readWacz, wacz([one], frame, first))).toBe('One');
    expect(await textOf(readWacz, wacz([], record('<p>One')))).toBe('One');
  });

  it('says why if it contains no page or is damaged', async () => {
    expect(await textOf(readWacz, wacz([one]))).toContain('contains no web page');
    expect(await textOf(readWacz, wacz([one], record('<p>One')).slice(0, 200))).toContain('damaged');
  });
});

it('refuses archives that unpack to too much', async () => {
  const head = 'WARC/1.0\r\nWARC-Type: resource\r\nContent-Length: 1200000000\r\n\r\n';
  expect(await textOf(readWarc, joined(gzipSync(joined(bytesOf(head)))))).toContain('more than 1 GiB');
  const nested = record(gzipSync(new Uint8Array(65 * 1024 * 1024)), { headers: 'Content-Encoding: gzip\r\n' });
  expect(await textOf(readWarc, nested)).toContain('too large');
});

const readSaved = (text: string) =>
  readMhtml({ name: 'a.mhtml', mediaType: 'multipart/related', bytes: bytesOf(text) });

async function textOfSaved(given: string): Promise<string> {
  const result = await readSaved(given);
  return result.kind === 'text' ? composeText(result.extraction, new Set(['rest'])).text : result.problem;
}

const saved = (...parts: readonly string[]): string =>
  message(
    'From: <Saved by Blink>\r\nSnapshot-Content-Location: https://x.example/news/1',
    'Subject: =?utf-8?Q?Caf=C3=A9?=\r\nDate: Tue, 14 Jul 2026 10:00:00 +0200\r\nMIME-Version: 1.0',
    'Content-Type: multipart/related; type="text/html"; boundary="----x"',
    '',
    multipart('----x', ...parts),
  );

describe('a page saved as MHTML', () => {
  it('is the first page, not a style, picture or frame', async () => {
    const coded = (text: string) => [quotedPrintable(text), 'Content-Transfer-Encoding: quoted-printable'] as const;
    const given = saved(
      part('text/css', 'p {}'),
      part('text/html; charset="utf-8"', ...coded('<meta charset=latin1><title>Café</title><p>Ein Café</p>')),
      part('image/png', base64('x'), 'Content-Transfer-Encoding: base64'),
      part('text/html', '<p>Frame</p>'),
    );
    const result = await readSaved(given);
    expect(await textOfSaved(given)).toBe('Ein Café');
    expect(result.kind === 'text' && result.extraction.facts).toMatchObject({
      title: { value: 'Café', origin: 'page-title' },
      canonical_url: { value: 'https://x.example/news/1', origin: 'saved-page' },
      retrieved_at: { value: '2026-07-14T10:00:00+02:00', origin: 'saved-page' },
    });
    expect(result.kind === 'text' && result.extraction.reader.name).toBe('mhtml');
  });

  it('is the part that the file calls its start', async () => {
    const given = saved(part('text/html', '<p>One</p>'), part('text/html', '<p>Two</p>', 'Content-ID: <two>'));
    expect(await textOfSaved(given.replace('type="text/html"', 'start="<two>"'))).toBe('Two');
  });

  it('says why if there is no page in it', async () => {
    expect(await textOfSaved(saved(part('text/css', 'p {}')))).toContain('contains no web page');
  });
});
