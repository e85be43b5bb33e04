/**
 * Runs the blocks one after another, in another order in each round, so that quiet periods of the machine favour no
 * contender. A failed block is reported and does not affect the others.
 */
import type { Bench, Block } from './bench.ts';
import { calibrate } from './noise.ts';
import { shuffled } from './statistics.ts';
import { crashTabs } from './tab.ts';
import { TooSlow, within } from './within.ts';

/** A block that did not finish, with the reason. */
export interface Failure {
  readonly block: string;
  readonly why: string;
}

/** The time limit of a block, in seconds. */
const usualLimit = 240;

/** Runs one block and closes its open tabs. Returns undefined if it finished, and otherwise why not. */
async function attempt(bench: Bench, { run, limit = usualLimit }: Block): Promise<string | undefined> {
  const running = run(bench);
  try {
    await within(limit, running);
    return undefined;
  } catch (error) {
    if (error instanceof TooSlow) await crashTabs();
    await Promise.race([running.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 5000))]);
    return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0];
  }
}

/** Runs the blocks this many times. A failed block is not run again. Calls `afterRound` after each round. */
export async function runRounds(
  bench: Bench,
  blocks: readonly Block[],
  rounds: number,
  afterRound: (failures: readonly Failure[]) => Promise<void>,
): Promise<readonly Failure[]> {
  const failures: Failure[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Round ${String(round)} of ${String(rounds)}`);
    const due = blocks.filter(
      ({ name, atMost = rounds }) => round <= atMost && !failures.some(({ block }) => block === name),
    );
    for (const block of shuffled(due, round)) {
      const started = performance.now();
      bench.results.calibrations.push(calibrate());
      const why = await attempt(bench, block);
      bench.results.calibrations.push(calibrate());
      if (why !== undefined) failures.push({ block: block.name, why });
      const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
      console.log(`  ${seconds} s  ${block.name}${why === undefined ? '' : `: NOT MEASURED: ${why}`}`);
    }
    await afterRound(failures);
  }
  return failures;
}
