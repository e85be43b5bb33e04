/** Runs programs as steps of a longer run, and returns their output and result. */
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
  /** Its output on both streams. Empty if the output went directly to the terminal. */
  readonly output: string;
}

/**
 * Runs a step to its end. If `isLive`, its output goes directly to the terminal. Otherwise it is collected, so that the
 * output of parallel steps is not mixed. A program that cannot be started is a failed step with a message.
 */
export function runStep({ name, command, args, env }: Step, isLive: boolean): Promise<StepEnd> {
  const started = performance.now();
  const child = spawn(command, args, {
    stdio: isLive ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  const chunks: Buffer[] = [];
  const collect = (chunk: Buffer): number => chunks.push(chunk);
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
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

/** Runs steps in the given order, at most `most` at the same time. Calls `onEnd` for each when it has ended. */
export async function runInParallel(
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
