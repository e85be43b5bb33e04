/** Checks every import of every file, type imports included, against the matrix below. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname);

interface Row {
  /** The folder below `src` whose files this row applies to. */
  readonly folder: string;
  /** The other folders, or files outside `src`, that it may import from. */
  readonly imports: readonly string[];
  /** The packages that it may import, each with everything below it. */
  readonly packages: readonly string[];
  readonly why: string;
}

const interfacePackages = ['react', 'react-dom', '@mantine', '@tabler/icons-react', '@tanstack/react-virtual'];

const matrix: readonly Row[] = [
  { folder: 'schema', imports: [], packages: [], why: 'The source of truth depends on nothing.' },
  {
    folder: 'core/text',
    imports: [],
    packages: ['approx-string-match'],
    why: 'Text and offsets do not depend on documents.',
  },
  {
    folder: 'core/archive',
    imports: [],
    packages: ['fflate'],
    why: 'Zips are read in one way, as archives of files and as Word, OpenDocument and EPUB files.',
  },
  {
    folder: 'core/json',
    imports: [],
    packages: [],
    why: 'JSON values, pointers and trees know nothing of the contract.',
  },
  {
    folder: 'core/assessment',
    imports: ['schema', 'core/json', 'core/text'],
    packages: [],
    why: 'Views and values of the contract, before anything edits them.',
  },
  {
    folder: 'core/casefile',
    imports: ['schema', 'core/json', 'core/text'],
    packages: ['@noble/hashes', 'canonicalize'],
    why: 'Fingerprints follow RFC 8785. The hash function is a parameter.',
  },
  {
    folder: 'core/signature',
    imports: ['core/json', 'core/text', 'core/casefile', 'core/assessment'],
    packages: [],
    why: 'Keys and detached signatures as files. The platform signs and verifies.',
  },
  {
    folder: 'core/extraction',
    imports: ['core/json', 'core/text', 'core/casefile'],
    packages: [],
    why: 'What readers find in files, and the passages made of it, without the libraries that read.',
  },
  {
    folder: 'core/review-shape',
    imports: ['schema', 'core/json', 'core/text', 'core/assessment'],
    packages: [],
    why: 'The types and the format of reviews. A workspace contains reviews, but does not depend on how they are made.',
  },
  {
    folder: 'core/workspace',
    imports: ['schema', 'core/json', 'core/text', 'core/assessment', 'core/casefile', 'core/review-shape'],
    packages: [],
    why: 'Edits, renames, patches and history depend on the types that they edit, including casefiles and reviews.',
  },
  {
    folder: 'core/authority',
    imports: [],
    packages: [],
    why: 'The statements of the specification are plain text without dependencies.',
  },
  {
    folder: 'core/rules',
    imports: [
      'schema',
      'core/authority',
      'core/json',
      'core/text',
      'core/assessment',
      'core/casefile',
      'core/workspace',
    ],
    packages: [],
    why: 'A rule depends on values and never on the checker that runs it.',
  },
  {
    folder: 'core/check',
    imports: [
      'schema',
      'core/json',
      'core/text',
      'core/assessment',
      'core/casefile',
      'core/workspace',
      'core/rules',
      'core/proposals',
    ],
    packages: [],
    why: 'Only the checker runs rules and generated validators. It asks the proposals for the words around a span.',
  },
  {
    folder: 'core/files',
    imports: [
      'schema',
      'core/json',
      'core/text',
      'core/assessment',
      'core/casefile',
      'core/workspace',
      'core/review-shape',
      'core/review',
      'core/check',
    ],
    packages: [],
    why: 'Reading uses the same validators as checking.',
  },
  {
    folder: 'core/report',
    imports: [
      'schema',
      'core/json',
      'core/text',
      'core/assessment',
      'core/casefile',
      'core/workspace',
      'core/review-shape',
      'core/review',
      'core/rules',
      'core/proposals',
      'core/check',
      'core/compare',
      'core/files',
      'core/pictures',
    ],
    packages: ['docx', 'fflate', '@noble/hashes'],
    why: 'An export needs everything that it writes, and the cues of all languages. A library writes Word files, and their zips are written again without dates. Excel workbooks are zips of our own XML, because the library for them changes texts. IDs of STIX are version 5 UUIDs, which need SHA-1.',
  },
  {
    folder: 'core/compare',
    imports: ['schema', 'core/json', 'core/text', 'core/assessment', 'core/casefile', 'core/workspace', 'core/check'],
    packages: [],
    why: 'Differences and merges need documents, and the checker’s names of fields.',
  },
  {
    folder: 'core/matrix',
    imports: ['schema', 'core/json', 'core/text', 'core/assessment', 'core/casefile', 'core/workspace'],
    packages: [],
    why: 'The matrix reads the links from the document. Tests compare it with the rules.',
  },
  {
    folder: 'core/pictures',
    imports: [
      'schema',
      'core/json',
      'core/text',
      'core/assessment',
      'core/casefile',
      'core/workspace',
      'core/matrix',
      'core/check',
    ],
    packages: [],
    why: 'Pictures are laid out from the document alone, for the screen and for files. A map names the cues around a claim, and links passages that share words.',
  },
  {
    folder: 'core/annotations',
    imports: [
      'schema',
      'core/json',
      'core/text',
      'core/assessment',
      'core/casefile',
      'core/extraction',
      'core/workspace',
    ],
    packages: [],
    why: 'Annotations of other programs and highlights in files are anchored in passages, and become claims by ordinary edits.',
  },
  {
    folder: 'core/proposals',
    imports: ['schema', 'core/json', 'core/text', 'core/assessment', 'core/casefile', 'core/workspace'],
    packages: [],
    why: 'Proposals are made from the text, and accepting one is an ordinary edit.',
  },
  {
    folder: 'core/review',
    imports: [
      'schema',
      'core/json',
      'core/text',
      'core/assessment',
      'core/casefile',
      'core/workspace',
      'core/review-shape',
      'core/check',
      'core/compare',
    ],
    packages: ['canonicalize'],
    why: 'Verdicts contain digests of documents, and describe changes in the same way as comparisons.',
  },
  {
    folder: 'core/reference',
    imports: [
      'schema',
      'core/authority',
      'core/json',
      'core/text',
      'core/assessment',
      'core/casefile',
      'core/workspace',
      'core/rules',
      'core/check',
      'core/files',
    ],
    packages: ['minisearch', '@noble/hashes'],
    why: 'The reference is made from the documentation in the rest of the core.',
  },
  {
    folder: 'sources',
    imports: ['core', 'platform/worker-call.ts'],
    packages: [
      '@embedpdf/pdfium',
      '@exodus/bytes',
      'fflate',
      'saxes',
      'parse5',
      '@mozilla/readability',
      'linkedom',
      'warcio',
    ],
    why: 'Readers of published files, each with its library. The browser’s workers and the command use the same code.',
  },
  {
    folder: 'encryption',
    imports: ['core'],
    packages: ['age-encryption'],
    why: 'Encryption with a passphrase, with its library. The browser’s worker and the command use the same code.',
  },
  { folder: 'desk', imports: ['core'], packages: ['zustand'], why: 'State without hooks, input or output.' },
  {
    folder: 'platform',
    imports: ['core', 'app/background.worker.ts'],
    packages: ['@noble/hashes', 'workbox-precaching', 'fflate'],
    why: 'Access to the browser: clocks, files, workers and the service worker. It knows nothing of drafts. It starts the one script for background work, in which the composition root lists the methods.',
  },
  {
    folder: 'storage',
    imports: ['core', 'desk', 'platform', 'sources', 'encryption'],
    packages: ['idb', '@noble/hashes'],
    why: 'Stores, opens and saves what the store contains, and shares it between tabs. Features never import it.',
  },
  {
    folder: 'ui',
    imports: ['core/text/directions.ts'],
    packages: interfacePackages,
    why: 'Components without domain knowledge. They show foreign text so that it never reorders our words.',
  },
  {
    folder: 'shared',
    imports: ['schema', 'core', 'desk', 'ui', 'platform/typed-values.ts'],
    packages: ['react', 'zustand', '@mantine/hooks'],
    why: 'Domain code for several features, because features never import one another. Typed text is stored by tab.',
  },
  {
    folder: 'screens',
    imports: ['schema', 'core', 'desk', 'ui', 'shared', 'platform/worker-call.ts', 'platform/background-work.ts'],
    packages: [...interfacePackages, '@rjsf', '@codemirror', '@lezer/highlight'],
    why: 'A part of the screen, independent of the others. Forms use RJSF, and the JSON view uses CodeMirror and a worker.',
  },
  {
    folder: 'app',
    imports: ['schema', 'core', 'desk', 'platform', 'storage', 'ui', 'shared', 'screens'],
    packages: [...interfacePackages, 'react-router', '@fontsource-variable'],
    why: 'The composition root.',
  },
  {
    folder: 'site',
    imports: ['schema', 'core', '../package.json'],
    packages: ['node:', 'assessment-desk:', 'vite', 'esbuild', 'fflate', '@modelcontextprotocol', '@noble/hashes'],
    why: 'The published site and its servers, which run outside the page. Documents name the version in package.json.',
  },
  {
    folder: 'library',
    imports: ['schema', 'core'],
    packages: ['@noble/hashes'],
    why: 'The API of the package for other programs: the core with a hash function.',
  },
  {
    folder: 'cli',
    imports: ['schema', 'core', 'library', 'sources', 'encryption'],
    packages: ['node:', '@noble/hashes', '@modelcontextprotocol'],
    why: 'The command uses the same checks as the application, without its interface.',
  },
  {
    folder: 'tools',
    imports: ['schema', 'core', 'platform', 'site', 'screens', '../.config'],
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
  return row.folder === 'screens' ? path.split('/').slice(0, 2).join('/') : row.folder;
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

/**
 * The files that a file imports with declarations, types included. Code that is loaded later with `import()` is not.
 */
function declaredImports(path: string): readonly string[] {
  const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest);
  return source.statements
    .flatMap((statement) =>
      (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) && statement.moduleSpecifier
        ? [(statement.moduleSpecifier as ts.StringLiteral).text]
        : [],
    )
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => relative(root, join(root, dirname(path), specifier)).replaceAll('\\', '/'));
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

  it('has no circle of imports between folders', () => {
    const folders = new Map<string, Set<string>>();
    for (const [path, targets] of imports) {
      const from = folderOf(path);
      const to = folders.get(from) ?? new Set();
      for (const target of targets) if (folderOf(target) !== from) to.add(folderOf(target));
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

  it('lets features change the draft only through the hook that tells the person, with these exceptions', () => {
    const allowed = [
      'screens/json-view/source-session.ts', // shows a refused change or fix in the JSON view
      'screens/review/use-verdicts.ts', // announces verdicts in its own words
    ];
    const dispatching = files.filter(
      (path) => isWithin(path, 'screens') && /\bactions\s*\.dispatch\(/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(dispatching.toSorted()).toEqual(allowed);
  });

  it('lets the application import only the facade of drafts, and the code that it loads later', () => {
    const doors = ['storage/drafts.ts', 'storage/files/render.ts', 'storage/load-file-code.ts'];
    const wrong = files
      // The worker runs parts of storage without the page.
      .filter((path) => isWithin(path, 'app') && path !== 'app/background.worker.ts')
      .flatMap((path) => {
        const targets = importsOf(join(root, path)).map((specifier) =>
          relative(root, join(root, dirname(path), specifier)),
        );
        return targets.filter((target) => isWithin(target, 'storage') && !doors.includes(target));
      });
    expect(wrong).toEqual([]);
  });

  it('imports packages and code of the benchmark nowhere else', () => {
    const peers = /(^|\/)e2e(\/|$)/;
    const wrong = files.flatMap((path) =>
      importsOf(join(root, path))
        .filter((specifier) => peers.test(specifier))
        .map((specifier) => `${path} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has default exports only in rules', () => {
    const allowed = (path: string): boolean => isWithin(path, 'core/rules');
    const wrong = files.filter(
      (path) =>
        !path.includes('.generated.') &&
        !allowed(path) &&
        /^export default/m.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it('says in the first line of every file what the file is for; a rule says it in its description', () => {
    const wrong = files.filter(
      (path) =>
        !path.includes('.generated.') &&
        !/^core\/rules\/[^/]+\//.test(path) &&
        !/^(#!.*\n)?\/[*/]/.test(readFileSync(join(root, path), 'utf8')),
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
    const using = styleSheets.filter((path) => readFileSync(join(root, path), 'utf8').includes(':has('));
    expect(using.toSorted()).toEqual(allowed);
  });
});
