/** What a schema's keywords ask for, in the words and examples in which rules explain themselves. */
import { contract, reading, type Authority } from '../authority/authority.ts';
import { schemaMessages, type SchemaMessageId } from '../check/schema-messages.ts';
import type { Example, InvalidExample } from '../rules/rule.ts';

/** A keyword of the schemas, whose findings are `schema/<keyword>`. */
export interface SchemaRule {
  readonly keyword: string;
  /** Whose word it is, by one statement that asks for it; others ask for the same of other fields. */
  readonly authority: Authority;
  /** What it asks for, in a sentence. */
  readonly description: string;
  readonly fix: string;
  readonly keywords: readonly string[];
  readonly invalid: readonly (Example & InvalidExample)[];
}

function shows(title: string, messageId: SchemaMessageId, path: string, overlay: Omit<Example, 'title'>) {
  return { title, ...overlay, findings: [{ messageId, path }] };
}

function links(count: number): readonly object[] {
  return Array.from({ length: count }, () => ({ claim_id: 'C-001', effect: 'supports', reason: 'It names the day.' }));
}

/** The keywords, in the order in which findings of a value are thought of: is it there, what is it, how much of it. */
export const schemaRules: readonly SchemaRule[] = [
  {
    keyword: 'required',
    authority: contract('2.1 required'),
    description: 'Every field that the contract requires is there.',
    fix: 'Fill the field in; where the contract allows it, null or an empty list stands for nothing.',
    keywords: ['missing field', 'mandatory', 'optional', 'absent'],
    invalid: [
      shows('A claim without its proposition.', 'missing', '/claims/0/proposition', {
        assessment: { '/claims/0/proposition': undefined },
      }),
      shows('An assessment without its list of unknowns.', 'missingList', '/unknowns', {
        assessment: { unknowns: undefined },
      }),
    ],
  },
  {
    keyword: 'additionalProperties',
    authority: contract('2.1 no-others'),
    description: 'No object has a property that its schema does not list.',
    fix: 'Take the property away; nothing is dropped before you say so.',
    keywords: ['unknown property', 'extra field', 'additional property', 'custom field', 'not allowed', 'score'],
    invalid: [
      shows('A score that the contract does not know.', 'unknown', '/claims/0/confidence', {
        assessment: { '/claims/0/confidence': 0.9 },
      }),
    ],
  },
  {
    keyword: 'type',
    authority: contract('7 structure'),
    description: 'Every value is of the type that its field asks for.',
    fix: 'Write the value as its type: numbers without quotation marks, lists in brackets, null only where it is allowed.',
    keywords: ['wrong type', 'string instead of number', 'not a list'],
    invalid: [
      shows('A number in quotation marks.', 'wrongType', '/claims/0/observation_id', {
        assessment: { '/claims/0/observation_id': '1' },
      }),
    ],
  },
  {
    keyword: 'const',
    authority: contract('2.1 contract'),
    description: 'A field whose value is fixed has that very value.',
    fix: 'Take the value that the message names.',
    keywords: ['constant', 'fixed value', 'wrong version'],
    invalid: [
      shows('A version of the contract that does not exist.', 'fixed', '/contract', {
        assessment: { contract: 'ww3.assessment/v2' },
      }),
    ],
  },
  {
    keyword: 'enum',
    authority: contract('2.4 representation'),
    description: 'A field with a fixed choice of values has one of them.',
    fix: 'Choose one of the values that the message lists.',
    keywords: ['enumeration', 'allowed values', 'not one of', 'invalid value'],
    invalid: [
      shows('A claim kind of one’s own.', 'choice', '/claims/0/claim_kind', {
        assessment: { '/claims/0/claim_kind': 'prediction' },
      }),
    ],
  },
  {
    keyword: 'pattern',
    authority: contract('2.3'),
    description: 'Identifiers, passage ids and the fingerprint have the form that the contract gives them.',
    fix: 'Write an identifier of letters, digits and . _ : - only; choose a passage of the casefile; take the fingerprint from the casefile.',
    keywords: ['regular expression', 'regex', 'format of an id', 'space in an id', 'sha256'],
    invalid: [
      shows('An identifier with a space.', 'identifier', '/power_bases/0/actor_id', {
        assessment: { '/power_bases/0/actor_id': 'Harbour Council' },
      }),
      shows('A passage id without its hash.', 'passageId', '/claims/0/passage_id', {
        assessment: { '/claims/0/passage_id': 'passage-1' },
      }),
      shows('A fingerprint that is none.', 'fingerprint', '/casefile_fingerprint_sha256', {
        assessment: { casefile_fingerprint_sha256: 'none' },
      }),
    ],
  },
  {
    keyword: 'minLength',
    authority: contract('2.4 proposition'),
    description: 'No text that has to say something is empty.',
    fix: 'Write the text.',
    keywords: ['empty text', 'blank', 'empty string', 'too short'],
    invalid: [
      shows('An empty proposition.', 'emptyText', '/claims/0/proposition', {
        assessment: { '/claims/0/proposition': '' },
      }),
    ],
  },
  {
    keyword: 'maxLength',
    authority: reading(
      '2.4 proposition',
      'Characters are counted as Unicode code points, as the offsets of section 2.4 are.',
    ),
    description: 'No text has more characters than its field allows, counted in Unicode code points.',
    fix: 'Shorten the text; an emoji counts one.',
    keywords: ['too long', 'text length', 'shorten', 'character count'],
    invalid: [
      shows('A proposition of 5001 characters.', 'tooLong', '/claims/0/proposition', {
        assessment: { '/claims/0/proposition': 'x'.repeat(5001) },
      }),
    ],
  },
  {
    keyword: 'minItems',
    authority: contract('2.5 evidence'),
    description: 'No list that has to have an item is empty.',
    fix: 'Add an item.',
    keywords: ['empty list', 'at least one', 'no items', 'empty array'],
    invalid: [
      shows('A power basis that nothing could show wrong.', 'emptyList', '/power_bases/0/falsifiers', {
        assessment: { '/power_bases/0/falsifiers': [] },
      }),
      shows('A power basis without evidence.', 'emptyOne', '/power_bases/0/evidence', {
        assessment: { '/power_bases/0/evidence': [] },
      }),
    ],
  },
  {
    keyword: 'maxItems',
    authority: contract('2.1 claims'),
    description: 'No list has more items than its field allows.',
    fix: 'Take items away, or split the assessment.',
    keywords: ['too many', 'too many items', 'list too long', 'array size'],
    invalid: [
      shows('101 unknowns.', 'tooMany', '/unknowns', {
        assessment: { unknowns: Array.from({ length: 101 }, (_, index) => `Open question ${String(index + 1)}.`) },
      }),
      shows('101 evidence links.', 'tooMuch', '/intent_hypotheses/0/evidence', {
        assessment: { '/intent_hypotheses/0/evidence': links(101) },
      }),
    ],
  },
  {
    keyword: 'uniqueItems',
    authority: reading('2.1 observation_ids', 'Two items are the same only if every character is.'),
    description: 'No list whose items must differ has the same item twice, compared character by character.',
    fix: 'Remove or change one of the two.',
    keywords: ['unique', 'duplicates in a list', 'repeated item', 'twice the same', 'same item twice'],
    invalid: [
      shows('An observation listed twice.', 'repeated', '/observation_ids/1', {
        assessment: { observation_ids: [1, 1] },
      }),
    ],
  },
  {
    keyword: 'minimum',
    authority: contract('2.4 observation_id'),
    description: 'No number is below the least that its field allows.',
    fix: 'Observation numbers begin at 1, offsets at 0.',
    keywords: ['negative number', 'zero', 'below minimum', 'number too small'],
    invalid: [
      shows('An observation with the number 0.', 'tooSmall', '/observation_ids/0', {
        assessment: { observation_ids: [0, 1] },
      }),
    ],
  },
  {
    keyword: 'format',
    authority: reading('2.8 ends', 'The grammar of RFC 3339, section 5.6, applies.'),
    description:
      'Every date and time is one of RFC 3339: a date of the calendar, `T`, a time with seconds, and a zone.',
    fix: 'Write it such as 2026-03-01T09:00:00Z.',
    keywords: [
      'date-time',
      'date format',
      'iso 8601',
      'timestamp',
      'time zone',
      'timezone',
      'rfc 3339',
      'invalid date',
    ],
    invalid: [
      shows('A date without a time.', 'dateTime', '/power_bases/0/time_scope/start', {
        assessment: { '/power_bases/0/time_scope/start': '2026-03-01' },
      }),
      shows('A day that no calendar has.', 'dateTime', '/power_bases/0/time_scope/start', {
        assessment: { '/power_bases/0/time_scope/start': '2026-02-30T00:00:00Z' },
      }),
    ],
  },
  {
    keyword: 'anyOf',
    authority: contract('2.8 one-end'),
    description: 'A value that may take several forms takes one of them: a time scope is not open at both ends.',
    fix: 'Give the time scope a start, an end, or both; give a publisher as an actor’s id or null.',
    keywords: ['open at both ends', 'no start and no end', 'both null'],
    invalid: [
      shows('A time scope that is open at both ends.', 'bothOpen', '/power_bases/0/time_scope', {
        assessment: { '/power_bases/0/time_scope': { start: null, end: null } },
      }),
      shows('A publisher that is no identifier.', 'noneFits', '/observations/0/publisher_actor_id', {
        casefile: { '/observations/0/publisher_actor_id': 'Harbour Council' },
      }),
    ],
  },
  {
    keyword: 'if',
    authority: contract('2.6 bilateral'),
    description: 'Bilateral leverage has exactly one related actor.',
    fix: 'Leave exactly one related actor, or choose another relationship.',
    keywords: ['bilateral leverage', 'exactly one related actor', 'condition', 'related_actor_ids'],
    invalid: [
      shows('Leverage over two actors.', 'bilateral', '/power_bases/0/scope/related_actor_ids', {
        assessment: {
          '/power_bases/0/scope/relationship': 'bilateral-leverage',
          '/power_bases/0/scope/related_actor_ids': ['river-authority', 'ferry-line'],
        },
      }),
      shows('Leverage over nobody.', 'bilateralNone', '/power_bases/0/scope/related_actor_ids', {
        assessment: {
          '/power_bases/0/scope/relationship': 'bilateral-leverage',
          '/power_bases/0/scope/related_actor_ids': [],
        },
      }),
    ],
  },
];

/** The templates of the messages that a keyword's examples show. */
export function messagesOf(rule: SchemaRule): Readonly<Record<string, string>> {
  const ids = rule.invalid.flatMap(({ findings }) => findings.map(({ messageId }) => messageId as SchemaMessageId));
  return Object.fromEntries(ids.map((id) => [id, schemaMessages[id]]));
}
