/** Holds the directions of imports: every import of every file against the matrix below, type imports included. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname);

interface Row {
  /** The folders below `src` whose files this row is for. */
  readonly room: string;
  /** Folders it may import from, besides itself. */
  readonly rooms: readonly string[];
  /** Packages it may import, each with everything below it. */
  readonly packages: readonly string[];
  readonly why: string;
}

const interfacePackages = ['react', 'react-dom', '@mantine', '@tabler/icons-react', '@tanstack/react-virtual'];

const matrix: readonly Row[] = [
  { room: 'schema', rooms: [], packages: [], why: 'The source of truth depends on nothing.' },
  {
    room: 'core/passage',
    rooms: [],
    packages: ['approx-string-match'],
    why: 'Text and offsets know nothing of documents.',
  },
  {
    room: 'core/assessment',
    rooms: ['schema', 'core/passage', 'core/casefile', 'core/review'],
    packages: [],
    why: 'Edits see the shapes of what they edit: the casefile’s and the reviews’ too.',
  },
  {
    room: 'core/casefile',
    rooms: ['schema', 'core/passage', 'core/assessment'],
    packages: ['@noble/hashes', 'canonicalize'],
    why: 'Fingerprints follow RFC 8785; the digest itself is passed in.',
  },
  {
    room: 'core/authority',
    rooms: [],
    packages: [],
    why: 'What the specification states is words, and depends on nothing.',
  },
  {
    room: 'core/rules',
    rooms: ['schema', 'core/authority', 'core/passage', 'core/assessment', 'core/casefile'],
    packages: [],
    why: 'A rule sees values and never the checker that runs it.',
  },
  {
    room: 'core/check',
    rooms: ['schema', 'core/passage', 'core/assessment', 'core/casefile', 'core/rules'],
    packages: [],
    why: 'The one place that runs rules and generated validators.',
  },
  {
    room: 'core/files',
    rooms: ['schema', 'core/passage', 'core/assessment', 'core/casefile', 'core/check', 'core/review'],
    packages: [],
    why: 'Reading validates with the same validators as checking.',
  },
  {
    room: 'core/export',
    rooms: [
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
    why: 'A format sees everything that it writes.',
  },
  {
    room: 'core/compare',
    rooms: ['schema', 'core/passage', 'core/assessment', 'core/casefile', 'core/check'],
    packages: [],
    why: 'Differences and merges see documents, and the checker’s names of fields.',
  },
  {
    room: 'core/matrix',
    rooms: ['schema', 'core/passage', 'core/assessment', 'core/casefile'],
    packages: [],
    why: 'Which entry cites which claim is read off the document; what a rule means is held by tests.',
  },
  {
    room: 'core/review',
    rooms: ['schema', 'core/passage', 'core/assessment', 'core/casefile', 'core/check', 'core/compare'],
    packages: ['canonicalize'],
    why: 'Verdicts are bound to digests of documents, and say what changed since as comparisons do.',
  },
  {
    room: 'core/canon',
    rooms: [
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
    why: 'What can be looked up is made of what the rest of the core says of itself.',
  },
  { room: 'store', rooms: ['core'], packages: ['zustand', 'react'], why: 'State and hooks; no input or output.' },
  {
    room: 'services',
    rooms: ['core'],
    packages: ['idb', '@noble/hashes', 'workbox-precaching', 'fflate'],
    why: 'The outside world, wired to the store by the application.',
  },
  { room: 'ui', rooms: [], packages: interfacePackages, why: 'Components without a domain.' },
  {
    room: 'shared',
    rooms: ['schema', 'core', 'store', 'ui'],
    packages: ['react'],
    why: 'What several features need of the domain, said once: features never import one another.',
  },
  {
    room: 'features',
    rooms: ['schema', 'core', 'store', 'ui', 'shared'],
    packages: [...interfacePackages, '@rjsf', '@codemirror', '@lezer/highlight'],
    why: 'A place on the screen; it never sees another one. The forms are RJSF’s, the source view is CodeMirror’s.',
  },
  {
    room: 'app',
    rooms: ['schema', 'core', 'store', 'services', 'ui', 'shared', 'features'],
    packages: [...interfacePackages, 'react-router', 'zustand', '@fontsource-variable'],
    why: 'The composition root.',
  },
  {
    room: 'site',
    rooms: ['schema', 'core'],
    packages: ['node:', 'assessment-desk:', 'vite', 'esbuild', 'fflate', '@modelcontextprotocol', '@noble/hashes'],
    why: 'What is published and served; it runs outside the page.',
  },
  {
    room: 'library',
    rooms: ['schema', 'core'],
    packages: ['@noble/hashes'],
    why: 'What the package offers to other programs: the core, with a digest chosen for them.',
  },
  {
    room: 'cli',
    rooms: ['schema', 'core', 'library'],
    packages: ['node:', '@noble/hashes'],
    why: 'The checker has the page’s judgement and none of its interface.',
  },
  {
    room: 'tools',
    rooms: ['schema', 'core', 'services', 'site', 'features'],
    packages: ['*'],
    why: 'Programs for building and testing; nothing imports them.',
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

const isWithin = (path: string, room: string): boolean => path === room || path.startsWith(`${room}/`);

function rowOf(path: string): Row | undefined {
  return matrix.find(({ room }) => isWithin(path, room));
}

/** The folder that a file may use without asking: its room, or its own feature. */
function homeOf(path: string, row: Row): string {
  return row.room === 'features' ? path.split('/').slice(0, 2).join('/') : row.room;
}

function isAllowed(from: string, row: Row, specifier: string): boolean {
  if (specifier.startsWith('.')) {
    const target = relative(root, join(root, dirname(from), specifier.replace(/\?.*$/, '')));
    return [homeOf(from, row), ...row.rooms].some((room) => isWithin(target, room));
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

  it.each(matrix.map(({ room }) => room))('lets %s import only what its row allows', (room) => {
    const wrong = files
      .filter((path) => rowOf(path)?.room === room)
      .flatMap((path) => {
        const row = rowOf(path);
        if (!row) return [];
        return importsOf(join(root, path))
          .filter((specifier) => !isAllowed(path, row, specifier))
          .map((specifier) => `${path} imports ${specifier}: ${row.why}`);
      });
    expect(wrong).toEqual([]);
  });

  it('keeps what only the benchmark compares with out of everything else', () => {
    const peers = /^(@jsonforms|@recogito|@annotorious)\/|(^|\/)e2e(\/|$)/;
    const wrong = files.flatMap((path) =>
      importsOf(join(root, path))
        .filter((specifier) => peers.test(specifier))
        .map((specifier) => `${path} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps default exports to rules and migrations', () => {
    const allowed = (path: string): boolean => isWithin(path, 'core/rules') || path.includes('/migrations/');
    const wrong = files.filter(
      (path) =>
        !path.includes('.generated.') &&
        !allowed(path) &&
        /^export default/m.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it('asks with :has() only where nothing is typed: the browser would look for a match anew at every key', () => {
    const apart = [
      'features/casefile/casefile.module.css', // a screen of its own, where texts are not written
      'features/editor/field/radio-row.module.css', // within one choice of a row of them
      'features/matrix/printed.module.css', // on paper
    ];
    const asking = styleSheets.filter((path) => readFileSync(join(root, path), 'utf8').includes(':has('));
    expect(asking.toSorted()).toEqual(apart);
  });
});
