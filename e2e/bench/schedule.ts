/** The order of the blocks: shuffled in each round, so that quiet periods of the machine favour no contender. */
import type { Block } from './bench.ts';
import type { Options } from './options.ts';
import type { Results } from './results.ts';
import { shuffled } from './statistics.ts';

/** Blocks that run less often: once in a quick run, and at most this often in a full one. */
export const seldom = (blocks: readonly Block[], quick: boolean, atMost = 2): readonly Block[] =>
  blocks.map((block) => ({ ...block, atMost: quick ? 1 : Math.min(atMost, block.atMost ?? atMost) }));

/** The blocks of each round. Blocks with the same name count as one. */
export function roundsOf(blocks: readonly Block[], rounds: number): readonly (readonly Block[])[] {
  const once = [...new Map(blocks.map((block) => [block.name, block])).values()];
  return Array.from({ length: rounds }, (_, round) =>
    shuffled(
      once.filter(({ atMost = rounds }) => round < atMost),
      round + 1,
    ),
  );
}

/** The duration of a block. */
export interface Took {
  readonly block: Block;
  readonly seconds: number;
}

/** The assumed duration of a block that declares none, in seconds. */
const usual = 4;

const expected = ({ about = usual }: Block): number => about;
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * Estimates the duration of the remaining blocks in seconds: the last duration of each or, for a block that has not run
 * yet, its declared duration at the pace of the others.
 */
export function secondsLeft(left: readonly Block[], done: readonly Took[]): number {
  const known = new Map(done.map(({ block, seconds }) => [block.name, seconds]));
  const pace =
    done.length === 0 ? 1 : total(done.map(({ seconds }) => seconds)) / total(done.map(({ block }) => expected(block)));
  return total(left.map((block) => known.get(block.name) ?? expected(block) * pace));
}

/** Seconds as minutes and seconds: “3:05”. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
}

/** The blocks of a run. A quick run skips some, and their rows say so. */
export function blocksOf(
  blocks: readonly Block[],
  { quick, match }: Pick<Options, 'quick' | 'match'>,
  results: Results,
): readonly Block[] {
  const isLeftOut = ({ wholeOnly = false }: Block): boolean => quick && wholeOnly;
  for (const { fills } of blocks.filter(isLeftOut)) {
    for (const row of fills?.rows ?? []) results.absent(row, fills?.who ?? '', 'not in a quick run');
  }
  return blocks.filter((block) => !isLeftOut(block) && block.name.includes(match));
}
