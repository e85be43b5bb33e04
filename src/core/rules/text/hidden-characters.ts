import type { Edit } from '../../assessment/edit.ts';
import { valueAt, type Pointer } from '../../assessment/pointer.ts';
import { isJsonArray, type JsonValue } from '../../assessment/json.ts';
import {
  findHiddenCharacters,
  isOrdinaryDirectionMark,
  showHiddenCharacters,
  withoutHiddenCharacters,
  type HiddenCharacter,
} from '../../passage/hidden.ts';
import { codePointOffset } from '../../passage/offsets.ts';
import type { CodePointSpan } from '../../passage/span.ts';
import type { RuleContext } from '../context.ts';
import type { Fix } from '../finding.ts';
import { defineRule } from '../rule.ts';
import type { PartKind } from '../subjects.ts';

type RenamedKind = Extract<Edit, { type: 'rename' }>['what'];

/** A text that is looked at: where it is, and how it may be mended. */
interface Place {
  /** Below the part; `*` stands for every item of a list. */
  readonly at: Pointer;
  /** 'set' for our own words; a kind for the id of such an entry, which is renamed; nothing for what is not ours. */
  readonly mend?: 'set' | RenamedKind;
}

/** The ids, names and words of each kind of part, in the schema's order. */
const placesOf: Readonly<Record<PartKind, readonly Place[]>> = {
  document: [],
  claim: [
    { at: '/claim_id', mend: 'claim' },
    { at: '/actual' },
    { at: '/proposition', mend: 'set' },
    { at: '/subject_actor_ids/*' },
    { at: '/attribution/actor_id' },
  ],
  'power-basis': [
    { at: '/power_basis_id', mend: 'power-basis' },
    { at: '/actor_id' },
    { at: '/scope/related_actor_ids/*' },
  ],
  intent: [{ at: '/hypothesis_id', mend: 'intent' }, { at: '/actor_id' }],
  contradiction: [{ at: '/left_claim_id' }, { at: '/right_claim_id' }],
  unknown: [],
  actor: [
    { at: '/actor_id', mend: 'actor' },
    { at: '/names/*', mend: 'set' },
  ],
  observation: [],
};

/** The texts at a place, each with its own pointer. */
function textsAt(value: JsonValue, place: Pointer): readonly (readonly [Pointer, string])[] {
  const list = place.endsWith('/*') ? place.slice(0, -2) : undefined;
  const found = valueAt(value, list ?? place);
  const items = list !== undefined && isJsonArray(found) ? found : [];
  const all =
    list === undefined ? [[place, found] as const] : items.map((item, at) => [`${list}/${String(at)}`, item] as const);
  return all.filter((entry): entry is readonly [Pointer, string] => typeof entry[1] === 'string');
}

/** An id that nothing has yet, made from a cleaned one; undefined where there is none to be had. */
function freshId(what: RenamedKind, cleaned: string, context: RuleContext): string | undefined {
  if (cleaned === '') return undefined;
  if (what === 'actor') return context.actor(cleaned) ? undefined : cleaned;
  const lists = { claim: 'claims', 'power-basis': 'power_bases', intent: 'intent_hypotheses' } as const;
  return context.freshId(lists[what], cleaned);
}

function fixesFor(mend: Place['mend'], text: string, path: Pointer, context: RuleContext): readonly Fix[] {
  const cleaned = withoutHiddenCharacters(text);
  const preview = { before: showHiddenCharacters(text), after: cleaned };
  if (mend === undefined) return [];
  if (mend === 'set')
    return [{ title: 'Remove the hidden characters', edit: { type: 'set', path, value: cleaned }, preview }];
  const to = freshId(mend, cleaned, context);
  if (to === undefined) return [];
  const edit = { type: 'rename', what: mend, from: text, to } as const;
  return [{ title: `Rename it “${to}” everywhere`, edit, preview: { ...preview, after: to } }];
}

/** The characters by number and name, each once, three at most. */
function named(hidden: readonly HiddenCharacter[]): readonly string[] {
  const names = hidden.map(({ codePoint, name }) => {
    return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')} ${name}`;
  });
  const distinct = [...new Set(names)];
  return distinct.length > 3 ? [...distinct.slice(0, 3), 'and others'] : distinct;
}

/** Where in the passage the first hidden character of a claim's actual text stands, if the span says where that is. */
function spanInPassage(claim: JsonValue, [first]: readonly HiddenCharacter[]): { span?: CodePointSpan } {
  const start = valueAt(claim, '/span/start');
  if (!first || typeof start !== 'number' || !Number.isSafeInteger(start) || start < 0) return {};
  const at = start + first.offset;
  return { span: { start: codePointOffset(at), end: codePointOffset(at + 1) } };
}

/** Words in which direction marks can be ordinary. Ids have no words. */
const wordPlaces: ReadonlySet<Pointer> = new Set(['/actual', '/proposition', '/names/*']);

export default defineRule({
  id: 'text/hidden-characters',
  level: 'violation',
  subject: 'part',
  authority: { kind: 'convention' },
  docs: {
    description:
      'Ids, actors’ names, actual texts and propositions have no invisible characters that can make them read differently from what they are. Direction marks beside right-to-left letters are ordinary in words, and only a notice.',
    why: 'A character that nobody sees can turn words round, break a name in two, or make two ids look alike: support must visibly name the actor, and what the eye cannot see is flagged, not guessed.',
    fix: 'Remove them from your own words, ids and names. In an actual text they are the passage’s: look at what it really says before relying on it.',
  },
  messages: {
    marks:
      'These words have direction marks that cannot be seen ({{characters}}). They are ordinary in right-to-left text, so leave them where they belong.',
    hidden: 'This text has characters that cannot be seen ({{characters}}): remove them.',
    actual:
      'The passage’s words have characters that cannot be seen ({{characters}}): look at what they really say before relying on them.',
  },
  weights: { marks: { level: 'notice' } },
  examples: {
    valid: [
      {
        title: 'A joiner that makes one emoji of several.',
        assessment: { '/claims/0/proposition': 'The crew 👩‍✈️ sails.' },
      },
    ],
    invalid: [
      {
        title: 'A right-to-left mark behind the point that ends an Arabic sentence.',
        assessment: { '/claims/0/actual': 'أغلق المجلس القناة.\u200F' },
        findings: [{ messageId: 'marks', path: '/claims/0/actual' }],
      },
      {
        title: 'An override that turns a proposition round.',
        assessment: { '/claims/0/proposition': 'The channel is \u202Enepo\u202C.' },
        findings: [{ messageId: 'hidden', path: '/claims/0/proposition' }],
      },
      {
        title: 'A space without width inside a name, in the passage’s words.',
        assessment: { '/claims/0/actual': 'The Har\u200Bbour Council will close the channel.' },
        findings: [{ messageId: 'actual', path: '/claims/0/actual' }],
      },
      {
        title: 'An id that only looks like another one, and an actor’s name.',
        assessment: { '/claims/1/claim_id': 'C-001\u200B' },
        casefile: { '/actors/1/names': ['River\u2060 Authority'] },
        findings: [
          { messageId: 'hidden', path: '/claims/1/claim_id' },
          { messageId: 'hidden', path: '/actors/1/names/0' },
        ],
      },
    ],
  },
  check({ kind, value }, context, base) {
    const document = kind === 'actor' ? '/casefile' : '/assessment';
    return placesOf[kind].flatMap(({ at: place, mend }) =>
      textsAt(value, place).flatMap(([at, text]) => {
        const hidden = findHiddenCharacters(text);
        if (hidden.length === 0) return [];
        const isActual = place === '/actual';
        const isWords = wordPlaces.has(place);
        const suspect = hidden.filter((character) => !isWords || !isOrdinaryDirectionMark(text, character));
        const [messageId, shown] =
          suspect.length === 0 ? (['marks', hidden] as const) : ([isActual ? 'actual' : 'hidden', suspect] as const);
        return [
          {
            messageId,
            at,
            data: { characters: named(shown) },
            fixes: suspect.length === 0 ? [] : fixesFor(mend, text, document + base + at, context),
            ...(isActual ? spanInPassage(value, shown) : {}),
          },
        ];
      }),
    );
  },
});
