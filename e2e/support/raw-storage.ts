/** Reads and damages the stored drafts' database directly from a page, without the application. */
import type { Page } from '@playwright/test';
import { isJsonArray, isJsonObject, type JsonValue } from '../../src/core/json/json.ts';

const database = 'assessment-desk';

export interface RawRecord {
  readonly store: string;
  readonly key: IDBValidKey;
  readonly value: unknown;
  /** Whether the key is separate from the value. */
  readonly keyApart: boolean;
}

/** Returns everything in the database. Values are JSON, because drafts are stored as nothing else. */
export function readRaw(page: Page): Promise<readonly RawRecord[]> {
  return page.evaluate(
    (name) =>
      new Promise<RawRecord[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error ?? new Error('The database does not open.'));
        opening.onsuccess = () => {
          const connection = opening.result;
          const transaction = connection.transaction([...connection.objectStoreNames], 'readonly');
          const records: RawRecord[] = [];
          for (const store of connection.objectStoreNames) {
            const objects = transaction.objectStore(store);
            const cursor = objects.openCursor();
            cursor.onsuccess = () => {
              const { result } = cursor;
              if (!result) return;
              records.push({
                store,
                key: result.primaryKey,
                value: result.value as unknown,
                keyApart: !objects.keyPath,
              });
              result.continue();
            };
          }
          transaction.oncomplete = () => {
            connection.close();
            // The cursors of the stores answer in any order.
            resolve(records.sort((one, other) => (one.store < other.store ? -1 : Number(one.store > other.store))));
          };
          transaction.onabort = () => reject(transaction.error ?? new Error('The database cannot be read.'));
        };
      }),
    database,
  );
}

/** Replaces the content of the database with these records. */
export async function writeRaw(page: Page, records: readonly RawRecord[]): Promise<void> {
  await page.evaluate(
    ([name, given]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error ?? new Error('The database does not open.'));
        opening.onsuccess = () => {
          const connection = opening.result;
          const transaction = connection.transaction([...connection.objectStoreNames], 'readwrite');
          for (const store of connection.objectStoreNames) transaction.objectStore(store).clear();
          for (const { store, key, value, keyApart } of given as readonly RawRecord[]) {
            transaction.objectStore(store).put(value, ...(keyApart ? [key] : []));
          }
          transaction.oncomplete = () => {
            connection.close();
            resolve();
          };
          transaction.onabort = () => reject(transaction.error ?? new Error('The database cannot be written.'));
        };
      }),
    // The type of a key is recursive and too deep for the runner's types.
    [database, records as readonly unknown[]] as const,
  );
}

/** Returns the ID of the draft that a record belongs to. */
export function draftOf({ key }: RawRecord): string {
  return String(Array.isArray(key) ? key[0] : key);
}

/**
 * Ways in which storage may damage a record. Each leaves a value that the browser accepts, with its inline key if any.
 */
export type Damage = 'truncated' | 'flipped' | 'newer' | 'missing';

/** The damaged record, or undefined if nothing is left. */
export function damagedRecord(record: RawRecord, damage: Damage): RawRecord | undefined {
  const value = record.value as JsonValue;
  if (damage === 'missing') return undefined;
  const worse = { truncated, flipped, newer }[damage](value);
  return { ...record, value: record.keyApart ? worse : { ...objectOf(worse), ...keysIn(value) } };
}

/** The members that form the inline key of a record. */
function keysIn(value: JsonValue): object {
  return Object.fromEntries(['id', 'draft', 'sequence'].flatMap((name) => memberOf(value, name)));
}

function memberOf(value: JsonValue, name: string): [string, JsonValue][] {
  const member = isJsonObject(value) ? value[name] : undefined;
  return member === undefined ? [] : [[name, member]];
}

function objectOf(value: JsonValue): object {
  return isJsonObject(value) ? value : { value };
}

/** Each object, list and text keeps only its first half. */
function truncated(value: JsonValue): JsonValue {
  if (typeof value === 'string') return value.slice(0, value.length / 2);
  if (isJsonArray(value)) return value.slice(0, value.length / 2).map(truncated);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.slice(0, Math.ceil(entries.length / 2)).map(([name, item]) => [name, truncated(item)]),
  );
}

/** One bit of the last character of the longest text is flipped. */
function flipped(value: JsonValue): JsonValue {
  const [longest] = textsIn(value).toSorted((one, other) => other.length - one.length);
  if (longest === undefined || longest === '') return value;
  const last = longest.length - 1;
  const other = `${longest.slice(0, last)}${String.fromCharCode(longest.charCodeAt(last) ^ 1)}`;
  return JSON.parse(JSON.stringify(value).replace(JSON.stringify(longest), () => JSON.stringify(other))) as JsonValue;
}

function textsIn(value: JsonValue): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isJsonArray(value)) return value.flatMap(textsIn);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => (keyNames.has(name) ? [] : textsIn(item)));
}

/** Members in which a flipped bit does no harm or would assign the record to another draft. */
const keyNames: ReadonlySet<string> = new Set(['id', 'draft', 'writer', 'label']);

function newer(value: JsonValue): JsonValue {
  return { ...objectOf(value), format: 99 } as unknown as JsonValue;
}
