import { isJsonArray, isJsonObject, type JsonValue } from '../../json/json.ts';
import { pointer, type Pointer } from '../../json/pointer.ts';
import { defineRule, nothing } from '../rule.ts';

/** Only white space and invisible characters. The schema reports texts without any character. */
const BLANK = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** A single ID has a pattern, and a blank actor of an attribution has a rule of its own. */
const WITHOUT_WORDS = /_id$|^(?:contract|casefile_fingerprint_sha256)$/;

/** Returns the places of all blank texts below a value that the contract asks words of. */
function blankTexts(value: JsonValue, at: Pointer = ''): readonly Pointer[] {
  if (typeof value === 'string') return BLANK.test(value) ? [at] : nothing;
  if (isJsonArray(value)) return value.flatMap((item, index) => blankTexts(item, at + pointer(index)));
  if (!isJsonObject(value)) return nothing;
  return Object.entries(value).flatMap(([name, child]) =>
    typeof child === 'string' && WITHOUT_WORDS.test(name) ? nothing : blankTexts(child, at + pointer(name)),
  );
}

export default defineRule({
  id: 'text/blank',
  level: 'notice',
  subject: 'part',
  authority: { kind: 'convention' },
  docs: {
    description: 'A text must not consist of spaces and invisible characters only.',
    why: 'The contract counts a space as a character, but a blank text tells a reader nothing.',
    fix: 'Write the text, or remove the item from its list.',
  },
  messages: { blank: 'This text is blank. Write it, or remove it.' },
  examples: {
    valid: [
      { title: 'A short text.', assessment: { unknowns: ['?'] } },
      { title: 'An empty text is reported by the schema.', assessment: { '/producer/name': '' } },
    ],
    invalid: [
      {
        title: 'A blank name of the producer, and a blank unknown.',
        assessment: { '/producer/name': ' ', unknowns: ['\u00a0\u200b'] },
        findings: [
          { messageId: 'blank', path: '/producer/name' },
          { messageId: 'blank', path: '/unknowns/0' },
        ],
      },
      {
        title: 'A blank falsifier and a blank reason.',
        assessment: {
          '/intent_hypotheses/0/falsifiers/0': '\n',
          '/intent_hypotheses/0/evidence/0/reason': '  ',
        },
        findings: [
          { messageId: 'blank', path: '/intent_hypotheses/0/evidence/0/reason' },
          { messageId: 'blank', path: '/intent_hypotheses/0/falsifiers/0' },
        ],
      },
    ],
  },
  check({ kind, value }) {
    if (kind === 'actor' || kind === 'observation') return nothing;
    const isVerbatim = kind === 'claim' && isJsonObject(value) && value.representation === 'verbatim';
    // The scope of the document has a rule of its own, and a verbatim claim without words a finding that offers them.
    const other = kind === 'document' ? '/scope' : isVerbatim ? '/proposition' : undefined;
    return blankTexts(value).flatMap((at) => (at === other ? [] : [{ messageId: 'blank', at } as const]));
  },
});
