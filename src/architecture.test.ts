/** Checks every import of every file, type imports included, against the matrix below. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname);

interface Row {
  /** The folder below `src` whose files this row applies to. */
  readonly folder: string;
  /** The other folders that it may import from. */
  readonly imports: readonly string[];
  /** The packages that it may import, each with everything below it. */
  readonly packages: readonly string[];
  readonly why: string;
}

const interfacePackages = ['react', 'react-dom', '@mantine', '@tabler/icons-react', '@tanstack/react-virtual'];

const matrix: readonly Row[] = [
  { folder: 'schema', imports: [], packages: [], why: 'The source of truth depends on nothing.' },
  {
    folder: 'core/passage',
    imports: [],
    packages: ['approx-string-match'],
    why: 'Text and offsets do not depend on documents.',
  },
  {
    folder: 'core/assessment',
    imports: ['schema', 'core/passage', 'core/casefile', 'core/review'],
    packages: [],
    why: 'Edits depend on the types that they edit, including casefiles and reviews.',
  },
  {
    folder: 'core/casefile',
    imports: ['schema', 'core/passage', 'core/assessment'],
    packages: ['@noble/hashes', 'canonicalize'],
    why: 'Fingerprints follow RFC 8785. The hash function is a parameter.',
  },
  {
    folder: 'core/authority',
    imports: [],
    packages: [],
    why: 'The statements of the specification are plain text without dependencies.',
  },
  {
    folder: 'core/rules',
    imports: ['schema', 'core/authority', 'core/passage', 'core/assessment', 'core/casefile'],
    packages: [],
    why: 'A rule depends on values and never on the checker that runs it.',
  },
  {
    folder: 'core/check',
    imports: ['schema', 'core/passage', 'core/assessment', 'core/casefile', 'core/rules'],
    packages: [],
    why: 'Only the checker runs rules and generated validators.',
  },
  {
    folder: 'core/files',
    imports: ['schema', 'core/passage', 'core/assessment', 'core/casefile', 'core/check', 'core/review'],
    packages: [],
    why: 'Reading uses the same validators as checking.',
  },
  {
    folder: 'core/export',
    imports: [
      'schema',
      'core/passage',
      'core/assessment',
      'core/casefile',
      'core/rules',
      'core/check',
      'core/files',
      'core/review',
    ],
    packages: [],
    why: 'An export needs everything that it writes.',
  },
  {
    folder: 'core/compare',
    imports: ['schema', 'core/passage', 'core/assessment', 'core/casefile', 'core/check'],
    packages: [],
    why: 'Differences and merges need documents, and the checker’s names of fields.',
  },
  {
    folder: 'core/matrix',
    imports: ['schema', 'core/passage', 'core/assessment', 'core/casefile'],
    packages: [],
    why: 'The matrix reads the links from the document. Tests compare it with the rules.',
  },
  {
    folder: 'core/review',
    imports: ['schema', 'core/passage', 'core/assessment', 'core/casefile', 'core/check', 'core/compare'],
    packages: ['canonicalize'],
    why: 'Verdicts contain digests of documents, and describe changes in the same way as comparisons.',
  },
  {
    folder: 'core/canon',
    imports: [
      'schema',
      'core/authority',
      'core/passage',
      'core/assessment',
      'core/casefile',
      'core/rules',
      'core/check',
      'core/files',
    ],
    packages: ['minisearch', '@noble/hashes'],
    why: 'The reference is made from the documentation in the rest of the core.',
  },
  { folder: 'store', imports: ['core'], packages: ['zustand', 'react'], why: 'State and hooks; no input or output.' },
  {
    folder: 'services',
    imports: ['core'],
    packages: ['idb', '@noble/hashes', 'workbox-precaching', 'fflate'],
    why: 'Access to the outside world, which the application connects to the store.',
  },
  { folder: 'ui', imports: [], packages: interfacePackages, why: 'Components without domain knowledge.' },
  {
    folder: 'shared',
    imports: ['schema', 'core', 'store', 'ui'],
    packages: ['react'],
    why: 'Domain code for several features, because features never import one another.',
  },
  {
    folder: 'features',
    imports: ['schema', 'core', 'store', 'ui', 'shared'],
    packages: [...interfacePackages, '@rjsf', '@codemirror', '@lezer/highlight'],
    why: 'A part of the screen, independent of the others. Forms use RJSF, and the JSON view uses CodeMirror.',
  },
  {
    folder: 'app',
    imports: ['schema', 'core', 'store', 'services', 'ui', 'shared', 'features'],
    packages: [...interfacePackages, 'react-router', 'zustand', '@fontsource-variable'],
    why: 'The composition root.',
  },
  {
    folder: 'site',
    imports: ['schema', 'core'],
    packages: ['node:', 'assessment-desk:', 'vite', 'esbuild', 'fflate', '@modelcontextprotocol', '@noble/hashes'],
    why: 'The published site and its servers, which run outside the page.',
  },
  {
    folder: 'library',
    imports: ['schema', 'core'],
    packages: ['@noble/hashes'],
    why: 'The API of the package for other programs: the core with a hash function.',
  },
  {
    folder: 'cli',
    imports: ['schema', 'core', 'library'],
    packages: ['node:', '@noble/hashes'],
    why: 'The command uses the same checks as the application, without its interface.',
  },
  {
    folder: 'tools',
    imports: ['schema', 'core', 'services', 'site', 'features'],
    packages: ['*'],
    why: 'Programs for building and testing. Nothing imports them.',
  },
];

const isTest = (path: string): boolean => /\.(test|cases|fixtures)\.tsx?$/.test(path);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const workers = [...text.matchAll(/new Worker\(\s*new URL\(\s*'([^']+)',\s*import\.meta\.url/g)].map(
    (match) => match[1] ?? '',
  );
  return [...ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName), ...workers];
}

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

function rowOf(path: string): Row | undefined {
  return matrix.find(({ folder }) => isWithin(path, folder));
}

/** The folder whose files a file may always import: its own folder, or its own feature. */
function homeOf(path: string, row: Row): string {
  return row.folder === 'features' ? path.split('/').slice(0, 2).join('/') : row.folder;
}

function isAllowed(from: string, row: Row, specifier: string): boolean {
  if (specifier.startsWith('.')) {
    const target = relative(root, join(root, dirname(from), specifier.replace(/\?.*$/, '')));
    return [homeOf(from, row), ...row.imports].some((folder) => isWithin(target, folder));
  }
  return row.packages.some(
    (name) => name === '*' || specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`),
  );
}

const everyFile = filesBelow(root).map((path) => relative(root, path).replaceAll('\\', '/'));
const files = everyFile.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !isTest(path));
const styleSheets = everyFile.filter((path) => path.endsWith('.css'));

describe('the architecture', () => {
  it('has a row for every file', () => {
    expect(files.filter((path) => path.includes('/') && !rowOf(path))).toEqual([]);
    expect(files.length).toBeGreaterThan(20);
  });

  it('gives every row a reason', () => {
    expect(matrix.filter(({ why }) => why.length < 20)).toEqual([]);
  });

  it.each(matrix.map(({ folder }) => folder))('lets %s import only what its row allows', (folder) => {
    const wrong = files
      .filter((path) => rowOf(path)?.folder === folder)
      .flatMap((path) => {
        const row = rowOf(path);
        if (!row) return [];
        return importsOf(join(root, path))
          .filter((specifier) => !isAllowed(path, row, specifier))
          .map((specifier) => `${path} imports ${specifier}: ${row.why}`);
      });
    expect(wrong).toEqual([]);
  });

  it('imports packages and code of the benchmark nowhere else', () => {
    const peers = /^(@jsonforms|@recogito|@annotorious)\/|(^|\/)e2e(\/|$)/;
    const wrong = files.flatMap((path) =>
      importsOf(join(root, path))
        .filter((specifier) => peers.test(specifier))
        .map((specifier) => `${path} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has default exports only in rules and migrations', () => {
    const allowed = (path: string): boolean => isWithin(path, 'core/rules') || path.includes('/migrations/');
    const wrong = files.filter(
      (path) =>
        !path.includes('.generated.') &&
        !allowed(path) &&
        /^export default/m.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it('uses :has() only where nothing is typed, because the browser would match it again at every key', () => {
    const allowed = [
      'features/casefile/casefile.module.css', // a separate screen without text input
      'features/editor/field/radio-row.module.css', // within one radio button
      'features/matrix/printed.module.css', // for printing
    ];
    const using = styleSheets.filter((path) => readFileSync(join(root, path), 'utf8').includes(':has('));
    expect(using.toSorted()).toEqual(allowed);
  });
});
