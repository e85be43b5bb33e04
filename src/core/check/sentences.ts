import { parseDateTime } from '../assessment/date-time.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../assessment/json.ts';
import { parsePointer } from '../assessment/pointer.ts';
import { codePointLength } from '../passage/offsets.ts';
import type { Finding } from '../rules/finding.ts';
import { choiceTitles, fieldName, fieldSchema, isPlural, type SchemaKind } from './fields.ts';
import type { SchemaFailure } from './schema-errors.ts';
import type { SchemaMessageId } from './schema-messages.ts';

/** A failure with what is needed to speak of it. */
export interface Fault extends SchemaFailure {
  readonly kind: SchemaKind;
  /** What stands at the place; undefined where the field is missing. */
  readonly value: JsonValue | undefined;
}

/** What a sentence says: its id and the values that go into it, the field's name apart. */
interface Said {
  readonly messageId: SchemaMessageId;
  readonly data?: Finding['data'];
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
  null: 'left open (null)',
};

/** What a value is, in words. */
export function typeInWords(value: JsonValue | undefined): string {
  if (value === null) return 'empty (null)';
  if (isJsonArray(value)) return 'a list';
  if (typeof value === 'number' && !Number.isInteger(value)) return 'a number with a fraction';
  return typeNames[typeof value] ?? 'nothing';
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

function count(value: JsonValue | undefined): number {
  if (isJsonArray(value)) return value.length;
  return typeof value === 'string' ? codePointLength(value) : 0;
}

function patternOf(schema: JsonObject | undefined): SchemaMessageId {
  const pattern = String(schema?.['pattern']);
  if (pattern.startsWith('^[a-zA-Z0-9]')) return 'identifier';
  if (pattern.startsWith('^sha256:')) return 'passageId';
  return pattern === '^[0-9a-f]{64}$' ? 'fingerprint' : 'pattern';
}

function bounds(fault: Fault, one: SchemaMessageId, many: SchemaMessageId): Said {
  const messageId = isPlural(fault.kind, fault.path) ? many : one;
  return { messageId, data: { count: count(fault.value), limit: Number(fault.params['limit']) } };
}

const says: Readonly<Record<string, (fault: Fault) => Said>> = {
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

/** What to say of a fault. A keyword that nobody has words for yet is said plainly, never swallowed. */
export function sentenceFor(fault: Fault): Required<Said> {
  const { messageId, data } = says[fault.keyword]?.(fault) ?? { messageId: 'pattern' as const };
  return { messageId, data: { field: fieldName(fault.kind, fault.path), ...data } };
}
