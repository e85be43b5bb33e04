import { sha256 } from '@noble/hashes/sha2.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleAssessment } from '../../core/files/sample.fixtures.ts';
import { writeAssessment } from '../../core/files/write.ts';
import { answer } from './protocol.ts';
import { readPasted } from './reading.ts';

/** The files that were given to workers, which run beside the test. */
const given: File[] = [];

class WorkerBeside extends EventTarget {
  postMessage(file: File): void {
    given.push(file);
    void answer(file, (message) => this.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) })));
  }

  terminate(): void {
    // It ends with the test.
  }
}

const small = writeAssessment(sampleAssessment);
const padded = (end: string): string => writeAssessment({ ...sampleAssessment, unknowns: ['?'.repeat(300_000) + end] });

describe('a text that is pasted', () => {
  afterEach(() => {
    given.length = 0;
    vi.unstubAllGlobals();
  });

  it('is read in the worker where it is large, and gives what it gives on the page', async () => {
    vi.stubGlobal('Worker', WorkerBeside);
    const { result } = await readPasted(padded('é'), sha256);
    expect(given.map(({ size }) => size)).toEqual([new TextEncoder().encode(padded('é')).length]);
    vi.unstubAllGlobals();
    expect(result).toEqual((await readPasted(padded('é'), sha256)).result);
    expect(result).toMatchObject({ kind: 'assessment', problems: [], notices: [] });
  });

  it('is read on the page where it is small, and where a file would lose half of a surrogate pair', async () => {
    vi.stubGlobal('Worker', WorkerBeside);
    expect((await readPasted(small, sha256)).result.kind).toBe('assessment');
    const lone = padded('x').replace('???x', '???\ud800');
    expect((await readPasted(lone, sha256)).result).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'lone-surrogate' }],
    });
    expect(given).toEqual([]);
  });
});
