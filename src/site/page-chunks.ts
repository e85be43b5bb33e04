/** Puts our modules into one chunk for each set of pages that loads them: many small files compress badly. */
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** A page with the modules that it always loads, as paths relative to the project. */
export interface PageModules {
  readonly name: string;
  readonly modules: readonly string[];
}

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

/** Whether the module is loaded on its own: nothing but `import()` imports it. */
function isLoadedAlone(id: string, graph: Graph): boolean {
  const info = graph.getModuleInfo(id);
  return (info?.dynamicImporters.length ?? 0) > 0 && info?.importers.length === 0;
}

/**
 * Returns the function that names the chunk of one of our modules: by the pages that always load it, so that no page
 * loads what it does not need. What a module imports is loaded by the same pages or by more, so no two of these chunks
 * import each other. Returns null for modules that are in no page, or whose chunk is loaded for their own sake.
 */
export function nameByPages(initial: readonly string[], pages: readonly PageModules[]) {
  const read = (graph: Graph) => ({
    first: loadedWith(initial, graph),
    pages: pages.map(({ name, modules }) => ({ name, loaded: loadedWith(modules, graph) })),
  });
  let known: ReturnType<typeof read> | undefined;
  return (id: string, graph: Graph): string | null => {
    known ??= read(graph);
    if (!id.startsWith(folder) || known.first.has(id) || isLoadedAlone(id, graph)) return null;
    const names = known.pages.filter(({ loaded }) => loaded.has(id)).map(({ name }) => name);
    return names.length > 0 ? `${names.join('-')}-parts` : null;
  };
}
