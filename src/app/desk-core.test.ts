import { expect, it } from 'vitest';
import { newWorkspace } from '../core/workspace/create.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { addObservation, addPassages, attachCasefile } from '../core/workspace/casefile-edits.ts';
import { casefileFingerprint, cacheFingerprint } from '../core/casefile/fingerprint.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import { sha256 } from '../platform/digest.ts';
import { deskCore } from './desk-core.ts';

const { applyEdit } = deskCore;

function draftWith(text: string): Workspace & { readonly casefile: Casefile } {
  const empty = newWorkspace('Draft');
  const observed = applyEdit(empty, addObservation(empty));
  const draft = applyEdit(observed, addPassages(observed, 1, ['Both say this.', text], sha256));
  if (!draft.casefile) throw new Error('Nothing was observed.');
  return { ...draft, casefile: draft.casefile };
}

it('a casefile that replaces another one is not hashed again if its fingerprint is known', () => {
  const draft = draftWith('The quay is open.');
  const next = structuredClone(draftWith('The quay is closed.').casefile);
  const known = 'f'.repeat(64);
  cacheFingerprint(next, known);
  const after = applyEdit(draft, attachCasefile(draft, next, sha256));
  expect(after.casefile).toEqual(next);
  expect(after.assessment['casefile_fingerprint_sha256']).toBe(known);
  expect(after.casefile && casefileFingerprint(after.casefile, sha256)).toBe(known);
});
