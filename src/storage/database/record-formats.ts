/** The checksums of stored records, their formats, and the migrations from one format to the next. */
import type { JsonObject } from '../../core/json/json.ts';
import { fnv1a, fnv1aStart } from '../../core/text/fnv1a.ts';

// Computes the checksums of stored records; for large values in slices that do not block the page.

/**
 * Returns a 32-bit checksum of a value (FNV-1a over the UTF-16 units of its JSON), which is stored with it to detect
 * records that were altered in storage. It protects against accidents, not against people.
 */
export function sealOf(value: unknown): number {
  return sealOfText(JSON.stringify(value) ?? '');
}

/** Returns the checksum of a value from its JSON text, if that is available. */
export function sealOfText(text: string): number {
  return fnv1a(text) >>> 0;
}

/**
 * Returns the checksum of a record from that of its content, its draft and its position there, so that the content of
 * another record does not pass for it.
 */
export function sealWithin(seal: number, draft: string, position: unknown): number {
  return fnv1a(JSON.stringify([draft, position]), seal) >>> 0;
}

/** After how many UTF-16 units of JSON `sealInSlices` lets other tasks run. */
export const unitsInASlice = 2_000_000;

/**
 * Computes the same checksum without blocking the page: awaits `rest` after every `unitsInASlice` units. For a smaller
 * value it runs synchronously. The value must not change in the meantime.
 */
export async function sealInSlices(value: unknown, rest: () => Promise<void>): Promise<number> {
  return (await measuredSeal(value, rest)).seal;
}

/** The same seal, with the length of the JSON that it is made from, in UTF-16 units. */
export async function measuredSeal(value: unknown, rest: () => Promise<void>): Promise<MeasuredSeal> {
  let hash = fnv1aStart;
  let length = 0;
  let left = unitsInASlice;
  for (const piece of jsonPieces(value, splitLevels)) {
    length += piece.length;
    for (let at = 0; at < piece.length;) {
      if (left === 0) {
        await rest();
        left = unitsInASlice;
      }
      const to = Math.min(piece.length, at + left);
      hash = fnv1a(piece, hash, at, to);
      left -= to - at;
      at = to;
    }
  }
  return { seal: hash >>> 0, length };
}

export interface MeasuredSeal {
  readonly seal: number;
  readonly length: number;
}

/** How many levels of a workspace are split: enough to reach single evidence links and passages. */
const splitLevels = 5;

/** Yields the `JSON.stringify` text of plain JSON in pieces. Everything below `levels` is one piece. */
function* jsonPieces(value: unknown, levels: number): Generator<string, void, undefined> {
  if (levels === 0 || typeof value !== 'object' || value === null) {
    yield JSON.stringify(value) ?? '';
  } else if (Array.isArray(value)) {
    let before = '[';
    for (const item of value as readonly unknown[]) {
      yield before;
      yield* jsonPieces(item === undefined ? null : item, levels - 1);
      before = ',';
    }
    yield value.length === 0 ? '[]' : ']';
  } else {
    let before = '{';
    for (const [name, child] of Object.entries(value)) {
      if (child === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* jsonPieces(child, levels - 1);
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  }
}

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
