/** What a build's chunks load: read from the built files themselves, so that it is what a browser does. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parseAst } from 'vite';

/** One built script. */
export interface Chunk {
  /** The file's name, within the folder of assets. */
  readonly file: string;
  /** Size as it is sent, compressed with Brotli at its best, in bytes. */
  readonly bytes: number;
  /** Scripts that have to be there before this one runs, by file name. */
  readonly imports: readonly string[];
  /** The project's own modules in it, as paths from the top of the project (`src/app/main.tsx`). */
  readonly modules: readonly string[];
}

export interface ChunkGraph {
  /** Every chunk of the build by its file name. */
  readonly chunks: ReadonlyMap<string, Chunk>;
}

interface Node {
  readonly type: string;
  readonly source?: { readonly value?: unknown } | null;
}

const importing = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']);

/** The file names of the scripts that a script imports statically. */
export function importsOf(code: string): readonly string[] {
  const { body } = parseAst(code) as unknown as { readonly body: readonly Node[] };
  const found = body.flatMap(({ type, source }) =>
    importing.has(type) && typeof source?.value === 'string' ? [posix.basename(source.value)] : [],
  );
  return [...new Set(found)];
}

/** The project's own modules of a chunk, from its source map; none where it has no map. */
function modulesOf(path: string): readonly string[] {
  if (!existsSync(`${path}.map`)) return [];
  const { sources } = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as { readonly sources: readonly string[] };
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
  const assets = join(dist, 'assets');
  const chunks = new Map<string, Chunk>();
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
    const path = join(assets, file);
    const code = readFileSync(path, 'utf8');
    chunks.set(file, { file, bytes: brotliBytes(code), imports: importsOf(code), modules: modulesOf(path) });
  }
  return { chunks };
}

/** A chunk's name without the hash of its content: the same from build to build. */
export function nameOf(file: string): string {
  return basename(file, '.js').replace(/-[\w-]{8}$/, '');
}

/**
 * The chunks that have to be loaded for the given modules of the project to run, each once, the first ones first.
 * Throws where the build has a module nowhere: then the list of entry points is out of date.
 */
export function chunksFor(graph: ChunkGraph, modules: readonly string[]): readonly Chunk[] {
  const wanted = new Map<string, Chunk>();
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || wanted.has(chunk.file)) return;
    wanted.set(chunk.file, chunk);
    for (const file of chunk.imports) add(graph.chunks.get(file));
  };
  for (const module of modules) {
    // A worker carries copies of modules that the page has too.
    const holding = [...graph.chunks.values()].filter((chunk) => chunk.modules.includes(module));
    const page = holding.find(({ file }) => !nameOf(file).endsWith('.worker')) ?? holding[0];
    if (!page) throw new Error(`No chunk of the build holds ${module}.`);
    add(page);
  }
  return [...wanted.values()];
}
