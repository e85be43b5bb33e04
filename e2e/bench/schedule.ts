/** In which order the blocks are run: mixed anew in each round, so that no contender has the quiet minute to itself. */
import type { Bench, Block } from './bench.ts';
import { calibrate } from './noise.ts';
import { shuffled } from './statistics.ts';

/** Blocks that are run less often: once in a quick run, and so often at most in a whole one. */
export const seldom = (blocks: readonly Block[], quick: boolean, atMost = 2): readonly Block[] =>
  blocks.map((block) => ({ ...block, atMost: quick ? 1 : atMost }));

/** The blocks of each round. Blocks of the same name are one. */
export function roundsOf(blocks: readonly Block[], rounds: number): readonly (readonly Block[])[] {
  const once = [...new Map(blocks.map((block) => [block.name, block])).values()];
  return Array.from({ length: rounds }, (_, round) =>
    shuffled(
      once.filter(({ atMost = rounds }) => round < atMost),
      round + 1,
    ),
  );
}

/** A block that did not come to its end, and why. */
export interface Failure {
  readonly block: string;
  readonly why: string;
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Runs the blocks. One that fails is told of, and the others go on. */
export async function runRounds(bench: Bench, rounds: readonly (readonly Block[])[]): Promise<readonly Failure[]> {
  const failures: Failure[] = [];
  for (const [index, blocks] of rounds.entries()) {
    console.log(`Round ${String(index + 1)} of ${String(rounds.length)}`);
    for (const { name, run } of blocks) {
      const started = performance.now();
      bench.results.calibrations.push(calibrate());
      try {
        await run(bench);
        console.log(`  ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
      } catch (error) {
        failures.push({ block: name, why: firstLine(error) });
        console.log(`  ${name}: FAILED: ${firstLine(error)}`);
      }
      bench.results.calibrations.push(calibrate());
    }
  }
  return failures;
}
