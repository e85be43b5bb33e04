/** Reads the samples of a trace with the processor profile: the function of a thread at each sample. */
import type { TraceEvent } from '../trace.ts';

/** The start of a function in a script. Lines and columns count from 0. */
export interface Frame {
  readonly functionName: string;
  readonly url: string;
  readonly line: number;
  readonly column: number;
}

/** One sample: its time in microseconds of the trace, and its functions from the innermost outwards. */
export interface Sample {
  readonly time: number;
  readonly frames: readonly Frame[];
}

interface ProfileData {
  readonly startTime?: number;
  readonly cpuProfile?: { readonly nodes?: readonly RawNode[]; readonly samples?: readonly number[] };
  readonly timeDeltas?: readonly number[];
}

interface RawNode {
  readonly id: number;
  readonly parent?: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url?: string;
    readonly lineNumber?: number;
    readonly columnNumber?: number;
  };
}

const dataOf = ({ args }: TraceEvent): ProfileData => (args?.data ?? {}) as ProfileData;

function framesFrom(nodes: ReadonlyMap<number, RawNode>, id: number): readonly Frame[] {
  const frames: Frame[] = [];
  for (let node = nodes.get(id); node; node = node.parent === undefined ? undefined : nodes.get(node.parent)) {
    const { functionName, url = '', lineNumber = -1, columnNumber = -1 } = node.callFrame;
    frames.push({ functionName, url, line: lineNumber, column: columnNumber });
  }
  return frames;
}

function samplesOf(start: number, chunks: readonly TraceEvent[]): readonly Sample[] {
  const nodes = new Map<number, RawNode>();
  const known = new Map<number, readonly Frame[]>();
  const samples: Sample[] = [];
  let time = start;
  for (const { cpuProfile, timeDeltas = [] } of chunks.map(dataOf)) {
    for (const node of cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    for (const [index, id] of (cpuProfile?.samples ?? []).entries()) {
      time += timeDeltas[index] ?? 0;
      const frames = known.get(id) ?? framesFrom(nodes, id);
      known.set(id, frames);
      samples.push({ time, frames });
    }
  }
  return samples;
}

/** The samples of a thread, sorted by time. */
export function samplesIn(
  trace: readonly TraceEvent[],
  thread: { readonly pid: number; readonly tid: number },
): readonly Sample[] {
  const chunks = trace.filter(({ name, pid }) => name === 'ProfileChunk' && pid === thread.pid);
  return trace
    .filter(({ name, pid, tid }) => name === 'Profile' && pid === thread.pid && tid === thread.tid)
    .flatMap((profile) =>
      samplesOf(
        dataOf(profile).startTime ?? profile.ts,
        chunks.filter(({ id }) => id === profile.id).sort((one, other) => one.ts - other.ts),
      ),
    )
    .sort((one, other) => one.time - other.time);
}
