import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeText } from '../../core/extraction/compose.ts';
import { base64, bytesOf, message, multipart, part, quotedPrintable } from '../mime/messages.fixtures.ts';
import { readMhtml } from './read-mhtml.ts';

const read = (text: string) => readMhtml({ name: 'a.mhtml', mediaType: 'multipart/related', bytes: bytesOf(text) });

async function textOf(given: string): Promise<string> {
  const result = await read(given);
  return result.kind === 'text' ? composeText(result.extraction, new Set(['rest'])).text : result.problem;
}

const saved = (...parts: readonly string[]): string =>
  message(
    'From: <Saved by Blink>',
    'Snapshot-Content-Location: https://x.example/news/1',
    'Subject: =?utf-8?Q?Caf=C3=A9?=',
    'Date: Tue, 14 Jul 2026 10:00:00 +0200',
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; type="text/html"; boundary="----x"',
    '',
    multipart('----x', ...parts),
  );

describe('a page saved as MHTML', () => {
  it('is the first page, not a style, picture or frame', async () => {
    const given = saved(
      part('text/css', 'p {}'),
      part(
        'text/html',
        quotedPrintable('<meta charset=latin1><title>Café</title><p>Ein Café</p>'),
        'Content-Transfer-Encoding: quoted-printable',
      ),
      part('image/png', base64('x'), 'Content-Transfer-Encoding: base64'),
      part('text/html', '<p>Frame</p>'),
    );
    const utf8 = given.replace('Content-Type: text/html\r\n', 'Content-Type: text/html; charset="utf-8"\r\n');
    expect(await textOf(utf8)).toBe('Ein Café');
    const result = await read(utf8);
    expect(result.kind === 'text' && result.extraction.facts).toMatchObject({
      title: { value: 'Café', origin: 'page-title' },
      canonical_url: { value: 'https://x.example/news/1', origin: 'saved-page' },
      retrieved_at: { value: '2026-07-14T10:00:00+02:00', origin: 'saved-page' },
    });
    expect(result.kind === 'text' && result.extraction.reader.name).toBe('mhtml');
  });

  it('is the part that the file calls its start', async () => {
    const given = saved(part('text/html', '<p>One</p>'), part('text/html', '<p>Two</p>', 'Content-ID: <two>'));
    expect(await textOf(given.replace('type="text/html"', 'start="<two>"'))).toBe('Two');
  });

  it.each([
    ['quoted-printable', quotedPrintable],
    ['base64', base64],
  ])('has any text in %s', async (encoding, encode) => {
    const text = fc.string({ unit: 'grapheme' }).map((value) => `a${value.replaceAll(/[\s\0<&]/g, '_')}z`);
    await fc.assert(
      fc.asyncProperty(text, async (words) => {
        const page = part(
          'text/html; charset=utf-8',
          encode(`<p>${words}</p>`),
          `Content-Transfer-Encoding: ${encoding}`,
        );
        expect(await textOf(saved(page))).toBe(words);
      }),
    );
  });

  it('says why if there is no page in it', async () => {
    expect(await textOf(saved(part('text/css', 'p {}')))).toContain('contains no web page');
  });
});
