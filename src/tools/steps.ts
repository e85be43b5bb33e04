/** Steps of a longer run: each is a program, of which one sees what it printed and how it ended. */
import { spawn } from 'node:child_process';

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

export interface StepEnd {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  /** What it printed, on both streams; empty where that went to the terminal itself. */
  readonly output: string;
}

/**
 * Runs a step to its end. `live`: its output goes to the terminal as it comes; else it is held back, so that nothing
 * that runs beside is mixed in. A program that cannot be started is a step that failed, and says so.
 */
export function runStep({ name, command, args, env }: Step, live: boolean): Promise<StepEnd> {
  const started = performance.now();
  const child = spawn(command, args, {
    stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  const chunks: Buffer[] = [];
  const keep = (chunk: Buffer): number => chunks.push(chunk);
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve) => {
    const end = (ok: boolean, added = ''): void =>
      resolve({
        name,
        ok,
        seconds: (performance.now() - started) / 1000,
        output: Buffer.concat(chunks).toString() + added,
      });
    child.once('error', ({ message }) => end(false, `${message}\n`));
    child.once('close', (status) => end(status === 0));
  });
}

/** Runs steps, at most `most` at once, in the order given; tells of each, whole, when it has ended. */
export async function runSideBySide(
  steps: readonly Step[],
  most: number,
  onEnd: (end: StepEnd) => void,
): Promise<readonly StepEnd[]> {
  const waiting = [...steps];
  const ends: StepEnd[] = [];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const end = await runStep(step, false);
      ends.push(end);
      onEnd(end);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, most) }, lane));
  return ends;
}
