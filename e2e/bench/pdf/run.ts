/**
 * Compares the reading of PDFs with pdftotext and pdf.js, on a corpus that it installs: `npx tsx e2e/bench/pdf/run.ts
 * FOLDER`. Writes two tables in Markdown to the standard output.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { corpusIn, distill, installPackages, type CorpusDocument } from './corpus.ts';
import { buildScript, installPdfjs, readWithOurs, readWithPdfjs, readWithPdftotext, type Run } from './extractors.ts';
import { likeness, type Likeness } from './likeness.ts';

const folder = resolve(process.argv[2] ?? '');
if (process.argv[2] === undefined) throw new Error('Name a folder for the corpus.');
mkdirSync(folder, { recursive: true });
const root = installPackages(folder);
const ours = buildScript('read-one', folder);
const [pdfjs, pdfjsPackage] = [buildScript('read-one-pdfjs', folder), installPdfjs(folder)];

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const cells = ({ characters, order, words }: Likeness): readonly string[] => [characters, order, words].map(percent);
const row = (...values: readonly string[]): void => console.log(`| ${values.join(' | ')} |`);

async function compare({ language, producer, pdf, known }: CorpusDocument): Promise<void> {
  const runs = [
    await readWithOurs(pdf, ours),
    await readWithPdftotext(pdf, root),
    await readWithPdfjs(pdf, pdfjs, pdfjsPackage),
  ];
  const results = runs.map(({ text }) => cells(likeness(known, text, language)));
  row(language, producer, ...[0, 1, 2].flatMap((at) => results.map((result) => result[at] ?? '')));
}

/** The median of three runs, by time. */
async function middle(read: () => Promise<Run>): Promise<Run> {
  const runs = [await read(), await read(), await read()].toSorted((one, other) => one.time - other.time);
  return runs[1] ?? (await read());
}

async function compareCosts(documents: readonly CorpusDocument[]): Promise<void> {
  const inputs = documents.filter(({ producer, language }) => producer === 'TeX' && /^[a-z]{2}$/.test(language));
  for (const pages of [10, 100, 1000]) {
    // Three times over, the documents from TeX have more than a thousand pages.
    const all = [...inputs, ...inputs, ...inputs].map(({ pdf }) => pdf);
    const pdf = distill(pages === 1000 ? all : all.slice(0, 2), join(folder, `pages-${String(pages)}.pdf`), pages);
    for (const [name, read] of [
      ['ours, in Node', () => readWithOurs(pdf, ours)],
      ['pdftotext', () => readWithPdftotext(pdf, root)],
      ['pdf.js, in Node', () => readWithPdfjs(pdf, pdfjs, pdfjsPackage)],
    ] as const) {
      const { time, memory, text } = await middle(read);
      row(String(pages), name, `${(time / 1000).toFixed(2)} s`, `${(memory / 1e6).toFixed(0)} MB`, String(text.length));
    }
  }
}

const documents = corpusIn(folder);
row('language', 'producer', ...['characters', 'order', 'words'].flatMap((what) => [what, 'pdftotext', 'pdf.js']));
row(...Array.from({ length: 11 }, () => '---'));
for (const document of documents) await compare(document);
console.log('');
row('pages', 'reader', 'processor time', 'memory', 'characters read');
row(...Array.from({ length: 5 }, () => '---'));
await compareCosts(documents);
