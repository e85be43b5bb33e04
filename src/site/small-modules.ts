/**
 * Puts the small modules that several chunks share into a few chunks. Alone, each would be a file of a few hundred
 * bytes: it compresses badly, and its name is part of every list of what to load.
 */
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** A page with the modules that it always loads, as paths relative to the project. */
export interface PageModules {
  readonly name: string;
  readonly modules: readonly string[];
}

/** The longest source of a small module, in UTF-16 units. */
const maximumLength = 20_000;

const folder = fileURLToPath(new URL('../', import.meta.url));

/**
 * Returns the project's own modules that a module imports. Libraries are left out: they import none of ours, and their
 * index modules seem to import all of the library.
 */
function ownImports(id: string, graph: Graph): readonly string[] {
  return (graph.getModuleInfo(id)?.importedIds ?? []).filter((imported) => imported.startsWith(folder));
}

/** Returns the own modules that are loaded to run the given modules, including them. */
function loadedWith(modules: readonly string[], graph: Graph): ReadonlySet<string> {
  const loaded = new Set(modules.map((path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))));
  for (const id of loaded) for (const imported of ownImports(id, graph)) loaded.add(imported);
  return loaded;
}

/**
 * Whether a module imports no library but React. Chunks with other libraries also contain our modules, and two chunks
 * that import each other run in the wrong order.
 */
function importsNoLibrary(id: string, graph: Graph): boolean {
  const imported = graph.getModuleInfo(id)?.importedIds ?? [];
  return imported.every((other) => other.startsWith(folder) || /\/node_modules\/react\//.test(other));
}

/** Returns a function that tells whether a module is short and imports only such modules, besides the initial ones. */
function smallness(initial: ReadonlySet<string>, graph: Graph): (id: string) => boolean {
  const results = new Map<string, boolean>();
  const isSmall = (id: string): boolean => {
    const before = initial.has(id) ? true : results.get(id);
    if (before !== undefined) return before;
    results.set(id, false);
    const length = graph.getModuleInfo(id)?.code?.length ?? Infinity;
    const result = length <= maximumLength && importsNoLibrary(id, graph) && ownImports(id, graph).every(isSmall);
    results.set(id, result);
    return result;
  };
  return isSmall;
}

/**
 * Returns the function that names the chunk of a small module: by the pages that always load it, so that no page loads
 * what it does not need. Returns null for other modules, and for small modules that import one of them, so that no two
 * chunks import each other.
 */
export function nameSmallModules(initial: readonly string[], pages: readonly PageModules[]) {
  const read = (graph: Graph) => {
    const first = loadedWith(initial, graph);
    return {
      first,
      isSmall: smallness(first, graph),
      pages: pages.map(({ name, modules }) => ({ name, loaded: loadedWith(modules, graph) })),
    };
  };
  let known: ReturnType<typeof read> | undefined;
  return (id: string, graph: Graph): string | null => {
    known ??= read(graph);
    if (!id.startsWith(folder) || known.first.has(id) || !known.isSmall(id)) return null;
    const names = known.pages.filter(({ loaded }) => loaded.has(id)).map(({ name }) => name);
    return names.length > 0 ? `${names.join('-')}-parts` : null;
  };
}
