/** The migrations of stored records, in order, the current format, and the upgrade of a record to it. */
import type { JsonObject } from '../../core/json/json.ts';
import { sealOf, sealWithin } from './seal.ts';

/** The kinds of stored records that have a format number. */
export type RecordKind = 'copy' | 'change' | 'state';

/** Migrates stored records from one format to the next. */
interface Migration {
  readonly from: number;
  readonly to: number;
  /** Its effect, in a sentence. */
  readonly what: string;
  /** Returns the record in the new format. Gets only records of format `from`, which may be damaged. */
  migrate(kind: RecordKind, record: JsonObject): JsonObject;
}

/** All migrations in order. Each starts from the format that the previous one produces. */
export const migrations: readonly Migration[] = [
  {
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
  },
  {
    from: 2,
    to: 3,
    what: 'Adds the draft and the position of a record to its checksum, to detect exchanged records.',
    migrate(kind, record) {
      const { draft, sequence, at, seal } = record;
      const position = kind === 'copy' ? sequence : kind === 'state' ? at : '';
      // A seal that did not match before does not match afterwards.
      return { ...record, format: 3, seal: sealWithin(Number(seal), String(draft), position ?? '') };
    },
  },
  {
    from: 3,
    to: 4,
    what: 'Changes no record, but keeps an earlier version of Assessment Desk from leaving out marks that it cannot read.',
    migrate: (_kind, record) => ({ ...record, format: 4 }),
  },
];

/** The format in which records are written. A higher number comes from a newer version of Assessment Desk. */
export const currentFormat = migrations.reduce((_before, { to }) => to, 1);

/** Returns the format of a record; 1 if it has no valid number. */
export function formatOf(record: JsonObject): number {
  const { format } = record;
  return typeof format === 'number' && Number.isFinite(format) ? format : 1;
}

/** Returns the record in the current format; the same object if it already has this or a newer format. */
export function migrateRecord(
  kind: RecordKind,
  record: JsonObject,
  way: readonly Migration[] = migrations,
): JsonObject {
  return way.reduce(
    (current, migration) => (formatOf(current) === migration.from ? migration.migrate(kind, current) : current),
    record,
  );
}
