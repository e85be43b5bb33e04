import type { JsonObject } from '../../core/assessment/json.ts';
import seals from './001-seals.ts';
import type { Migration, RecordKind } from './migration.ts';

/** All migrations, in order: each begins where the one before it ends. */
export const migrations: readonly Migration[] = [seals];

/** The format in which records are written. One with a higher number comes from a newer version of the application. */
export const currentFormat = migrations.reduce((_before, { to }) => to, 1);

/** The format of a record; 1 where it has none that is a number. */
export function formatOf(record: JsonObject): number {
  const { format } = record;
  return typeof format === 'number' && Number.isFinite(format) ? format : 1;
}

/** The record in the current format; the very same record where it is in that, or in a newer one. */
export function migrated(kind: RecordKind, record: JsonObject, way: readonly Migration[] = migrations): JsonObject {
  return way.reduce(
    (current, migration) => (formatOf(current) === migration.from ? migration.migrate(kind, current) : current),
    record,
  );
}
