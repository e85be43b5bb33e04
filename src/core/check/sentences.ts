/** Chooses the message, and its values, for a violation of the schema. */
import { parseDateTime } from '../assessment/date-time.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { parsePointer } from '../json/pointer.ts';
import { codePointLength } from '../passage/offsets.ts';
import type { Finding } from '../rules/finding.ts';
import { choiceTitles, fieldName, fieldSchema, isPlural, type SchemaKind } from './fields.ts';
import type { SchemaFailure } from './schema-errors.ts';
import type { SchemaMessageId } from './schema-messages.ts';

/** A failure with the data that its message needs. */
export interface Fault extends SchemaFailure {
  readonly kind: SchemaKind;
  /** The value at the path, or undefined if the field is missing. */
  readonly value: JsonValue | undefined;
}

/** A message ID with its values, without the field's name. */
interface Message {
  readonly messageId: SchemaMessageId;
  readonly data?: Finding['data'];
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
  null: 'empty (null)',
};

/** Returns the type of a value in words. */
export function typeInWords(value: JsonValue | undefined): string {
  if (value === null) return 'empty (null)';
  if (isJsonArray(value)) return 'a list';
  if (typeof value === 'number' && !Number.isInteger(value)) return 'a decimal number';
  return typeNames[typeof value] ?? 'nothing';
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

function count(value: JsonValue | undefined): number {
  if (isJsonArray(value)) return value.length;
  return typeof value === 'string' ? codePointLength(value) : 0;
}

/** Returns the message for a text that does not match a field's pattern, which also says what the text is. */
export function patternOf(schema: JsonObject | undefined): SchemaMessageId {
  const pattern = String(schema?.['pattern']);
  if (pattern.startsWith('^[a-zA-Z0-9]')) return 'identifier';
  if (pattern.startsWith('^sha256:')) return 'passageId';
  return pattern === '^[0-9a-f]{64}$' ? 'fingerprint' : 'pattern';
}

function bounds(fault: Fault, one: SchemaMessageId, many: SchemaMessageId): Message {
  const messageId = isPlural(fault.kind, fault.path) ? many : one;
  return { messageId, data: { count: count(fault.value), limit: Number(fault.params['limit']) } };
}

const says: Readonly<Record<string, (fault: Fault) => Message>> = {
  required: ({ kind, path }) => ({ messageId: isPlural(kind, path) ? 'missingList' : 'missing' }),
  additionalProperties: ({ path }) => ({ messageId: 'unknown', data: { name: parsePointer(path).at(-1) ?? '' } }),
  type: ({ params, value }) => ({
    messageId: 'wrongType',
    data: {
      expected: texts(params['type'])
        .map((type) => typeNames[type] ?? type)
        .join(' or '),
      found: typeInWords(value),
    },
  }),
  const: ({ params }) => ({ messageId: 'fixed', data: { expected: String(params['allowedValue']) } }),
  enum: ({ kind, path }) => ({ messageId: 'choice', data: { choices: choiceTitles(kind, path) } }),
  pattern: ({ kind, path }) => ({ messageId: patternOf(fieldSchema(kind, path)) }),
  minLength: () => ({ messageId: 'emptyText' }),
  maxLength: (fault) => bounds(fault, 'tooLong', 'tooLong'),
  minItems: (fault) => bounds(fault, 'emptyOne', 'emptyList'),
  maxItems: (fault) => bounds(fault, 'tooMuch', 'tooMany'),
  minimum: ({ params, value }) => ({
    messageId: 'tooSmall',
    data: { limit: Number(params['limit']), value: Number(value) },
  }),
  format: ({ value }) => {
    const parsed = parseDateTime(String(value));
    return { messageId: 'dateTime', data: { problem: parsed.ok ? '' : parsed.problem } };
  },
  anyOf: ({ value }) => ({ messageId: isJsonObject(value) ? 'bothOpen' : 'noneFits' }),
  if: ({ value }) => ({ messageId: count(value) === 0 ? 'bilateralNone' : 'bilateral', data: { count: count(value) } }),
};

/**
 * Returns the message for a fault. A keyword without a message of its own gets a general one, so that no fault is lost.
 */
export function sentenceFor(fault: Fault): Required<Message> {
  const { messageId, data } = says[fault.keyword]?.(fault) ?? { messageId: 'pattern' as const };
  return { messageId, data: { field: fieldName(fault.kind, fault.path), ...data } };
}
