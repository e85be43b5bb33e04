import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { workspaceOf } from '../rules/example-workspace.ts';
import { createChecker } from './checker.ts';
import { errorsInWords, exportability } from './export-gate.ts';

function gate(assessment: Readonly<Record<string, unknown>>, casefile?: Readonly<Record<string, unknown>>) {
  const workspace = workspaceOf({ title: '', assessment, ...(casefile && { casefile }) });
  const { refused, toConfirm, notices } = exportability(createChecker({ digest: sha256 }).check(workspace));
  return [refused, toConfirm, notices].map((findings) => findings.map(({ ruleId }) => ruleId));
}

describe('exportability', () => {
  it('accepts a valid document', () => {
    expect(gate({})).toEqual([[], [], []]);
  });

  it('groups errors, violations and notices, each in the order of the document', () => {
    expect(
      gate({
        '/producer/name': '',
        '/claims/0/span/end': 58,
        '/claims/1/span/end': 122,
        '/contradictions/0/left_claim_id': 'C-9',
        scope: 'Words.',
      }),
    ).toEqual([['schema/minLength', 'reference/claim-missing'], ['span/length', 'span/length'], ['scope/unchecked']]);
  });

  it('says of errors whether the contract or our conventions refuse the file', () => {
    const [schema, ours] = [{ ruleId: 'schema/minLength' }, { ruleId: 'span/order' }];
    expect([[schema], [ours], [schema, ours, ours]].map(errorsInWords)).toEqual([
      'With these errors, this is not a valid document.',
      'The contract’s schema allows these, but nobody could use the file.',
      'With 1 error, this is not a valid document. The contract’s schema allows the others, but nobody could use the file.',
    ]);
  });

  it('does not reject a document because of errors in its casefile', () => {
    expect(gate({}, { '/actors/1/publisher_hosts': [''] })).toEqual([[], [], ['schema/minLength']]);
  });
});
