/** Reduces a schema validator’s errors to one failure for each fault, and chooses its message. */
import { grouped } from '../json/grouped.ts';
import { escapeToken, parentOf, parsePointer, type Pointer } from '../json/pointer.ts';
import type { SchemaError } from './validators.generated.js';
import { parseDateTime } from '../assessment/date-time.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { codePointLength } from '../text/offsets.ts';
import type { Finding } from '../rules/finding.ts';
import { choiceTitles, fieldName, fieldSchema, isPlural, type SchemaKind } from './fields.ts';

/**
 * The messages for values that break their schema, by message ID. They are templates like a rule's `messages`. The
 * finding's rule ID is `schema/` followed by the keyword in the comment above each message.
 */
export const schemaMessages = {
  /* required */
  missing: '{{field}} is missing.',
  missingList: '{{field}} are missing.',
  /* additionalProperties */
  unknown: 'Unknown property “{{name}}”. Remove it.',
  /* type */
  wrongType: '{{field}} must be {{expected}}, not {{found}}.',
  /* const */
  fixed: '{{field}} must be “{{expected}}”.',
  /* enum */
  choice: '{{field}} must be one of these: {{choices}}.',
  /* pattern */
  identifier: '{{field}} must start with a letter or digit. Use only letters (A to Z), digits and . _ : - in it.',
  fingerprint: '{{field}} must be 64 lower-case hexadecimal digits. Update it from the casefile.',
  passageId: '{{field}} must be “sha256:” and 64 lower-case hexadecimal digits. Choose a passage in the casefile.',
  pattern: '{{field}} does not have the required format. Correct it.',
  /* minLength */
  emptyText: '{{field}} is empty. Fill it in.',
  /* maxLength */
  tooLong: '{{field}} has {{count}} characters. Shorten it to {{limit}}.',
  /* minItems */
  emptyList: '{{field}} are empty. Add at least one.',
  emptyOne: '{{field}} is empty. Add at least one.',
  /* maxItems */
  tooMany: '{{field}} have {{count}} items. Keep at most {{limit}}.',
  tooMuch: '{{field}} has {{count}} items. Keep at most {{limit}}.',
  /* uniqueItems */
  repeated: '{{field}} repeats {{first}}. Remove or change one of them.',
  more: 'The same entry fails in {{count}} more places. Fix the listed ones first.',
  /* minimum */
  tooSmall: '{{field}} is {{value}}. It must be {{limit}} or more.',
  /* format */
  dateTime: '{{field}}: {{problem}}',
  /* anyOf */
  bothOpen: 'Enter a start, an end, or both.',
  noneFits: '{{field}} must be an actor ID or empty.',
  /* if */
  bilateral: 'Bilateral leverage requires exactly one related actor, not {{count}}. Remove the others.',
  bilateralNone: 'Bilateral leverage requires exactly one related actor. Choose it under {{field}}.',
} as const;

/** The ID of a message about a violated schema constraint. */
export type SchemaMessageId = keyof typeof schemaMessages;

/** One failure of a schema, at the field that it is about. */
export interface SchemaFailure {
  /** The keyword; 'if' for the requirement of a condition. */
  readonly keyword: string;
  /** Relative to the validated value. For a missing or unknown field, the path of the field itself. */
  readonly path: Pointer;
  readonly params: SchemaError['params'];
}

/** Keywords whose failure replaces the failures of others at the same field, so that one fault is reported once. */
const outweighs: Readonly<Record<string, readonly string[]>> = {
  type: ['enum', 'const', 'minimum'],
  minLength: ['pattern'],
  maxLength: ['pattern'],
  if: ['minItems', 'maxItems'],
  anyOf: ['minLength', 'maxLength', 'pattern', 'type'],
};

function failure({ instancePath, schemaPath, keyword, params }: SchemaError): SchemaFailure {
  const name = params['missingProperty'] ?? params['additionalProperty'];
  const path = typeof name === 'string' ? `${instancePath}/${escapeToken(name)}` : instancePath;
  return { keyword: schemaPath.includes('/then/') ? 'if' : keyword, path, params };
}

/** Whether the error only repeats the cause of another one. */
function repeatsOtherError({ keyword, schemaPath }: SchemaError): boolean {
  return keyword === 'if' || schemaPath.includes('/anyOf/');
}

/** Returns the failures behind a validator's errors: one for each fault, and at most one of a kind at each path. */
export function schemaFailures(errors: readonly SchemaError[]): readonly SchemaFailure[] {
  const failures = errors.filter((error) => !repeatsOtherError(error)).map(failure);
  const byPath = grouped(failures, ({ path }) => path);
  const mistyped = new Set(failures.filter(({ keyword }) => keyword === 'type').map(({ path }) => parentOf(path)));
  return failures.filter(({ keyword, path }, index) => {
    const others = byPath.get(path) ?? [];
    const isOutweighed = others.some((other) => outweighs[other.keyword]?.includes(keyword));
    const again = others.find((other) => other.keyword === keyword) !== failures[index];
    // A time scope whose start is a number is not reported as open at both ends too.
    const explained = keyword === 'anyOf' && mistyped.has(path);
    return !isOutweighed && !again && !explained;
  });
}

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
function typeInWords(value: JsonValue | undefined): string {
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
