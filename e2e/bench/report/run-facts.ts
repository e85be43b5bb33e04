/** The facts about a run that are needed to interpret its figures. */
import { arch, cpus, platform, totalmem } from 'node:os';
import type { Failure } from '../running.ts';

export interface RunFacts {
  /** RFC 3339. */
  readonly date: string;
  readonly machine: string;
  readonly browser: string;
  readonly command: string;
  readonly noise: string;
  readonly failures: readonly Failure[];
}

/** The machine in a few words. */
export function machineInWords(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  return `${String(processors.length)} × ${model}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${platform()} ${arch()}, Node ${process.versions.node}`;
}
