/** The migration of stored records from format 1 to 2, which gives each one a checksum. */
import { sealOf } from '../seal.ts';
import type { Migration } from './migration.ts';

const seals: Migration = {
  from: 1,
  to: 2,
  what: 'Adds checksums to stored copies and changes, to detect modified records.',
  migrate(kind, record) {
    const content =
      kind === 'change'
        ? [record['sequence'] ?? null, record['patches'] ?? null, record['witness'] ?? null, null]
        : (record['workspace'] ?? null);
    return { ...record, format: 2, seal: sealOf(content) };
  },
};

export default seals;
