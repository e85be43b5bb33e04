/** Runs the blocks one after another and reports progress. A failed block does not affect the others. */
import type { Bench, Block } from './bench.ts';
import { calibrate } from './noise.ts';
import { clockOf, secondsLeft, type Took } from './schedule.ts';
import { ours } from './results.ts';
import { crashTabs } from './tab.ts';
import { TooSlow, within } from './within.ts';

/** A block that did not finish, with the reason. */
export interface Failure {
  readonly block: string;
  readonly why: string;
}

/** The time limit of a block, in seconds. */
const usualLimit = 240;

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

const isKnownSlow = ({ fills }: Block, why: string): boolean =>
  fills !== undefined && fills.who !== ours && why.startsWith('not within ');

/** Runs one block and closes its open tabs. Returns undefined if it finished. */
async function attempt(bench: Bench, { run, limit = usualLimit, fills }: Block): Promise<string | undefined> {
  const running = run(bench);
  try {
    await within(limit, running);
    return undefined;
  } catch (error) {
    if (error instanceof TooSlow) await crashTabs();
    await Promise.race([running.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 5000))]);
    const why = firstLine(error);
    for (const row of fills?.rows ?? []) {
      bench.results.absent(row, fills?.who ?? '', error instanceof TooSlow ? why : `failed: ${why}`);
    }
    return why;
  }
}

/**
 * Runs the blocks. A failed block is reported and not retried, and the others continue. Calls `afterRound` after each
 * round. A peer that exceeds its time limit is not a failure; its row says so.
 */
export async function runRounds(
  bench: Bench,
  rounds: readonly (readonly Block[])[],
  afterRound: (failures: readonly Failure[]) => Promise<void>,
): Promise<readonly Failure[]> {
  const began = performance.now();
  const [failures, done]: [Failure[], Took[]] = [[], []];
  const failed = new Set<string>();
  let left = rounds.flat();
  const progress = (): string => {
    const gone = (performance.now() - began) / 1000;
    return `${clockOf(gone)} gone, about ${clockOf(secondsLeft(left, done))} left`;
  };
  for (const [index, blocks] of rounds.entries()) {
    console.log(`Round ${String(index + 1)} of ${String(rounds.length)}: ${progress()}`);
    for (const block of blocks) {
      left = left.slice(1);
      if (failed.has(block.name)) continue;
      const started = performance.now();
      bench.results.calibrations.push(calibrate());
      const why = await attempt(bench, block);
      bench.results.calibrations.push(calibrate());
      const seconds = (performance.now() - started) / 1000;
      done.push({ block, seconds });
      if (why !== undefined) {
        failed.add(block.name);
        left = left.filter(({ name }) => name !== block.name);
        if (!isKnownSlow(block, why)) failures.push({ block: block.name, why });
      }
      const outcome = why === undefined ? '' : `: NOT MEASURED: ${why}`;
      console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${block.name}${outcome}  (${progress()})`);
    }
    await afterRound(failures);
  }
  return failures;
}
