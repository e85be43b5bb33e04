/** Compares the size of a build with its budgets and with the recorded sizes. */
import { chunksFor, nameOf, type Chunk, type ChunkGraph } from './chunk-graph.ts';
import type { EntryPoint } from './entry-points.ts';

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

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

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
      ({ name, bytes, by, isNew }) => `${name}: ${isNew ? 'new, ' : `+${kB(by)}, now `}${kB(bytes)}`,
    );
  }
  const largest = now.sort(([, one], [, other]) => other - one).slice(0, 5);
  return largest.map(([name, bytes]) => `${name}: ${kB(bytes)}, no larger than recorded`);
}
