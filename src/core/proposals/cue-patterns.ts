/**
 * The words outside a span that can reverse, limit or distance what it says, in languages without spaces that could be
 * relied on, as regular expressions, and how a sentence is searched with them.
 */
import type { AddCue, CueKind } from './cue-words.ts';

/** Replaces matches with spaces, so that offsets stay. */
export function blank(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (match) => ' '.repeat(match.length));
}

/**
 * Replaces what is between two quotation marks before the span, such as a name, with letters. Words
 * that begin with a small letter stay: in “it is ‘not true’ that” they are the writer’s.
 */
export function withoutQuotedNames(text: string, raw: string): string {
  let result = text;
  for (const { 0: quoted, index } of raw.matchAll(/[«“„»"「『](?!\s|\p{Ll})[^«»“”„"「『」』]+[»”“«"」』]/gu)) {
    const cover = quoted.replaceAll(/[^\s«»“”„"「『」』]/gu, 'x');
    result = result.slice(0, index) + cover + result.slice(index + quoted.length);
  }
  return result;
}

/** The cues of a language without reliable spaces, as regular expressions for the text on each side of the span. */
export interface CuePatterns {
  /** How many characters can be between a cue before the span and the span. */
  readonly reach: Readonly<Record<CueKind, number>>;
  /** Idioms that contain a cue and are none. */
  readonly idioms: string;
  /** At the end of the text before the span, in its clause. */
  readonly before: Readonly<Partial<Record<CueKind, string>>>;
  /** In the clause before the span’s. */
  readonly front: Readonly<Partial<Record<CueKind, string>>>;
  /** At the start of the text after the span. */
  readonly after: Readonly<Partial<Record<CueKind, string>>>;
  /** In the clause after the span’s. */
  readonly tag: Readonly<Partial<Record<CueKind, string>>>;
  /** In the line above a list. */
  readonly lists: Readonly<Partial<Record<CueKind, string>>>;
}

interface Piece {
  readonly text: string;
  readonly at: number;
  /** Whether a comma follows, and not the end of a sentence. */
  readonly isJoined: boolean;
}

interface Patterns extends Readonly<
  Record<'before' | 'front' | 'after' | 'tag' | 'lists', readonly (readonly [CueKind, RegExp])[]>
> {
  readonly idioms: RegExp;
  readonly reach: CuePatterns['reach'];
}

const patternCompilations = new Map<CuePatterns, Patterns>();

export function compiledPatterns(data: CuePatterns): Patterns {
  const cached = patternCompilations.get(data);
  if (cached) return cached;
  const { idioms, reach, ...sources } = data;
  const compile = (patterns: CuePatterns['before']) =>
    (Object.entries(patterns) as [CueKind, string][]).map(
      ([kind, source]) => [kind, new RegExp(source, 'gu')] as const,
    );
  const patterns: Patterns = {
    idioms: new RegExp(idioms, 'gu'),
    reach,
    before: compile(sources.before),
    front: compile(sources.front),
    after: compile(sources.after),
    tag: compile(sources.tag),
    lists: compile(sources.lists),
  };
  patternCompilations.set(data, patterns);
  return patterns;
}

/** Divides a text at its punctuation, after blanking idioms and quotation marks. */
function piecesOf(text: string, idioms: RegExp): readonly Piece[] {
  const clean = blank(blank(text, idioms), /[「」『』“”"'‘’]/gu);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: mark, index } of clean.matchAll(/[，。；：、,;:！？!?《》（）()—…]|\.(?!\d)|$/gu)) {
    pieces.push({ text: clean.slice(at, index), at, isJoined: /[，,、]/u.test(mark) });
    at = index + mark.length;
  }
  return pieces;
}

export function patternsBefore({ idioms, before, front, reach }: Patterns, text: string, add: AddCue): void {
  const pieces = piecesOf(withoutQuotedNames(text, text), idioms);
  const own = pieces.at(-1);
  if (!own) return;
  for (const [kind, pattern] of before) {
    for (const { 0: cue, index } of own.text.matchAll(pattern)) {
      const gap = own.text.slice(index + cue.length).replaceAll(/\s/gu, '').length;
      if (gap <= reach[kind]) add(own.at + index, cue.length, kind);
    }
  }
  const previous = pieces.at(-2);
  if (!previous?.isJoined || own.text.replaceAll(/\s/gu, '').length > 8) return;
  for (const [kind, pattern] of front) addTrimmed(previous, pattern, kind, add);
}

export function patternsAfter({ idioms, after, tag }: Patterns, text: string, add: AddCue): void {
  const [next, ...others] = piecesOf(text, idioms);
  if (!next) return;
  for (const [kind, pattern] of after) addTrimmed(next, pattern, kind, add);
  const later = others.find((piece) => piece.text.trim() !== '');
  if (!later || (next.text.trim() !== '' && !next.isJoined)) return;
  for (const [kind, pattern] of tag) addTrimmed(later, pattern, kind, add);
}

export function patternsInLeadIn({ lists }: Patterns, text: string, add: AddCue): void {
  for (const [kind, pattern] of lists) addTrimmed({ text, at: 0, isJoined: false }, pattern, kind, add);
}

function addTrimmed({ text, at }: Piece, pattern: RegExp, kind: CueKind, add: AddCue): void {
  const [match] = text.trim().matchAll(pattern);
  if (match) add(at + text.length - text.trimStart().length + match.index, match[0].length, kind);
}
