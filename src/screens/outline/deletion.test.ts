import { describe, expect, it } from 'vitest';
import { deletionLabel, deletionNote } from './deletion.ts';

const document = { claims: [{ claim_id: 'C-001' }], power_bases: [{}, {}] };

describe('a deletion', () => {
  it('has its count in the history', () => {
    expect(deletionLabel('power_bases', 2)).toBe('delete 2 power bases');
  });

  it('is reported afterwards', () => {
    expect(deletionNote(document, 'claims', [0])).toBe('C-001 was deleted.');
    expect(deletionNote(document, 'power_bases', [0, 1])).toBe('2 power bases were deleted.');
  });
});
