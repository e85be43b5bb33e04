/** Checks every import of every file, type imports included, against the matrix below. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname);

/**
 * A folder below `src` with the reason for its row, the other folders (or files outside `src`) that its files may
 * import from, and the packages that they may import, each with everything below it.
 */
type Row = readonly [folder: string, why: string, imports?: readonly string[], packages?: readonly string[]];

const interfacePackages = ['react', 'react-dom', '@mantine', '@tabler/icons-react', '@tanstack/react-virtual'];

/** What documents are made of, and what views and edits them: most of the core builds on these. */
const documents = ['schema', 'core/json', 'core/text', 'core/assessment', 'core/casefile'];
const workspaces = [...documents, 'core/workspace'];

const matrix: readonly Row[] = [
  ['schema', 'The source of truth depends on nothing.'],
  ['core/text', 'Text and offsets do not depend on documents.', [], ['approx-string-match']],
  [
    'core/archive',
    'Zips are read in one way, as archives of files and as Word, OpenDocument and EPUB files.',
    [],
    ['fflate'],
  ],
  ['core/json', 'JSON values, pointers and trees know nothing of the contract.'],
  [
    'core/assessment',
    'Views and values of the contract, before anything edits them.',
    ['schema', 'core/json', 'core/text'],
  ],
  [
    'core/casefile',
    'Fingerprints follow RFC 8785. The hash function is a parameter.',
    ['schema', 'core/json', 'core/text'],
    ['@noble/hashes', 'canonicalize'],
  ],
  [
    'core/signature',
    'Keys and detached signatures as files. The platform signs and verifies.',
    ['core/json', 'core/text', 'core/casefile', 'core/assessment'],
  ],
  [
    'core/extraction',
    'What readers find in files, and the passages made of it, without the libraries that read.',
    ['core/json', 'core/text', 'core/casefile'],
  ],
  [
    'core/review-shape',
    'The types and the format of reviews. A workspace contains reviews, but does not depend on how they are made.',
    ['schema', 'core/json', 'core/text', 'core/assessment'],
  ],
  [
    'core/workspace',
    'Edits, renames, patches and history depend on the types that they edit, including casefiles and reviews.',
    [...documents, 'core/review-shape'],
  ],
  ['core/authority', 'The statements of the specification are plain text without dependencies.'],
  ['core/rules', 'A rule depends on values and never on the checker that runs it.', [...workspaces, 'core/authority']],
  [
    'core/check',
    'Only the checker runs rules and generated validators. It asks the proposals for the words around a span.',
    [...workspaces, 'core/rules', 'core/proposals'],
  ],
  [
    'core/files',
    'Reading uses the same validators as checking.',
    [...workspaces, 'core/review-shape', 'core/review', 'core/check'],
  ],
  [
    'core/report',
    'An export needs everything that it writes, and the cues of all languages. A library writes Word files, and their zips are written again without dates. Excel workbooks are zips of our own XML, because the library for them changes texts. IDs of STIX are version 5 UUIDs, which need SHA-1.',
    [
      ...workspaces,
      'core/review-shape',
      'core/review',
      'core/rules',
      'core/proposals',
      'core/check',
      'core/compare',
      'core/files',
      'core/pictures',
    ],
    ['docx', 'fflate', '@noble/hashes'],
  ],
  [
    'core/compare',
    'Differences and merges need documents, and the checker’s names of fields.',
    [...workspaces, 'core/check'],
  ],
  ['core/matrix', 'The matrix reads the links from the document. Tests compare it with the rules.', workspaces],
  [
    'core/pictures',
    'Pictures are laid out from the document alone, for the screen and for files. A map names the cues around a claim, and links passages that share words.',
    [...workspaces, 'core/matrix', 'core/check'],
  ],
  [
    'core/annotations',
    'Annotations of other programs and highlights in files are anchored in passages, and become claims by ordinary edits.',
    [...workspaces, 'core/extraction'],
  ],
  ['core/proposals', 'Proposals are made from the text, and accepting one is an ordinary edit.', workspaces],
  [
    'core/review',
    'Verdicts contain digests of documents, and describe changes in the same way as comparisons.',
    [...workspaces, 'core/review-shape', 'core/check', 'core/compare'],
    ['canonicalize'],
  ],
  [
    'core/reference',
    'The reference is made from the documentation in the rest of the core.',
    [...workspaces, 'core/authority', 'core/rules', 'core/check', 'core/files'],
    ['minisearch', '@noble/hashes'],
  ],
  [
    'sources',
    'Readers of published files, each with its library. The browser’s workers and the command use the same code.',
    ['core', 'platform/worker-call.ts'],
    ['@embedpdf/pdfium', '@exodus/bytes', 'fflate', 'saxes', 'parse5', '@mozilla/readability', 'linkedom', 'warcio'],
  ],
  [
    'encryption',
    'Encryption with a passphrase, with its library. The browser’s worker and the command use the same code.',
    ['core'],
    ['age-encryption'],
  ],
  ['desk', 'State without hooks, input or output.', ['core'], ['zustand']],
  [
    'platform',
    'Access to the browser: clocks, files, workers and the service worker. It knows nothing of drafts. It starts the one script for background work, in which the composition root lists the methods.',
    ['core', 'app/background.worker.ts'],
    ['@noble/hashes', 'workbox-precaching', 'fflate'],
  ],
  [
    'storage',
    'Stores, opens and saves what the store contains, and shares it between tabs. Features never import it.',
    ['core', 'desk', 'platform', 'sources', 'encryption'],
    ['idb', '@noble/hashes'],
  ],
  [
    'ui',
    'Components without domain knowledge. They show foreign text so that it never reorders our words.',
    ['core/text/directions.ts'],
    interfacePackages,
  ],
  [
    'shared',
    'Domain code for several features, because features never import one another. Typed text is stored by tab.',
    ['schema', 'core', 'desk', 'ui', 'platform/typed-values.ts'],
    ['react', 'zustand', '@mantine/hooks'],
  ],
  [
    'screens',
    'A part of the screen, independent of the others. Forms use RJSF, and the JSON view uses CodeMirror and a worker.',
    ['schema', 'core', 'desk', 'ui', 'shared', 'platform/worker-call.ts', 'platform/background-work.ts'],
    [...interfacePackages, '@rjsf', '@codemirror', '@lezer/highlight'],
  ],
  [
    'app',
    'The composition root.',
    ['schema', 'core', 'desk', 'platform', 'storage', 'ui', 'shared', 'screens'],
    [...interfacePackages, 'react-router', '@fontsource-variable'],
  ],
  [
    'site',
    'The published site and its servers, which run outside the page. Documents name the version in package.json.',
    ['schema', 'core', '../package.json'],
    ['node:', 'assessment-desk:', 'vite', 'esbuild', 'fflate', '@modelcontextprotocol', '@noble/hashes'],
  ],
  [
    'library',
    'The API of the package for other programs: the core with a hash function.',
    ['schema', 'core'],
    ['@noble/hashes'],
  ],
  [
    'cli',
    'The command uses the same checks as the application, without its interface.',
    ['schema', 'core', 'library', 'sources', 'encryption'],
    ['node:', '@noble/hashes', '@modelcontextprotocol'],
  ],
  [
    'tools',
    'Programs for building and testing. Nothing imports them.',
    ['schema', 'core', 'platform', 'site', 'screens', '../.config'],
    ['*'],
  ],
];

const isTest = (path: string): boolean => /\.(test|cases|fixtures)\.tsx?$/.test(path);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The scripts of the workers that a text starts, relative to its file. */
function workersOf(text: string): readonly string[] {
  const matches = text.matchAll(/new Worker\(\s*new URL\(\s*'([^']+)',\s*import\.meta\.url/g);
  return Array.from(matches, (match) => match[1] ?? '');
}

function importsOf(path: string): string[] {
  const text = textOf(path);
  return [...ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName), ...workersOf(text)];
}

/** The path below `src` that a relative import of a file leads to. */
const targetOf = (from: string, specifier: string): string =>
  relative(root, join(root, dirname(from), specifier)).replaceAll('\\', '/');

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

function rowOf(path: string): Row | undefined {
  return matrix.find(([folder]) => isWithin(path, folder));
}

/** The folder whose files a file may always import: its own folder, or its own feature. */
function homeOf(path: string, [folder]: Row): string {
  return folder === 'screens' ? path.split('/').slice(0, 2).join('/') : folder;
}

function isAllowed(from: string, row: Row, specifier: string): boolean {
  const [, , allowed = [], packages = []] = row;
  if (specifier.startsWith('.')) {
    const target = targetOf(from, specifier.replace(/\?.*$/, ''));
    return [homeOf(from, row), ...allowed].some((folder) => isWithin(target, folder));
  }
  return packages.some(
    (name) => name === '*' || specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`),
  );
}

const everyFile = filesBelow(root).map((path) => relative(root, path).replaceAll('\\', '/'));
const files = everyFile.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !isTest(path));
const styleSheets = everyFile.filter((path) => path.endsWith('.css'));

/**
 * The files that a file imports with declarations, types included. Code that is loaded later with `import()` is not.
 */
function declaredImports(path: string): readonly string[] {
  const source = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest);
  return source.statements
    .flatMap((statement) =>
      (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) && statement.moduleSpecifier
        ? [(statement.moduleSpecifier as ts.StringLiteral).text]
        : [],
    )
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => targetOf(path, specifier));
}

/** Returns a circle of imports, the first node again at its end; undefined if there is none. */
function circleIn(graph: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): readonly string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next);
      if (circle) return circle;
    }
    path.pop();
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const circle = visit(node);
    if (circle) return circle;
  }
  return undefined;
}

/**
 * The file that starts a worker of a folder above it: `app/background.worker.ts`, which has methods of `storage`, and
 * so imports the types of their calls from `platform`. It is the only circle of folders. The two run in two threads.
 */
const startsWorkerAbove = 'platform/background-work.ts';

function startedWorkers(path: string): readonly string[] {
  return path === startsWorkerAbove ? [] : workersOf(textOf(path)).map((specifier) => targetOf(path, specifier));
}

const imports = new Map(files.map((path) => [path, new Set(declaredImports(path))]));

/** The folders whose own folders are compared, too. */
const divided = ['core', 'storage', 'sources', 'screens', 'platform'];

/** The folder that a file counts as: one below a divided folder, else the one below src. */
function folderOf(path: string): string {
  const parts = path.split('/').slice(0, -1);
  return parts.slice(0, divided.includes(parts[0] ?? '') ? 2 : 1).join('/');
}

describe('the architecture', () => {
  it('has no circle of imports between files', () => {
    expect(circleIn(imports)).toBeUndefined();
  });

  it('has no circle of imports between folders, nor of workers that they start, with one exception', () => {
    const folders = new Map<string, Set<string>>();
    for (const [path, targets] of imports) {
      const from = folderOf(path);
      const to = folders.get(from) ?? new Set();
      for (const target of [...targets, ...startedWorkers(path)])
        if (folderOf(target) !== from) to.add(folderOf(target));
      folders.set(from, to);
    }
    expect(circleIn(folders)).toBeUndefined();
  });

  it('finds a circle', () => {
    const graph = (edges: Record<string, readonly string[]>) =>
      new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));
    expect(circleIn(graph({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual(['b', 'c', 'b']);
    expect(circleIn(graph({ a: ['b', 'c'], b: ['c'] }))).toBeUndefined();
  });

  it('has a row for every file', () => {
    expect(files.filter((path) => path.includes('/') && !rowOf(path))).toEqual([]);
    expect(files.length).toBeGreaterThan(20);
  });

  it('gives every row a reason', () => {
    expect(matrix.filter(([, why]) => why.length < 20)).toEqual([]);
  });

  it('lets every file import only what its row allows', () => {
    const wrong = files.flatMap((path) => {
      const row = rowOf(path);
      if (!row) return [];
      const refused = importsOf(path).filter((specifier) => !isAllowed(path, row, specifier));
      return refused.map((specifier) => `${path} imports ${specifier}: ${row[1]}`);
    });
    expect(wrong).toEqual([]);
  });

  it('lets features change the draft only through the hook that tells the person, with these exceptions', () => {
    const allowed = [
      'screens/json-view/source-session.ts', // shows a refused change or fix in the JSON view
      'screens/review/use-verdicts.ts', // announces verdicts in its own words
    ];
    const dispatching = files.filter(
      (path) => isWithin(path, 'screens') && /\bactions\s*\.dispatch\(/.test(textOf(path)),
    );
    expect(dispatching.toSorted()).toEqual(allowed);
  });

  it('lets the application import only the facade of drafts, and the code that it loads later', () => {
    const doors = ['storage/drafts.ts', 'storage/files/render.ts', 'storage/load-file-code.ts'];
    const wrong = files
      // The worker runs parts of storage without the page.
      .filter((path) => isWithin(path, 'app') && path !== 'app/background.worker.ts')
      .flatMap((path) => {
        const targets = importsOf(path).map((specifier) => relative(root, join(root, dirname(path), specifier)));
        return targets.filter((target) => isWithin(target, 'storage') && !doors.includes(target));
      });
    expect(wrong).toEqual([]);
  });

  it('imports packages and code of the benchmark nowhere else', () => {
    const peers = /(^|\/)e2e(\/|$)/;
    const wrong = files.flatMap((path) =>
      importsOf(path)
        .filter((specifier) => peers.test(specifier))
        .map((specifier) => `${path} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has default exports only in rules', () => {
    const allowed = (path: string): boolean => isWithin(path, 'core/rules');
    const wrong = files.filter(
      (path) => !path.includes('.generated.') && !allowed(path) && /^export default/m.test(textOf(path)),
    );
    expect(wrong).toEqual([]);
  });

  it('says in the first line of every file what the file is for; a rule says it in its description', () => {
    const wrong = files.filter(
      (path) =>
        !path.includes('.generated.') && !/^core\/rules\/[^/]+\//.test(path) && !/^(#!.*\n)?\/[*/]/.test(textOf(path)),
    );
    expect(wrong).toEqual([]);
  });

  it('uses :has() only where nothing is typed, because the browser would match it again at every key', () => {
    const allowed = [
      'screens/casefile/casefile.module.css', // a separate screen without text input
      'screens/editor/field/radio-row.module.css', // within one radio button
      'screens/matrix/printed.module.css', // for printing
      'screens/passage/sort-marks.module.css', // within one radio button
    ];
    const using = styleSheets.filter((path) => textOf(path).includes(':has('));
    expect(using.toSorted()).toEqual(allowed);
  });
});
