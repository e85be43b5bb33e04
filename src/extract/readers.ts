/** The readers of published files by format. Each is loaded when a file of its format is read. */
import { formats, type FormatName } from './formats.ts';
import type { Reader } from './reader.ts';

/** One line for each format. A format without a reader is recognised, and its files get a sentence. */
const readers: { readonly [Name in FormatName]?: () => Promise<Reader> } = {
  text: async () => (await import('./text/read-text.ts')).readText,
  markdown: async () => (await import('./text/read-text.ts')).readText,
  mail: async () => (await import('./mail/read-mail.ts')).readMail,
  mbox: async () => (await import('./mail/read-mbox.ts')).readMbox,
  vtt: async () => (await import('./subtitles/read-subtitles.ts')).readVtt,
  srt: async () => (await import('./subtitles/read-subtitles.ts')).readSrt,
  warc: async () => (await import('./web/read-archive.ts')).readWarc,
  wacz: async () => (await import('./web/read-archive.ts')).readWacz,
  mhtml: async () => (await import('./web/read-mhtml.ts')).readMhtml,
  docx: async () => (await import('./office/docx/read-docx.ts')).readDocx,
  odt: async () => (await import('./office/odt/read-odt.ts')).readOdt,
  html: async () => (await import('./web/read-page.ts')).readHtml,
  epub: async () => (await import('./epub/read-epub.ts')).readEpub,
  json: async () => (await import('./text/read-json.ts')).readJson,
  ris: async () => (await import('./references/read-ris.ts')).readRis,
  bibtex: async () => (await import('./references/read-bibtex.ts')).readBibtex,
  stix: async () => (await import('./references/read-stix.ts')).readStix,
  'csl-json': async () => (await import('./references/read-csl-json.ts')).readCslJson,
};

/** Returns the reader of a format. */
export async function readerOf(format: FormatName): Promise<Reader> {
  const { label } = formats[format];
  const problem = `Assessment Desk cannot read this format (${label}). Copy the text that you need and paste it.`;
  const load = readers[format];
  return load ? load() : () => Promise.resolve({ kind: 'unreadable', problem });
}
