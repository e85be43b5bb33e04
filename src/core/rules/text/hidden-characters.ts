import type { Edit } from '../../workspace/workspace.ts';
import { valueAt, type Pointer } from '../../json/pointer.ts';
import { isJsonArray, type JsonValue } from '../../json/json.ts';
import {
  findHiddenCharacters,
  isOrdinaryDirectionMark,
  showHiddenCharacters,
  withoutHiddenCharacters,
  type HiddenCharacter,
} from '../../text/hidden.ts';
import { codePointOffset } from '../../text/offsets.ts';
import type { CodePointSpan } from '../../text/span.ts';
import type { RuleContext } from '../context.ts';
import type { Fix } from '../finding.ts';
import { defineRule, type PartKind } from '../rule.ts';

type RenamedKind = Extract<Edit, { type: 'rename' }>['what'];

/** A text to check: where it is, and how it can be fixed. */
interface Place {
  /** Relative to the part; `*` matches every item of a list. */
  readonly at: Pointer;
  /**
   * 'set' for the author's own text, a kind for an ID of that kind, which is renamed, or undefined for other people's
   * text.
   */
  readonly remedy?: 'set' | RenamedKind;
}

/** The IDs, names and texts of each kind of part, in the schema's order. */
const placesOf: Readonly<Record<PartKind, readonly Place[]>> = {
  document: [],
  claim: [
    { at: '/claim_id', remedy: 'claim' },
    { at: '/actual' },
    { at: '/proposition', remedy: 'set' },
    { at: '/subject_actor_ids/*' },
    { at: '/attribution/actor_id' },
  ],
  'power-basis': [
    { at: '/power_basis_id', remedy: 'power-basis' },
    { at: '/actor_id' },
    { at: '/scope/related_actor_ids/*' },
  ],
  intent: [{ at: '/hypothesis_id', remedy: 'intent' }, { at: '/actor_id' }],
  contradiction: [{ at: '/left_claim_id' }, { at: '/right_claim_id' }],
  unknown: [],
  actor: [
    { at: '/actor_id', remedy: 'actor' },
    { at: '/names/*', remedy: 'set' },
  ],
  observation: [],
};

/** Returns the texts at a place, each with its own pointer. */
function textsAt(value: JsonValue, place: Pointer): readonly (readonly [Pointer, string])[] {
  const list = place.endsWith('/*') ? place.slice(0, -2) : undefined;
  const target = valueAt(value, list ?? place);
  const items = list !== undefined && isJsonArray(target) ? target : [];
  const all =
    list === undefined ? [[place, target] as const] : items.map((item, at) => [`${list}/${String(at)}`, item] as const);
  return all.filter((entry): entry is readonly [Pointer, string] => typeof entry[1] === 'string');
}

/** Returns an unused ID made from a cleaned one, or undefined if that is not possible. */
function freshId(what: RenamedKind, cleaned: string, context: RuleContext): string | undefined {
  if (cleaned === '') return undefined;
  if (what === 'actor') return context.actor(cleaned) ? undefined : cleaned;
  const lists = { claim: 'claims', 'power-basis': 'power_bases', intent: 'intent_hypotheses' } as const;
  return context.freshId(lists[what], cleaned);
}

function fixesFor(remedy: Place['remedy'], text: string, path: Pointer, context: RuleContext): readonly Fix[] {
  const cleaned = withoutHiddenCharacters(text);
  const preview = { before: showHiddenCharacters(text), after: cleaned };
  if (remedy === undefined) return [];
  if (remedy === 'set')
    return [
      {
        title: 'Remove invisible characters',
        edit: { type: 'set', path, value: cleaned },
        preview,
        kind: 'remove-hidden',
      },
    ];
  const to = freshId(remedy, cleaned, context);
  if (to === undefined) return [];
  const edit = { type: 'rename', what: remedy, from: text, to } as const;
  return [{ title: `Rename to “${to}” everywhere`, edit, preview: { ...preview, after: to }, kind: 'remove-hidden' }];
}

/** Returns the characters by number and name, each once, at most three. */
function namesOf(hidden: readonly HiddenCharacter[]): readonly string[] {
  const names = hidden.map(({ codePoint, name }) => {
    return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')} ${name}`;
  });
  const distinct = [...new Set(names)];
  return distinct.length > 3 ? [...distinct.slice(0, 3), 'and others'] : distinct;
}

/**
 * Returns the position in the passage of the first hidden character of a claim's actual text, if the span is usable.
 */
function spanInPassage(claim: JsonValue, [first]: readonly HiddenCharacter[]): { span?: CodePointSpan } {
  const start = valueAt(claim, '/span/start');
  if (!first || typeof start !== 'number' || !Number.isSafeInteger(start) || start < 0) return {};
  const at = start + first.offset;
  return { span: { start: codePointOffset(at), end: codePointOffset(at + 1) } };
}

/** Texts in which direction marks can be usual. In IDs they never are. */
const wordPlaces: ReadonlySet<Pointer> = new Set(['/actual', '/proposition', '/names/*']);

export default defineRule({
  id: 'text/hidden-characters',
  level: 'violation',
  subject: 'part',
  authority: { kind: 'convention' },
  docs: {
    description:
      'IDs, actor names, actual texts and propositions must not contain invisible characters that change how they read. Direction marks next to right-to-left letters are usual in text and are only a notice.',
    why: 'Invisible characters can reverse text, split names, or make two IDs look the same. Support must visibly name the actor.',
    fix: 'Remove them from your own text, IDs and names. In an actual text they belong to the passage, so check what it really says before you rely on it.',
  },
  messages: {
    marks:
      'This text contains invisible direction marks ({{characters}}). They are usual in right-to-left text, so leave them where they belong.',
    hidden: 'This text contains invisible characters ({{characters}}). Remove them.',
    actual:
      'The passage text contains invisible characters ({{characters}}). Check what it really says before you rely on it.',
  },
  weights: { marks: { level: 'notice' } },
  examples: {
    valid: [
      {
        title: 'A joiner inside an emoji.',
        assessment: { '/claims/0/proposition': 'The crew 👩‍✈️ sails.' },
      },
    ],
    invalid: [
      {
        title: 'A right-to-left mark after the full stop of an Arabic sentence.',
        assessment: { '/claims/0/actual': 'أغلق المجلس القناة.\u200F' },
        findings: [{ messageId: 'marks', path: '/claims/0/actual' }],
      },
      {
        title: 'An override that reverses part of a proposition.',
        assessment: { '/claims/0/proposition': 'The channel is \u202Enepo\u202C.' },
        findings: [{ messageId: 'hidden', path: '/claims/0/proposition' }],
      },
      {
        title: 'A zero-width space inside a name in the passage text.',
        assessment: { '/claims/0/actual': 'The Har\u200Bbour Council will close the channel.' },
        findings: [{ messageId: 'actual', path: '/claims/0/actual' }],
      },
      {
        title: 'An ID that looks like another one, and an actor name.',
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
    return placesOf[kind].flatMap(({ at: place, remedy }) =>
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
            data: { characters: namesOf(shown) },
            fixes: suspect.length === 0 ? [] : fixesFor(remedy, text, document + base + at, context),
            ...(isActual ? spanInPassage(value, shown) : {}),
          },
        ];
      }),
    );
  },
});
