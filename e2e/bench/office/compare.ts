/**
 * Compares the readers of Word, OpenDocument and EPUB files with other programs that turn these files into text, on
 * documents that pandoc and LibreOffice made of Debian's installation guide.
 *
 * Needs: `apt-get install pandoc libreoffice-writer-nogui installation-guide-amd64`. Prints the table of the README.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { composeText, proposedGroups } from '../../../src/core/extraction/compose.ts';
import { readerOf } from '../../../src/extract/readers.ts';

const guide = '/usr/share/doc/installation-guide-amd64';
/** All of them take a quarter of an hour. The arguments select some of them. */
const languages = ['en', 'de', 'fr', 'el', 'ru', 'vi', 'ja', 'ko', 'zh_CN', 'ar/he/fa'];
const chosen = process.argv.length > 2 ? process.argv.slice(2) : languages;
const folder = join(tmpdir(), `office-comparison-${process.pid}`);

/** The samples include Arabic and Hebrew. The guide does not. */
const samples = join(import.meta.dirname, '../../../public/samples/strait-of-hesper.casefile.json');

function run(program: string, args: readonly string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] });
}

function office(path: string, format: string, to: string): string {
  run('soffice', [
    '--headless',
    `-env:UserInstallation=file://${folder}/profile`,
    '--convert-to',
    format,
    '--outdir',
    to,
    path,
  ]);
  return join(to, basename(path).replace(/\.\w+$/, `.${format.replace(/:.*/, '')}`));
}

const plain = (path: string): string => run('pandoc', ['-t', 'plain', '--wrap=none', path]);
const officeText = (path: string): string =>
  readFileSync(office(path, 'txt:Text (encoded):UTF8', join(folder, 'txt')), 'utf8');

/** Words, and the single characters of scripts that are written without spaces. */
const wordsOf = (text: string): readonly string[] =>
  text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+/gu,
  ) ?? [];

function counts(items: Iterable<string>): Map<string, number> {
  const found = new Map<string, number>();
  for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
  return found;
}

/** How many of the expected items are in the text, each as often as expected. */
function common(expected: Iterable<string>, text: Iterable<string>): number {
  const own = counts(text);
  let sum = 0;
  for (const [item, count] of counts(expected)) sum += Math.min(count, own.get(item) ?? 0);
  return sum;
}

/** The length of the longest common subsequence, by the greedy algorithm of Myers (1986). */
function inOrder(one: readonly string[], other: readonly string[]): number {
  const [n, m] = [one.length, other.length];
  const ends = new Int32Array(2 * (n + m) + 3);
  const middle = n + m + 1;
  for (let edits = 0; edits <= n + m; edits += 1) {
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const [left = 0, right = 0] = [ends[middle + diagonal - 1], ends[middle + diagonal + 1]];
      let x = diagonal === -edits || (diagonal !== edits && left < right) ? right : left + 1;
      while (x < n && x - diagonal < m && one[x] === other[x - diagonal]) x += 1;
      ends[middle + diagonal] = x;
      if (x >= n && x - diagonal >= m) return (n + m - edits) / 2;
    }
  }
  return 0;
}

async function ownText(path: string): Promise<string> {
  const reader = await readerOf(path.slice(path.lastIndexOf('.') + 1) as 'docx' | 'odt' | 'epub');
  const result = await reader({ name: basename(path), mediaType: '', bytes: new Uint8Array(readFileSync(path)) });
  if (result.kind !== 'text') throw new Error(`${path}: ${result.problem}`);
  return composeText(result.extraction, proposedGroups(result.extraction)).text;
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)} %`;

/** Numbers of notes and lists, which only one of the programs writes, do not count as a difference. */
const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{M}]/gu, '');

async function compare(
  producer: string,
  language: string,
  path: string,
  reference: string,
  text: string,
): Promise<void> {
  const started = performance.now();
  const own = await ownText(path);
  const time = performance.now() - started;
  const [expected, found] = [wordsOf(text), wordsOf(own)];
  const cells = [
    `${producer} ${path.slice(path.lastIndexOf('.') + 1)}`,
    language,
    reference,
    String(expected.length),
    percent(common(letters(text), letters(own)), letters(text).length),
    percent(inOrder(expected, found), expected.length),
    percent(common(expected, found), expected.length),
    percent(found.length - common(found, expected), found.length),
    `${Math.round(time)} ms`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

function makeSources(): ReadonlyMap<string, readonly string[]> {
  const sources = new Map<string, readonly string[]>();
  for (const language of languages.filter((one) => !one.includes('/'))) {
    const files = readdirSync(join(guide, language)).filter((name) => /^ch0[1-6].*\.html$/.test(name));
    sources.set(
      language,
      files.sort().map((name) => join(guide, language, name)),
    );
  }
  const { observations } = JSON.parse(readFileSync(samples, 'utf8')) as {
    observations: { language: string; passages: { text: string }[] }[];
  };
  const texts = observations
    .filter(({ language }) => /^(ar|he|fa)/.test(language))
    .flatMap(({ passages }) =>
      passages.map(({ text }) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`),
    );
  const page = join(folder, 'right-to-left.html');
  writeFileSync(page, `<meta charset="utf-8">${texts.join('\n')}`);
  sources.set('ar/he/fa', [page]);
  return sources;
}

rmSync(folder, { recursive: true, force: true });
for (const name of ['pandoc', 'libreoffice', 'txt']) mkdirSync(join(folder, name), { recursive: true });
console.log(
  '| file | language | compared with | words | characters right | order right | words findable | other words | time |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const [language, files] of makeSources()) {
  if (!chosen.includes(language)) continue;
  const name = language.replaceAll('/', '-');
  const made = ['docx', 'odt', 'epub'].map((ending) => join(folder, 'pandoc', `${name}.${ending}`));
  for (const path of made) run('pandoc', ['-f', 'html', '--metadata', `title=${name}`, '-o', path, ...files]);
  const [docx = '', odt = '', epub = ''] = made;
  for (const path of [docx, odt, epub]) await compare('pandoc', language, path, 'pandoc', plain(path));
  const [officeDocx, officeOdt, officeEpub] = [
    office(odt, 'docx', join(folder, 'libreoffice')),
    office(docx, 'odt', join(folder, 'libreoffice')),
    office(odt, 'epub', join(folder, 'libreoffice')),
  ];
  for (const path of [officeDocx, officeOdt])
    await compare('LibreOffice', language, path, 'LibreOffice', officeText(path));
  await compare('LibreOffice', language, officeEpub, 'pandoc', plain(officeEpub));
}
