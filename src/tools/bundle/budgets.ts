/** Compares the size of a build with its budgets and with the recorded sizes. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parseAst } from 'vite';
import { hashedFolders } from '../../site/serving/headers.ts';

/** A way to enter the application, and how much code it may load. */
export interface EntryPoint {
  readonly name: string;
  /** The modules that run there: the page's own, and those that it loads without a further action. */
  readonly modules: readonly string[];
  /** The maximum size of the script, in bytes, compressed with Brotli. */
  readonly budget: number;
}

const kB = 1000;

const start = 'src/app/main.tsx';

/** The modules that the library loads after its first paint. */
const libraryAfterPaint = [
  'src/app/color-scheme-menu.tsx',
  'src/screens/library/sample-menu.tsx',
  'src/screens/json-view/repairs-in-progress.tsx',
  'src/app/pages/after-paint-parts.tsx',
  'src/app/storage-note.tsx',
  'src/screens/library/draft-row.tsx',
  'src/screens/library/welcome.tsx',
  'src/ui/toast-card.tsx',
  'src/screens/library/draft-menu.tsx',
  'src/storage/device.ts',
];

/**
 * The modules that the desk of a draft needs until it accepts input, including saving: a browser with an empty cache
 * loads them for the address of a draft. The rules load beside them. Other parts load when they are opened or once the
 * desk is idle: the JSON view, the export dialog, the casefile, the migration queue, the screens and the help.
 */
const desk = [
  start,
  'src/app/color-scheme-menu.tsx',
  'src/app/pages/draft-page.tsx',
  'src/screens/editor/editor.tsx',
  'src/screens/editor/steps/document-steps.tsx',
  'src/app/storage-note.tsx',
  'src/storage/device.ts',
  'src/app/desk-core.ts',
  'src/storage/files/file-saving.ts',
  'src/storage/files/file-links.ts',
  'src/app/pages/after-paint-parts.tsx',
];

const worker = 'src/app/background.worker.ts';

/** The modules that every page loads before its first paint. */
export const initialModules: readonly string[] = [start];

/** The pages, with the modules that each always loads. */
export const pageModules = [
  { name: 'library', modules: [start, ...libraryAfterPaint] },
  { name: 'desk', modules: desk },
  { name: 'check', modules: [...desk, 'src/app/desk-check.ts'] },
  { name: 'help', modules: [start, 'src/app/pages/help-page.tsx'] },
  { name: 'repair', modules: [start, 'src/app/pages/repair-page.tsx'] },
] as const;

/**
 * Every entry point with its budget. A budget is lowered when the code gets smaller, and raised only with a reason in
 * the commit message. Each counts from an empty cache, including code that it shares with the others.
 *
 * The floor of the library is React (58 kB), React Router (26 kB) and the parts of Mantine that a button needs (12 kB);
 * the desk adds RJSF (23 kB), and floating elements and dialogs (27 kB). Its rules (51 kB) load beside it.
 */
export const entryPoints: readonly EntryPoint[] = [
  { name: 'library, first paint', modules: [start], budget: 113.4 * kB },
  { name: 'library, complete', modules: [start, ...libraryAfterPaint], budget: 207 * kB },
  { name: 'desk, until it accepts input', modules: desk, budget: 393.9 * kB },
  { name: 'desk with its findings', modules: [...desk, 'src/app/desk-check.ts'], budget: 445.5 * kB },
  { name: 'desk with JSON view', modules: [...desk, 'src/app/desk/source-region.tsx'], budget: 524.2 * kB },
  {
    name: 'desk with export dialog',
    modules: [...desk, 'src/screens/export/export-dialog.tsx'],
    budget: 420.1 * kB,
  },
  {
    name: 'desk with casefile',
    modules: [...desk, 'src/screens/casefile/casefile-screen.tsx'],
    budget: 487.9 * kB,
  },
  // The search terms of the entries are 10 kB of it, and the statements of the specification 4 kB.
  { name: 'help', modules: [start, 'src/app/pages/help-page.tsx'], budget: 344 * kB },
  { name: 'repair', modules: [start, 'src/app/pages/repair-page.tsx'], budget: 281.6 * kB },
  { name: 'reading worker', modules: [worker, 'src/storage/reading/read-here.ts'], budget: 44.4 * kB },
  { name: 'export worker', modules: [worker, 'src/storage/exporting/export-here.ts'], budget: 176.6 * kB },
  { name: 'comparing worker', modules: [worker, 'src/storage/versions/shown-differences.ts'], budget: 63 * kB },
  { name: 'shared words worker', modules: [worker, 'src/core/check/compared-words.ts'], budget: 6.1 * kB },
  { name: 'source worker', modules: [worker, 'src/screens/json-view/read-source.ts'], budget: 10.7 * kB },
  { name: 'repair worker', modules: [worker, 'src/screens/json-view/repair-proposal.ts'], budget: 16 * kB },
];

// Reads which chunks of a build load which others, from the built files, as a browser does.

/** One built script. */
interface Chunk {
  /** The file's name. */
  readonly file: string;
  /** Size in bytes, compressed with Brotli at maximum quality. */
  readonly bytes: number;
  /** The file names of the scripts that must be loaded before this one runs. */
  readonly imports: readonly string[];
  /** The project's own modules in it, as paths relative to the project (`src/app/main.tsx`). */
  readonly modules: readonly string[];
}

interface ChunkGraph {
  /** Every chunk of the build by its file name. */
  readonly chunks: ReadonlyMap<string, Chunk>;
}

interface Node {
  readonly type: string;
  readonly source?: { readonly value?: unknown } | null;
}

const importTypes = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']);

/** Returns the file names of the scripts that a script imports statically. */
export function importsOf(code: string): readonly string[] {
  const { body } = parseAst(code) as unknown as { readonly body: readonly Node[] };
  const imports = body.flatMap(({ type, source }) =>
    importTypes.has(type) && typeof source?.value === 'string' ? [posix.basename(source.value)] : [],
  );
  return [...new Set(imports)];
}

/** Returns the project's own modules of a chunk, from its source map. Without a source map there are none. */
function modulesOf(path: string): readonly string[] {
  if (!existsSync(`${path}.map`)) return [];
  // The texts of the sources, which follow their paths, are most of the map.
  const list = /"sources":(\[[^\]]*\])/.exec(readFileSync(`${path}.map`, 'utf8'))?.[1] ?? '[]';
  const sources = JSON.parse(list) as readonly string[];
  return sources.flatMap((source) => {
    const at = source.lastIndexOf('/src/');
    return at < 0 || source.includes('node_modules') ? [] : [source.slice(at + 1)];
  });
}

function brotliBytes(code: string): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}

/** Reads the graph of a build from its folder. */
export function readChunkGraph(dist: string): ChunkGraph {
  const chunks = new Map<string, Chunk>();
  const folders = hashedFolders.map((folder) => join(dist, folder)).filter((folder) => existsSync(folder));
  const paths = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  for (const path of paths.filter((name) => name.endsWith('.js'))) {
    const file = basename(path);
    const code = readFileSync(path, 'utf8');
    let size: number | undefined;
    let imports: readonly string[] | undefined;
    chunks.set(file, {
      file,
      modules: modulesOf(path),
      // Parsing and compressing take seconds, and two thirds of the script belong to no entry point.
      get imports() {
        return (imports ??= importsOf(code));
      },
      get bytes() {
        return (size ??= brotliBytes(code));
      },
    });
  }
  return { chunks };
}

/** Returns a chunk's name without the hash of its content, which is the same in every build. */
export function nameOf(file: string): string {
  return basename(file, '.js').replace(/-[\w-]{8}$/, '');
}

/**
 * Returns the chunks that must be loaded to run the given modules, each once, in loading order. If the first one is a
 * worker, all of them run there. Throws if the build does not contain a module, because then the list of entry points
 * is out of date.
 */
export function chunksFor(graph: ChunkGraph, modules: readonly string[]): readonly Chunk[] {
  const loaded = new Map<string, Chunk>();
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || loaded.has(chunk.file)) return;
    loaded.set(chunk.file, chunk);
    for (const file of chunk.imports) add(graph.chunks.get(file));
  };
  const isWorker = modules[0]?.endsWith('.worker.ts') === true;
  for (const module of modules) {
    // Workers have copies of modules that the page has too.
    const chunk = [...graph.chunks.values()].find(
      ({ file, modules: inside }) => nameOf(file).endsWith('.worker') === isWorker && inside.includes(module),
    );
    if (!chunk) throw new Error(`No chunk of the build contains ${module}.`);
    add(chunk);
  }
  return [...loaded.values()];
}

/** Sizes of chunks in bytes by their names without hashes, for each entry point. */
export type Sizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface BudgetResult {
  readonly entryPoint: EntryPoint;
  readonly chunks: readonly Chunk[];
  /** In bytes, compressed. */
  readonly total: number;
  readonly over: boolean;
}

/** Returns what each entry point loads, and whether that exceeds its budget. */
export function checkBudgets(graph: ChunkGraph, entryPoints: readonly EntryPoint[]): readonly BudgetResult[] {
  return entryPoints.map((entryPoint) => {
    const chunks = chunksFor(graph, entryPoint.modules);
    const total = chunks.reduce((sum, { bytes }) => sum + bytes, 0);
    return { entryPoint, chunks, total, over: total > entryPoint.budget };
  });
}

/** Returns the sizes of an entry point's chunks by name. Chunks with the same name count together. */
function sizesOf({ chunks }: BudgetResult): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const { file, bytes } of chunks) sizes[nameOf(file)] = (sizes[nameOf(file)] ?? 0) + bytes;
  return sizes;
}

/** Returns the sizes to record, so that a later build can list what grew. */
export function recordOf(results: readonly BudgetResult[]): Sizes {
  return Object.fromEntries(results.map((result) => [result.entryPoint.name, sizesOf(result)]));
}

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Growth up to this size is not listed, in bytes. */
const negligible = 100;

/** Lists the chunks that grew since the recorded sizes, most growth first. If none grew, lists the largest chunks. */
export function grownChunks(result: BudgetResult, recorded: Sizes): readonly string[] {
  const before = recorded[result.entryPoint.name] ?? {};
  const now = Object.entries(sizesOf(result));
  const grownFiles = now
    .map(([name, bytes]) => ({ name, bytes, by: bytes - (before[name] ?? 0), isNew: before[name] === undefined }))
    .filter(({ by }) => by > negligible)
    .sort((one, other) => other.by - one.by);
  if (grownFiles.length > 0) {
    return grownFiles.map(
      ({ name, bytes, by, isNew }) => `${name}: ${isNew ? 'new, ' : `+${inKilobytes(by)}, now `}${inKilobytes(bytes)}`,
    );
  }
  const largest = now.sort(([, one], [, other]) => other - one).slice(0, 5);
  return largest.map(([name, bytes]) => `${name}: ${inKilobytes(bytes)}, no larger than recorded`);
}
