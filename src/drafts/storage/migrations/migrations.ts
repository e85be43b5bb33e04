/** The list of all migrations, the current format of stored records, and the upgrade of a record to it. */
import type { JsonObject } from '../../../core/json/json.ts';
import seals from './001-seals.ts';
import sealsOfDrafts from './002-seals-of-drafts.ts';
import marks from './003-marks.ts';
import type { Migration, RecordKind } from './migration.ts';

/** All migrations in order. Each starts from the format that the previous one produces. */
export const migrations: readonly Migration[] = [seals, sealsOfDrafts, marks];

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
