/** The interface of a migration of stored records, and the kinds of records. */
import type { JsonObject } from '../../../core/json/json.ts';

/** The kinds of stored records that have a format number. */
export type RecordKind = 'copy' | 'change' | 'state';

/** Migrates stored records from one format to the next. */
export interface Migration {
  readonly from: number;
  readonly to: number;
  /** Its effect, in a sentence. */
  readonly what: string;
  /** Returns the record in the new format. Gets only records of format `from`, which may be damaged. */
  migrate(kind: RecordKind, record: JsonObject): JsonObject;
}
