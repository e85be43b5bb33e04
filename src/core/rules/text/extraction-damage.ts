import { byIdentity } from '../../json/by-identity.ts';
import { isJsonArray, isJsonObject, type JsonObject } from '../../json/json.ts';
import { valueAt } from '../../json/pointer.ts';
import {
  findExtractionDamage,
  type ExtractionDamage,
  type ExtractionDamageKind,
} from '../../passage/extraction-damage.ts';
import { codePointOffset } from '../../passage/offsets.ts';
import { defineRule, nothing } from '../rule.ts';

/** One character of each kind in words, and several. */
const words: Readonly<Record<ExtractionDamageKind, readonly [one: string, several: string]>> = {
  hyphen: ['lost hyphen', 'lost hyphens'],
  null: ['null character', 'null characters'],
  unreadable: ['unreadable character', 'unreadable characters'],
  noncharacter: ['code point that is not a character', 'code points that are not characters'],
  radical: ['radical in place of an ideograph', 'radicals in place of ideographs'],
  presentation: ['Arabic presentation form', 'Arabic presentation forms'],
  private: ['private-use character', 'private-use characters'],
};

/** The damage by passage, because each key in a field of the observation would search all its texts again. */
const cachedDamage = byIdentity(({ text }: JsonObject): readonly ExtractionDamage[] =>
  typeof text === 'string' ? findExtractionDamage(text) : nothing,
);

export default defineRule({
  id: 'text/extraction-damage',
  level: 'notice',
  subject: 'part',
  authority: { kind: 'convention' },
  docs: {
    description:
      'A passage should not contain the characters that a failed text extraction leaves: U+0000, U+FFFD, U+FFFE and other noncharacters, radicals among ideographs, Arabic presentation forms, and private-use characters.',
    why: 'Programs that extract text from a PDF or an old encoding write these characters in place of letters that they do not recognise. The text around them may also be wrong or incomplete. Other programs cannot find words that contain them; searches in Assessment Desk find most.',
    fix: 'Compare the passage with its source. If words are wrong or missing, get the text in another way, such as from the web page, and replace the passage.',
  },
  messages: {
    damage:
      'This passage contains signs of a damaged text extraction ({{characters}}). Compare it with its source, and replace it if words are wrong.',
  },
  examples: {
    valid: [
      {
        title: 'Arabic and Chinese text in its usual characters.',
        casefile: { '/observations/0/passages/0/text': 'قال الناطق. 发言人说。' },
      },
      {
        title: 'A radical that the text is about.',
        casefile: { '/observations/0/passages/0/text': 'The radical ⾔ is number 149.' },
      },
    ],
    invalid: [
      {
        title: 'A passage with a lost hyphen and radicals in place of ideographs.',
        casefile: { '/observations/0/passages/0/text': 'The Har\uFFFEbour Council: 发⾔⼈' },
        findings: [{ messageId: 'damage', path: '/observations/0/passages/0/text' }],
      },
    ],
  },
  check({ kind, value }) {
    const passages = kind === 'observation' ? valueAt(value, '/passages') : undefined;
    if (!isJsonArray(passages)) return nothing;
    return passages.flatMap((passage, index) => {
      const damage = isJsonObject(passage) ? cachedDamage(passage) : nothing;
      const [first] = damage;
      if (!first) return [];
      const characters = damage.map(({ kind: each, count }) => `${String(count)} ${words[each][count === 1 ? 0 : 1]}`);
      const span = { start: first.first, end: codePointOffset(first.first + 1) };
      return [{ messageId: 'damage' as const, at: `/passages/${String(index)}/text`, data: { characters }, span }];
    });
  },
});
