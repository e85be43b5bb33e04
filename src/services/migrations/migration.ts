import type { JsonObject } from '../../core/assessment/json.ts';

/** The kinds of record that are kept for a draft and carry a format. */
export type RecordKind = 'copy' | 'change' | 'state';

/** The way of stored records from one format to the next. */
export interface Migration {
  readonly from: number;
  readonly to: number;
  /** What it does, in a sentence. */
  readonly what: string;
  /** The record in the new format. It gets nothing but records of `from`, and may be given torn ones. */
  migrate(kind: RecordKind, record: JsonObject): JsonObject;
}
