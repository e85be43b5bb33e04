/** The migration of stored records from format 2 to 3, whose checksums cover the draft that they belong to. */
import { sealWithin } from '../seal.ts';
import type { Migration } from './migration.ts';

const sealsOfDrafts: Migration = {
  from: 2,
  to: 3,
  what: 'Adds the draft and the position of a record to its checksum, to detect exchanged records.',
  migrate(kind, record) {
    const { draft, sequence, at, seal } = record;
    const position = kind === 'copy' ? sequence : kind === 'state' ? at : '';
    // A seal that did not match before does not match afterwards.
    return { ...record, format: 3, seal: sealWithin(Number(seal), String(draft), position ?? '') };
  },
};

export default sealsOfDrafts;
