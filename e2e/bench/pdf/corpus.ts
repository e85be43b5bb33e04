/**
 * Installs a corpus of PDFs from outside this project: manuals of Debian, each with its text as a text file, and PDFs
 * that LibreOffice, Chromium and Ghostscript make from them. None of it is committed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { findWindowless } from '../../../src/tools/find-browser.ts';

/** A PDF with the text that it must contain. */
export interface CorpusDocument {
  readonly language: string;
  readonly producer: 'TeX' | 'Ghostscript' | 'LibreOffice' | 'Chromium';
  readonly pdf: string;
  readonly known: string;
}

/** The packages with the PDFs and texts, with the text in Persian, and with `pdftotext`. */
const packages = [
  ...['', '-de', '-fr', '-ru', '-ko'].map((language) => `debian-faq${language}`),
  ...['', '-es', '-ja', '-ru', '-vi', '-zh-cn'].map((language) => `maint-guide${language}`),
  'debmake-doc',
  'gnome-user-docs',
  'poppler-utils',
  'libpoppler126',
];

interface Manual {
  readonly language: string;
  readonly text: string;
  readonly pdf?: string;
}

const faq = (language: string): Manual => ({
  language,
  text: `doc/debian/FAQ/debian-faq.${language}.txt.gz`,
  pdf: `doc/debian/FAQ/debian-faq.${language}.pdf.gz`,
});

const guide = (language: string, folder: string): Manual => ({
  language,
  text: `doc/${folder}/maint-guide.${language}.txt.gz`,
  pdf: `doc/${folder}/maint-guide.${language}.pdf`,
});

const manuals: readonly Manual[] = [
  faq('en'),
  faq('de'),
  faq('fr'),
  guide('es', 'maint-guide-es'),
  faq('ru'),
  guide('vi', 'maint-guide-vi'),
  guide('ja', 'maint-guide-ja'),
  guide('zh-cn', 'maint-guide-zh-cn'),
  { language: 'zh-tw', text: 'doc/debmake-doc/debmake-doc.zh-tw.txt.gz', pdf: 'doc/debmake-doc/debmake-doc.zh-tw.pdf' },
  // The PDF of this package has no pages, so only the text is used.
  { language: 'ko', text: 'doc/debian/FAQ/debian-faq.ko.txt.gz' },
];

/** The length of the text that LibreOffice and Chromium print, in UTF-16 units. */
const printedLength = 60_000;

/** Runs a program and throws if it fails. */
function run(command: string, args: readonly string[], options: { readonly cwd?: string } = {}): void {
  const { status, stderr, error } = spawnSync(command, args, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
}

const unpacked = (path: string): Buffer => (path.endsWith('.gz') ? gunzipSync(readFileSync(path)) : readFileSync(path));

/**
 * Downloads the packages and unpacks them, without installing them on the system. Returns the folder of their files.
 */
export function installPackages(folder: string): string {
  const [downloads, root] = [join(folder, 'packages'), join(folder, 'root')];
  if (existsSync(root)) return root;
  mkdirSync(downloads, { recursive: true });
  run('apt-get', ['download', ...packages], { cwd: downloads });
  for (const name of readdirSync(downloads)) run('dpkg-deb', ['-x', join(downloads, name), root]);
  return root;
}

/** The paragraphs of GNOME's Persian help that are mostly in Arabic script. */
function persianText(root: string): string {
  const pages = join(root, 'usr/share/help/fa/gnome-help');
  const paragraphs = readdirSync(pages)
    .filter((name) => name.endsWith('.page'))
    .sort()
    .flatMap((name) => readFileSync(join(pages, name), 'utf8').match(/<p>[^]*?<\/p>/g) ?? [])
    .map((paragraph) =>
      paragraph
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
  return paragraphs.filter((text) => (text.match(/[\u0600-\u06ff]/g) ?? []).length > text.length / 2).join('\n');
}

function htmlOf(text: string, language: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const paragraphs = escaped.split(/\n\s*\n|\n(?=\S.{200})/).map((paragraph) => `<p>${paragraph}</p>`);
  const direction = language === 'fa' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><title>Text</title>${paragraphs.join('\n')}`;
}

function print(producer: 'LibreOffice' | 'Chromium', html: string, folder: string): string {
  const pdf = join(folder, `${basename(html, '.html')}.pdf`);
  if (existsSync(pdf)) return pdf;
  mkdirSync(folder, { recursive: true });
  if (producer === 'LibreOffice') {
    run('soffice', [
      '--headless',
      '--infilter=HTML (StarWriter)',
      '--convert-to',
      'pdf:writer_pdf_Export',
      '--outdir',
      folder,
      html,
    ]);
  } else {
    run(findWindowless() ?? 'chromium', [
      '--no-sandbox',
      '--no-pdf-header-footer',
      `--print-to-pdf=${pdf}`,
      `file://${html}`,
    ]);
  }
  return pdf;
}

/** Writes a PDF again with Ghostscript, with at most `pages` pages. */
export function distill(inputs: readonly string[], pdf: string, pages?: number): string {
  if (existsSync(pdf)) return pdf;
  const last = pages === undefined ? [] : [`-dLastPage=${String(pages)}`];
  run('gs', ['-q', '-dBATCH', '-dNOPAUSE', '-sDEVICE=pdfwrite', ...last, `-sOutputFile=${pdf}`, ...inputs]);
  return pdf;
}

function* documentsOf(manual: Manual, root: string, folder: string): Generator<CorpusDocument> {
  const { language } = manual;
  const text = unpacked(join(root, 'usr/share', manual.text)).toString('utf8');
  if (manual.pdf !== undefined) {
    const pdf = join(folder, `tex-${language}.pdf`);
    writeFileSync(pdf, unpacked(join(root, 'usr/share', manual.pdf)));
    yield { language, producer: 'TeX', pdf, known: text };
    yield { language, producer: 'Ghostscript', pdf: distill([pdf], join(folder, `gs-${language}.pdf`)), known: text };
  }
  yield* printed(text, language, folder);
}

function* printed(text: string, language: string, folder: string): Generator<CorpusDocument> {
  // Lines that say "see page 12" and boxes of characters are in no print.
  const known = text.slice(0, printedLength);
  const html = join(folder, `${language}.html`);
  writeFileSync(html, htmlOf(known, language));
  for (const producer of ['LibreOffice', 'Chromium'] as const) {
    yield { language, producer, pdf: print(producer, html, join(folder, producer.toLowerCase())), known };
  }
}

/** Returns every document of the corpus. Uses the files of an earlier run again. */
export function corpusIn(folder: string): readonly CorpusDocument[] {
  const root = installPackages(folder);
  return [
    ...manuals.flatMap((manual) => [...documentsOf(manual, root, folder)]),
    ...printed(persianText(root), 'fa', folder),
  ];
}
