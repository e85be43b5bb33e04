import { sha256 } from '@noble/hashes/sha2.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleAssessment } from '../../core/files/sample.fixtures.ts';
import { writeAssessment } from '../../core/files/write.ts';
import { WorkerBeside } from '../../platform/worker-call.fixtures.ts';
import { readAndHash } from './read-here.ts';
import { readPasted } from './reading.ts';

/** The workers that were started; they run beside the test. */
const workers: WorkerBeside<object>[] = [];

class Reader extends WorkerBeside<object> {
  constructor() {
    super({ readAndHash });
    workers.push(this);
  }
}

const small = writeAssessment(sampleAssessment);
const padded = (end: string): string => writeAssessment({ ...sampleAssessment, unknowns: ['?'.repeat(300_000) + end] });

describe('a pasted text', () => {
  afterEach(() => {
    workers.length = 0;
    vi.unstubAllGlobals();
  });

  it('is read in the worker if it is large, with the same result as on the page', async () => {
    vi.stubGlobal('Worker', Reader);
    const { result } = await readPasted(padded('é'), sha256);
    expect(workers.map(({ requests }) => (requests[0] as File).size)).toEqual([
      new TextEncoder().encode(padded('é')).length,
    ]);
    vi.unstubAllGlobals();
    expect(result).toEqual((await readPasted(padded('é'), sha256)).result);
    expect(result).toMatchObject({ kind: 'assessment', problems: [], notices: [] });
  });

  it('is read on the page if it is small, or if a file would lose half of a surrogate pair', async () => {
    vi.stubGlobal('Worker', Reader);
    expect((await readPasted(small, sha256)).result.kind).toBe('assessment');
    const lone = padded('x').replace('???x', '???\ud800');
    expect((await readPasted(lone, sha256)).result).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'lone-surrogate' }],
    });
    expect(workers).toEqual([]);
  });
});
