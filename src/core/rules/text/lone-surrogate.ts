import { isJsonArray, isJsonObject, type JsonValue } from '../../json/json.ts';
import { pointer, type Pointer } from '../../json/pointer.ts';
import { codePointLength, loneSurrogateAt } from '../../text/offsets.ts';
import { defineRule, nothing } from '../rule.ts';

interface Broken {
  readonly at: Pointer;
  /** The number of the character, counted from 1 in code points. */
  readonly position: number;
  /** The text itself, or undefined for the name of a property. */
  readonly text: string | undefined;
}

/** Whether every text below a value has a UTF-8 form. Builds no pointers, because this is the common case. */
function isWhole(value: JsonValue): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (isJsonArray(value)) return value.every(isWhole);
  for (const name in value) if (!name.isWellFormed() || !isWhole(value[name] ?? null)) return false;
  return true;
}

/** Returns every text below a value that contains a lone surrogate, including property names. */
function brokenTexts(value: JsonValue, at: Pointer = ''): readonly Broken[] {
  if (typeof value === 'string') return brokenText(value, at, value);
  if (isJsonArray(value)) return value.flatMap((item, index) => brokenTexts(item, at + pointer(index)));
  if (!isJsonObject(value)) return nothing;
  return Object.entries(value).flatMap(([name, child]) => {
    const place = at + pointer(name);
    return [...brokenText(name, place, undefined), ...brokenTexts(child, place)];
  });
}

function brokenText(text: string, at: Pointer, itself: string | undefined): readonly Broken[] {
  const unit = loneSurrogateAt(text);
  if (unit === undefined) return nothing;
  return [{ at, position: codePointLength(text.slice(0, unit)) + 1, text: itself }];
}

function withoutLoneSurrogates(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '');
}

export default defineRule({
  id: 'text/lone-surrogate',
  level: 'error',
  subject: 'part',
  authority: { kind: 'convention' },
  docs: {
    description: 'All text must be valid Unicode, without lone surrogates.',
    why: 'Text with a lone surrogate cannot be saved to a file or hashed.',
    fix: 'Remove the damaged character, or paste the text again from its source.',
  },
  messages: {
    'lone-surrogate':
      'Character {{position}} is damaged (lone surrogate) and cannot be saved. Remove it, or paste the text again.',
    name: 'The name of this property contains a damaged character (lone surrogate) and cannot be saved. Remove the property.',
  },
  examples: {
    valid: [{ title: 'A complete surrogate pair, which is one emoji.', assessment: { '/claims/0/proposition': '🚢' } }],
    invalid: [
      {
        title: 'The first half of an emoji.',
        assessment: { unknowns: ['A ship \uD83D and its crew.'] },
        findings: [{ messageId: 'lone-surrogate', path: '/unknowns/0' }],
      },
      {
        title: 'Lone surrogates in a property name and in a list.',
        assessment: {
          '/producer/na\uDEA2me': 'Ada',
          '/power_bases/0/scope/geographies': ['The channel', '\uDEA2'],
        },
        findings: [
          { messageId: 'name', path: '/producer/na\uDEA2me' },
          { messageId: 'lone-surrogate', path: '/power_bases/0/scope/geographies/1' },
        ],
      },
    ],
  },
  check({ kind, value }, _context, base) {
    if (isWhole(value)) return nothing;
    const document = kind === 'actor' || kind === 'observation' ? '/casefile' : '/assessment';
    return brokenTexts(value).map(({ at, position, text }) => {
      const path = document + base + at;
      if (text === undefined) {
        return { messageId: 'name', at, fixes: [{ title: 'Remove the property', edit: { type: 'unset', path } }] };
      }
      const edit = { type: 'set', path, value: withoutLoneSurrogates(text) } as const;
      return {
        messageId: 'lone-surrogate',
        at,
        data: { position },
        fixes: [{ title: 'Remove damaged characters', edit }],
      };
    });
  },
});
