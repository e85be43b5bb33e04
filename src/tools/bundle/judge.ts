/** Compares what a build loads with its budgets, and with what was recorded when they were last looked at. */
import { chunksFor, nameOf, type Chunk, type ChunkGraph } from './chunk-graph.ts';
import type { EntryPoint } from './entry-points.ts';

/** Sizes of chunks in bytes by their names without hashes, for each entry point. */
export type Sizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Judgement {
  readonly entryPoint: EntryPoint;
  readonly chunks: readonly Chunk[];
  /** In bytes, compressed. */
  readonly total: number;
  readonly over: boolean;
}

/** What each entry point loads, and whether that is more than its budget. */
export function judge(graph: ChunkGraph, entryPoints: readonly EntryPoint[]): readonly Judgement[] {
  return entryPoints.map((entryPoint) => {
    const chunks = chunksFor(graph, entryPoint.modules);
    const total = chunks.reduce((sum, { bytes }) => sum + bytes, 0);
    return { entryPoint, chunks, total, over: total > entryPoint.budget };
  });
}

/** The sizes of an entry point's chunks by name; chunks with one name count together. */
function sizesOf({ chunks }: Judgement): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const { file, bytes } of chunks) sizes[nameOf(file)] = (sizes[nameOf(file)] ?? 0) + bytes;
  return sizes;
}

/** What is worth recording, so that a later build can be told what grew. */
export function recordOf(judgements: readonly Judgement[]): Sizes {
  return Object.fromEntries(judgements.map((judgement) => [judgement.entryPoint.name, sizesOf(judgement)]));
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A share of a byte count that is not worth a line. */
const nothing = 100;

/** Which chunks grew since the record, the one that grew most first; the largest chunks where none of them did. */
export function whatGrew(judgement: Judgement, recorded: Sizes): readonly string[] {
  const before = recorded[judgement.entryPoint.name] ?? {};
  const now = Object.entries(sizesOf(judgement));
  const grown = now
    .map(([name, bytes]) => ({ name, bytes, by: bytes - (before[name] ?? 0), isNew: before[name] === undefined }))
    .filter(({ by }) => by > nothing)
    .sort((one, other) => other.by - one.by);
  if (grown.length > 0) {
    return grown.map(({ name, bytes, by, isNew }) => `${name}: ${isNew ? 'new, ' : `+${kB(by)}, now `}${kB(bytes)}`);
  }
  const largest = now.sort(([, one], [, other]) => other - one).slice(0, 5);
  return largest.map(([name, bytes]) => `${name}: ${kB(bytes)}, no larger than recorded`);
}
