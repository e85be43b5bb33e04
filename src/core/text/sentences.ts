/**
 * Sentences: the boundaries of UAX #29 without those after an abbreviation. CLDR calls them suppressions
 * (`ss-standard`), and `Intl.Segmenter` does not support them. A sentence that ends with a listed abbreviation or with
 * a single capital (an initial) continues; a line break always ends it. An abbreviation or initial at the real end of a
 * sentence is not recognised as its end. Then two sentences count as one, and an edge can still be moved by words.
 */
import { characterAt, characterEnd, characterStart } from './graphemes.ts';
import { splitsPair } from './offsets.ts';

/** Abbreviations before a name or a number, without their last full stop, by language. Case matters. */
const abbreviations: Readonly<Record<string, string>> = {
  en:
    'Adm Amb Art Asst Brig Capt Cdr Cmdr Col Cpl Dr Eng Fig Fr Gen Gov Hon Ing Insp Lt Maj Messrs Mr Mrs Ms Mt No Nos ' +
    'Pres Prof Pvt Rep Rev Sec Sen Sgt Sr St Supt approx ca cf ed eds e.g i.e fig no nos p para pp vol vols vs ' +
    'Jan Feb Aug Sept Oct Nov Dec U.S U.N U.K E.U',
  fr: 'M MM Me Dr Pr Prof St Ste art av bd cf env éd etc fig hab n p pp vol janv févr juill sept oct nov déc',
  de: 'Abs Abt Art Dipl Dr Fr Frl Hr Hrn Ing Jh Mio Mrd Nr Prof St Str Tel bzw ca d.h evtl geb gest ggf inkl lt s.o u.a vgl z.B',
  es: 'Arq Av Cap Cía Cnel Dr Dra Excmo Gral Ing Lic Mons Prof Sr Sra Srta Sto Sta Tte art cap ed fig núm pág págs p.ej vol EE.UU',
  it: 'Avv Cap Dott Dr Ing Mons On Prof Sen Sig Sigg Gen art cap cfr ecc ed es fig n pag pagg p.es vol',
  pt: 'Av Cap Cel Dr Dra Eng Exmo Gen Prof Profa Sr Sra Sto Sta art cap ed fig núm p.ex pág págs vol',
  nl: 'Dhr Dr Drs Ing Ir Mr Mw Prof St art bijv blz ca d.w.z enz jl m.b.t nr o.a resp vgl z.g',
  ru: 'Гос Др Им г гг гр д доп др изд им кв коп корп мин млн млрд напр обл оз пл пос просп пр р руб с св см стр т т.е т.к тыс ул чел',
  uk: 'акад вул гр грн див ім млн млрд м напр обл просп р рр с св см стор т т.зв тис',
  pl: 'al dr gen hab inż itp im mec mgr mln mld nr np p płk por prof proc r red s św tj tys tzn ul ur woj zob',
  tr: 'Alb Av Bkz Bn Bnb Cad Doç Dr Gen Müh No Ord Org Prof Sn Sok Tğm Ütğm Yrd bkz örn s vb vd vs',
};

const endings = new Map<string, RegExp>();

/** Matches the end of a segment after which a sentence continues, by language; English for unknown languages. */
function endingFor(locale: string | undefined): RegExp {
  const [language = ''] = (locale ?? '').toLowerCase().split('-');
  // A file can contain any language tag, even the name of a property that objects inherit.
  const list = (Object.hasOwn(abbreviations, language) ? abbreviations[language] : abbreviations['en']) ?? '';
  const cached = endings.get(list);
  if (cached) return cached;
  const words = list.split(' ').map((word) => word.replaceAll('.', String.raw`\.\s?`));
  const ending = new RegExp(
    String.raw`(?<![\p{L}\p{N}\p{M}])(?:${words.join('|')}|\p{Lu}\p{M}*)\.[^\S\n\r\u0085\u2028\u2029]*$`,
    'u',
  );
  endings.set(list, ending);
  return ending;
}

/** A part of a text; `index` is in UTF-16 units. */
export interface TextSegment {
  readonly segment: string;
  readonly index: number;
}

/** Joins the segments of a sentence segmenter that only an abbreviation separates. Together they are the text. */
export function* joinSentences(segments: Iterable<TextSegment>, locale: string | undefined): Generator<TextSegment> {
  const ending = endingFor(locale);
  let open: TextSegment | undefined;
  for (const { segment, index } of segments) {
    const joined: TextSegment = open ? { segment: open.segment + segment, index: open.index } : { segment, index };
    open = ending.test(segment.slice(-longestEnding)) ? joined : undefined;
    if (!open) yield joined;
  }
  if (open) yield open;
}

/** The maximum length of an abbreviation with the spaces after it, in UTF-16 units. */
const longestEnding = 32;

// Finds the next character, word or sentence boundary for the edge of a span.

/** The units by which an edge of a span moves. A character is a user-perceived one (a grapheme cluster, UAX #29). */
export type AdjustUnit = 'character' | 'word' | 'sentence';

/** A movement: the edge, its direction and its unit. */
export interface StopSearch {
  readonly edge: 'start' | 'end';
  readonly forward: boolean;
  readonly unit: AdjustUnit;
  readonly locale: string | undefined;
}

/**
 * Returns the nearest offset strictly before or after `at` at which the edge may stop; undefined if there is none. A
 * start stops at the first letter of a word or sentence, an end after the last. Offsets are UTF-16; none cuts a
 * character.
 */
export function nextStop(text: string, at: number, search: StopSearch): number | undefined {
  if (search.unit === 'character') return nextCharacter(text, at, search.forward);
  const segmenter = segmenterFor(search.locale, search.unit);
  for (let reach = REACH[search.unit]; ; reach *= 4) {
    const window = windowAround(text, at, reach);
    const stop = stopIn(text, at, search, segmenter, window);
    if (stop !== undefined) return stop;
    if (window.from === 0 && window.to === text.length) return undefined;
  }
}

const REACH = { word: 256, sentence: 2048 };
/** Near a cut, segments can differ from those of the whole text, so stops near a cut are ignored. */
const MARGIN = 64;

interface Window {
  readonly from: number;
  readonly to: number;
}

function nextCharacter(text: string, at: number, forward: boolean): number | undefined {
  if (forward) return at < text.length ? characterAt(text, at).end : undefined;
  return at > 0 ? characterAt(text, at - 1).start : undefined;
}

function windowAround(text: string, at: number, reach: number): Window {
  const from = Math.max(0, at - reach);
  const to = Math.min(text.length, at + reach);
  return { from: splitsPair(text, from) ? from - 1 : from, to: splitsPair(text, to) ? to + 1 : to };
}

function stopIn(text: string, at: number, search: StopSearch, segmenter: Intl.Segmenter, window: Window) {
  const first = window.from === 0 ? 0 : window.from + MARGIN;
  const last = window.to === text.length ? text.length : window.to - MARGIN;
  let best: number | undefined;
  const segments = segmenter.segment(text.slice(window.from, window.to));
  for (const segment of search.unit === 'sentence' ? joinSentences(segments, search.locale) : segments) {
    const piece = trimSegment(segment);
    if (piece === undefined) continue;
    const stop = snapToStop(text, window.from + piece[search.edge], search.edge);
    if (stop < first || stop > last) continue;
    if (search.forward && stop > at) return stop;
    if (!search.forward && stop < at) best = stop;
  }
  return best;
}

/** Returns a segment without the white space around it; undefined for white space and anything that is not a word. */
function trimSegment(
  segment: TextSegment & { readonly isWordLike?: boolean | undefined },
): { readonly start: number; readonly end: number } | undefined {
  const text = segment.segment;
  const before = text.length - text.trimStart().length;
  if (segment.isWordLike === false || before === text.length) return undefined;
  return { start: segment.index + before, end: segment.index + text.trimEnd().length };
}

function snapToStop(text: string, at: number, edge: 'start' | 'end'): number {
  return edge === 'start' ? characterStart(text, at) : characterEnd(text, at);
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(locale: string | undefined, granularity: 'word' | 'sentence'): Intl.Segmenter {
  const key = `${granularity} ${locale}`;
  const cached = segmenters.get(key) ?? createSegmenter(locale, granularity);
  segmenters.set(key, cached);
  return cached;
}

/** A file can contain any language tag. An invalid one must not cause an error. */
function createSegmenter(locale: string | undefined, granularity: 'word' | 'sentence'): Intl.Segmenter {
  try {
    return new Intl.Segmenter([locale ?? 'en', 'en'], { granularity });
  } catch (error) {
    if (error instanceof RangeError) return new Intl.Segmenter('en', { granularity });
    throw error;
  }
}
