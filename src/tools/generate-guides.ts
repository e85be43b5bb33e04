/** Generates the entries written by hand from their Markdown files, and the search words of the other entries. */
import { readdir, readFile } from 'node:fs/promises';
import type { GeneratedFile } from './generate-types.ts';
import { readGuides, readSearchWords, type Guide } from './guide-file.ts';

const folder = 'src/core/canon';

const lists = 'Readonly<Record<string, readonly string[]>>';

/** A constant of the generated file. */
function constant(comment: string, name: string, type: string, value: unknown): string {
  return `/** ${comment} */\nexport const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`;
}

/** Returns the lists that are not empty, by ID. Throws if an ID occurs twice. */
function byId(pairs: readonly (readonly [id: string, list: readonly string[]])[]): object {
  const ids = pairs.map(([id]) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) throw new Error(`${folder}: two entries have the ID ${repeated}.`);
  return Object.fromEntries(pairs.filter(([, list]) => list.length > 0));
}

async function filesOfGuides(): Promise<readonly Guide[]> {
  const names = (await readdir(`${folder}/guides`)).filter((name) => name.endsWith('.md')).sort();
  const paths = names.map((name) => `${folder}/guides/${name}`);
  const written = await Promise.all(paths.map(async (path) => readGuides(path, await readFile(path, 'utf8'))));
  return written.flat();
}

/** Returns the entries, in the order of the names of their files. Rejects with path and line if a file is malformed. */
export async function generateGuides(): Promise<readonly GeneratedFile[]> {
  const guides = await filesOfGuides();
  const path = `${folder}/search-words.md`;
  const words = [...readSearchWords(path, await readFile(path, 'utf8'))];
  const phrases = byId([
    ...guides.map((guide) => [guide.entry.id, guide.phrases] as const),
    ...words.map(([id, each]) => [id, each.phrases] as const),
  ]);
  const keywords = byId(words.map(([id, each]) => [id, each.keywords]));
  const entries = guides.map(({ entry }) => entry);
  // The entries are last, and their bodies last in them, because that compresses best.
  const content = [
    '/* Generated from the Markdown files of this folder by `npm run generate`. Do not edit. */',
    "import type { CanonEntry } from './entry.ts';\n",
    constant('What people call an entry, by its ID. Only the search uses these phrases.', 'phrases', lists, phrases),
    constant('More keywords for the generated entries, by ID.', 'extraKeywords', lists, keywords),
    constant('Every entry written by hand, in the order of the help.', 'guides', 'readonly CanonEntry[]', entries),
  ].join('\n');
  return [{ path: `${folder}/guides.generated.ts`, content }];
}
