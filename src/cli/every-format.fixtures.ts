/** A small file of each format that is read, for tests. */
import { strToU8, zipSync } from 'fflate';
import type { FormatName } from '../sources/formats.ts';
import { message, multipart, part } from '../sources/mime/messages.fixtures.ts';
import { makeDocx, paragraph, run } from '../sources/office/office.fixtures.ts';
import { pdfOfLines } from '../sources/pdf/pdf.fixtures.ts';

const page =
  '<!doctype html><html lang="en"><title>Straits</title><nav>Home</nav><article><p>They close. 💥</p></article>';

const odt =
  '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text><text:p>The port is open.</text:p></office:text></office:body></office:document-content>';

const bookPackage =
  '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Tides</dc:title></metadata><manifest><item id="one" href="one.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="one"/></spine></package>';
const container =
  '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="a.opf"/></rootfiles></container>';

const zip = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))));

function record(url: string, body: string): string {
  const content = `HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${body}`;
  const length = strToU8(content).length;
  return `WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: ${url}\r\nWARC-Date: 2026-07-14T08:00:00Z\r\nContent-Type: application/http\r\nContent-Length: ${String(length)}\r\n\r\n${content}\r\n\r\n`;
}

const archived = record('https://x.example/1', page) + record('https://x.example/2', page.replace('close', 'open'));

const mail = message(
  'From: Ada <ada@x.example>\r\nSubject: The channel\r\nDate: Tue, 14 Jul 2026 10:00:00 +0200\r\nMIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="b"\r\n',
  multipart(
    'b',
    part('text/plain; charset=utf-8', 'It closes on Monday.\r\n> Does it?\r\n'),
    part('text/plain', 'An attachment.', 'Content-Disposition: attachment; filename="note.txt"'),
  ),
);

/** The files by format. Their names end as those of the format usually do. */
export const everyFormat: Readonly<
  Record<FormatName, { readonly name: string; readonly content: string | Uint8Array }>
> = {
  text: { name: 'a.txt', content: '\ufeffThe council said: “We will close it.” 💥\r\n' },
  markdown: { name: 'a.md', content: '# Notice\n\nThe channel is closed.\n' },
  json: { name: 'a.json', content: '{"items":[{"text":"One."},{"text":"Two."},{"text":"One."}]}' },
  'csl-json': {
    name: 'a.csl.json',
    content: '[{"id":"a","type":"webpage","title":"The channel","abstract":"It closes on Monday."}]',
  },
  stix: {
    name: 'a.stix.json',
    content:
      '{"type":"bundle","id":"bundle--1","objects":[{"type":"report","id":"report--1","name":"The channel","description":"It closes on Monday."}]}',
  },
  ris: { name: 'a.ris', content: 'TY  - ELEC\r\nTI  - The channel\r\nAB  - It closes on Monday.\r\nER  - \r\n' },
  bibtex: { name: 'a.bib', content: '@online{a,\n  title = {The channel},\n  abstract = {It closes on Monday.}\n}\n' },
  html: { name: 'a.html', content: page },
  mhtml: {
    name: 'a.mhtml',
    content: message(
      'From: <Saved by Blink>',
      'Snapshot-Content-Location: https://x.example/news/1',
      'MIME-Version: 1.0',
      'Content-Type: multipart/related; type="text/html"; boundary="----x"',
      '',
      multipart('----x', part('text/html; charset="utf-8"', page)),
    ),
  },
  wacz: {
    name: 'a.wacz',
    content: zip({
      'datapackage.json': '{}',
      'pages/pages.jsonl': '{"format":"json-pages-1.0"}\n{"url":"https://x.example/1"}\n{"url":"https://x.example/2"}',
      'archive/data.warc': archived,
    }),
  },
  warc: { name: 'a.warc', content: archived },
  pdf: { name: 'a.pdf', content: pdfOfLines([['The north channel', 'stays open.'], ['Pilots rest.']]) },
  docx: { name: 'a.docx', content: makeDocx(paragraph(run('The port will open.'))) },
  odt: { name: 'a.odt', content: zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': odt }) },
  epub: {
    name: 'a.epub',
    content: zip({
      mimetype: 'application/epub+zip',
      'META-INF/container.xml': container,
      'a.opf': bookPackage,
      'one.xhtml':
        '<html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body><p>At dawn.</p></body></html>',
    }),
  },
  mail: { name: 'a.eml', content: mail },
  mbox: {
    name: 'a.mbox',
    content: `From a@x.example Tue Jul 14 10:00:00 2026\n${mail.replaceAll('\r\n', '\n')}\n\nFrom b@x.example Tue Jul 14 11:00:00 2026\nSubject: Second\n\nAgain.\n`,
  },
  vtt: {
    name: 'a.vtt',
    content: 'WEBVTT\n\n00:01.000 --> 00:02.500\nThe channel\n\n00:03.000 --> 00:04.000\nis closed.\n',
  },
  srt: {
    name: 'a.srt',
    content: '1\n00:00:01,000 --> 00:00:02,500\nThe channel\n\n2\n00:00:03,000 --> 00:00:04,000\nis closed.\n',
  },
};
