/** Measures other load on the machine during the benchmark: times a fixed piece of work repeatedly. */
import { availableParallelism, loadavg } from 'node:os';
import { median, summaryOf, shuffled, type Summary } from './statistics.ts';
import type { Bench, Block } from './bench.ts';
import { crashTabs, TooSlow, within } from './tab.ts';

/** One timing of the fixed piece of work, in ms. */
export interface Calibration {
  readonly clock: number;
  readonly processor: number;
  /** The system's load over the last minute. */
  readonly load: number;
}

/** Multiplications that no compiler can remove; about 15 ms. */
function work(): number {
  let state = 1;
  for (let n = 0; n < 12_000_000; n += 1) state = (Math.imul(state, 1664525) + 1013904223) | 0;
  return state;
}

export function calibrate(): Calibration {
  const [started, used] = [performance.now(), process.cpuUsage()];
  const kept = work();
  const { user, system } = process.cpuUsage(used);
  const clock = performance.now() - started + (kept === 0 ? 1e-9 : 0);
  return { clock, processor: (user + system) / 1000, load: loadavg()[0] ?? 0 };
}

/** The noise of a run. */
export interface Noise {
  readonly clock: Summary;
  /** The ratio of the 95th percentile of the timings to the fastest. 1 on an idle machine. */
  readonly slowdown: number;
  /** The ratio of clock time to processor time. 1 if the work never waited for a processor. */
  readonly waiting: number;
  readonly load: { readonly least: number; readonly most: number };
}

export function noiseOf(calibrations: readonly Calibration[]): Noise {
  const clocks = calibrations.map(({ clock }) => clock);
  const loads = calibrations.map(({ load }) => load);
  const clock = summaryOf(clocks);
  return {
    clock,
    slowdown: clock.p95 / Math.min(...clocks),
    waiting: median(calibrations.map((one) => one.clock / one.processor)),
    load: { least: Math.min(...loads), most: Math.max(...loads) },
  };
}

/** Describes the noise in a few sentences. */
export function noiseInWords({ clock, slowdown, waiting, load }: Noise, processors = availableParallelism()): string {
  const spread = clock.quartiles.map((value) => value.toFixed(1)).join('–');
  const figures = [
    `Between the measurements a fixed piece of work took ${clock.median.toFixed(1)} ms (middle half ${spread} ms),`,
    `at its slow end ${slowdown.toFixed(2)} times its fastest, and ${waiting.toFixed(2)} times its processor time;`,
    `the system’s load was ${load.least.toFixed(1)} to ${load.most.toFixed(1)} on ${String(processors)} processors, including the benchmark itself.`,
  ].join(' ');
  const worst = Math.max(slowdown, waiting);
  if (worst < 1.2) return `The machine was quiet. ${figures}`;
  if (worst < 1.6) return `There was some noise. Trust medians and ratios. ${figures}`;
  return `The machine was busy with something else. Times are too long: trust only ratios, and run it again. ${figures}`;
}

// * Runs the blocks one after another, in another order in each round, so that quiet periods of the machine favour no
// contender. A failed block is reported and does not affect the others.

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
