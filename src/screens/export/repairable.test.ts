import { describe, expect, it } from 'vitest';
import type { FileProblemCode } from '../../core/files/problem.ts';
import type { OpenReport } from '../../desk/file-commands.ts';
import { canBeProposed, maxRepairBytes, repairability } from './repairable.ts';

function refusal(code: FileProblemCode): OpenReport {
  const problem = { code, message: 'Line 1, column 1: no.' };
  return { fileName: 'a.json', outcome: 'refused', summary: 'Not opened.', problems: [problem] };
}

describe('the repair of a file that could not be opened', () => {
  it('is offered for problems that a person can fix', () => {
    for (const code of ['syntax', 'truncated', 'encoding', 'duplicate-key', 'number', 'lone-surrogate'] as const) {
      expect(repairability(refusal(code), 100).kind).toBe('offered');
    }
  });

  it('is not possible for another type of file or for one that is too large', () => {
    expect(repairability(refusal('wrong-format'), 100)).toMatchObject({
      kind: 'not-here',
      why: expect.stringContaining('cannot be repaired') as string,
    });
    expect(repairability(refusal('syntax'), maxRepairBytes + 1)).toMatchObject({
      kind: 'not-here',
      why: expect.stringContaining('24 MiB') as string,
    });
    expect(repairability(refusal('too-large'), 200 * 1024 * 1024)).toMatchObject({
      why: expect.stringContaining('200 MiB') as string,
    });
  });

  it('is not offered for an empty file or for one that was opened', () => {
    expect(repairability(refusal('empty'), 0).kind).toBe('none');
    expect(repairability({ ...refusal('syntax'), outcome: 'opened' }, 100).kind).toBe('none');
  });
});

describe('repairs that are proposed at once', () => {
  const file = new File(['{'], 'a.json');

  it('are for texts that are almost JSON, or contain JSON', () => {
    for (const code of ['syntax', 'truncated', 'wrong-format'] as const) {
      expect(canBeProposed({ ...refusal(code), file })).toBe(true);
    }
  });

  it('are not for other problems, for large files or without the file', () => {
    expect(canBeProposed({ ...refusal('encoding'), file })).toBe(false);
    expect(canBeProposed({ ...refusal('duplicate-key'), file })).toBe(false);
    expect(canBeProposed({ ...refusal('syntax'), file: new File(['x'.repeat(2 ** 20 + 1)], 'a.json') })).toBe(false);
    expect(canBeProposed(refusal('syntax'))).toBe(false);
  });
});
