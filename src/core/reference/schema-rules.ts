/** The keywords of the schemas, described with the same kind of texts and examples as rules. */
import { contract, reading, type Authority } from '../authority/authority.ts';
import { schemaMessages, type SchemaMessageId } from '../check/sentences.ts';
import type { Example, InvalidExample } from '../rules/rule.ts';

/** A keyword of the schemas, whose findings are `schema/<keyword>`. */
export interface SchemaRule {
  readonly keyword: string;
  /** One statement that sets this constraint; other statements set it for other fields. */
  readonly authority: Authority;
  /** What the keyword requires, in a sentence. */
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

/** The keywords: presence first, then type and value, then length and number. */
export const schemaRules: readonly SchemaRule[] = [
  {
    keyword: 'required',
    authority: contract('2.1 required'),
    description: 'All required fields must be present.',
    fix: 'Fill in the field. If allowed, use null or an empty list.',
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
    description: 'Objects must have no properties other than those listed in the schema.',
    fix: 'Remove the property. Nothing is removed without your action.',
    keywords: ['unknown property', 'extra field', 'additional property', 'custom field', 'not allowed', 'score'],
    invalid: [
      shows('A score, which the contract does not have.', 'unknown', '/claims/0/confidence', {
        assessment: { '/claims/0/confidence': 0.9 },
      }),
    ],
  },
  {
    keyword: 'type',
    authority: contract('7 structure'),
    description: 'Every value must have the type that its field requires.',
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
    description: 'A field with a fixed value must have that value.',
    fix: 'Use the value given in the message.',
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
    description: 'A field with a fixed set of values must have one of them.',
    fix: 'Choose one of the values listed in the message.',
    keywords: ['enumeration', 'allowed values', 'not one of', 'invalid value'],
    invalid: [
      shows('An invented claim kind.', 'choice', '/claims/0/claim_kind', {
        assessment: { '/claims/0/claim_kind': 'prediction' },
      }),
    ],
  },
  {
    keyword: 'pattern',
    authority: contract('2.3'),
    description: 'Identifiers, passage IDs and the fingerprint must match their patterns.',
    fix: 'Use only letters, digits and . _ : - in an identifier. Choose a passage of the casefile. Update the fingerprint from the casefile.',
    keywords: ['regular expression', 'regex', 'format of an id', 'space in an id', 'sha256'],
    invalid: [
      shows('An identifier with a space.', 'identifier', '/power_bases/0/actor_id', {
        assessment: { '/power_bases/0/actor_id': 'Harbour Council' },
      }),
      shows('A passage ID without its hash.', 'passageId', '/claims/0/passage_id', {
        assessment: { '/claims/0/passage_id': 'passage-1' },
      }),
      shows('An invalid fingerprint.', 'fingerprint', '/casefile_fingerprint_sha256', {
        assessment: { casefile_fingerprint_sha256: 'none' },
      }),
    ],
  },
  {
    keyword: 'minLength',
    authority: contract('2.4 proposition'),
    description: 'Required text must not be empty.',
    fix: 'Enter the text.',
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
    description: 'Text must not exceed the length limit of its field, counted in Unicode code points.',
    fix: 'Shorten the text.',
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
    description: 'Required lists must not be empty.',
    fix: 'Add an item.',
    keywords: ['empty list', 'at least one', 'no items', 'empty array'],
    invalid: [
      shows('A power basis without falsifiers.', 'emptyList', '/power_bases/0/falsifiers', {
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
    description: 'Lists must not have more items than their field allows.',
    fix: 'Remove items, or split the assessment.',
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
    description: 'Lists of unique items must not contain the same item twice, compared character by character.',
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
    description: 'Numbers must not be below the minimum of their field.',
    fix: 'Start observation numbers at 1 and offsets at 0.',
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
    description: 'Every date-time must follow RFC 3339: a real calendar date, `T`, a time with seconds, and a zone.',
    fix: 'Use the format 2026-03-01T09:00:00Z.',
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
      shows('A date that does not exist.', 'dateTime', '/power_bases/0/time_scope/start', {
        assessment: { '/power_bases/0/time_scope/start': '2026-02-30T00:00:00Z' },
      }),
    ],
  },
  {
    keyword: 'anyOf',
    authority: contract('2.8 one-end'),
    description:
      'A value with several allowed forms must have one of them: a time scope must not be open at both ends.',
    fix: 'Enter a start, an end, or both for a time scope. Enter an actor’s ID or null for a publisher.',
    keywords: ['open at both ends', 'no start and no end', 'both null'],
    invalid: [
      shows('A time scope that is open at both ends.', 'bothOpen', '/power_bases/0/time_scope', {
        assessment: { '/power_bases/0/time_scope': { start: null, end: null } },
      }),
      shows('A publisher that is not an identifier.', 'noneFits', '/observations/0/publisher_actor_id', {
        casefile: { '/observations/0/publisher_actor_id': 'Harbour Council' },
      }),
    ],
  },
  {
    keyword: 'if',
    authority: contract('2.6 bilateral'),
    description: 'Bilateral leverage must have exactly one related actor.',
    fix: 'Keep exactly one related actor, or choose another relationship.',
    keywords: ['bilateral leverage', 'exactly one related actor', 'condition', 'related_actor_ids'],
    invalid: [
      shows('Leverage over two actors.', 'bilateral', '/power_bases/0/scope/related_actor_ids', {
        assessment: {
          '/power_bases/0/scope/relationship': 'bilateral-leverage',
          '/power_bases/0/scope/related_actor_ids': ['river-authority', 'ferry-line'],
        },
      }),
      shows('Bilateral leverage without a related actor.', 'bilateralNone', '/power_bases/0/scope/related_actor_ids', {
        assessment: {
          '/power_bases/0/scope/relationship': 'bilateral-leverage',
          '/power_bases/0/scope/related_actor_ids': [],
        },
      }),
    ],
  },
];

/** The templates of the messages in a keyword's examples. */
export function messagesOf(rule: SchemaRule): Readonly<Record<string, string>> {
  const ids = rule.invalid.flatMap(({ findings }) => findings.map(({ messageId }) => messageId as SchemaMessageId));
  return Object.fromEntries(ids.map((id) => [id, schemaMessages[id]]));
}
