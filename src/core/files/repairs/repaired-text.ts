/**
 * A text with all proposed repairs applied: whether it can be read then, and the repairs grouped by kind with their
 * places.
 */
import { withoutByteOrderMark } from '../decode.ts';
import { walkJson } from '../json-walk.ts';
import { maxNesting } from '../limits.ts';
import { isOddSpace, isSpace, quotePart, Lookahead } from './lookahead.ts';
import { scanDocument, type ScannedDocument } from './scan-document.ts';
import {
  inOrder,
  applyRepairs,
  offsetBefore,
  repairTitles,
  type SourceRepair,
  type RepairKind,
} from './source-repair.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { pointer, type Pointer } from '../../json/pointer.ts';
import { readJson } from '../json-reader.ts';
import { kindOf } from '../kinds.ts';
import { placesIn, type Place } from '../problem.ts';
import { rangesOf, type ValueRange } from '../value-ranges.ts';

// * Proposes repairs for a text that contains JSON as language models write it: in a fence, with text around it,
// almost right.

const fence = /(?:^|[\n\r])[ \t]*(?:`{3,}|~{3,})[^\n\r`]*(?=[\n\r]\s*[[{])/g;
const closingFence = /(?:^|[\n\r])[ \t]*(?:`{3,}|~{3,})[ \t]*(?=[\n\r]|$)/g;

const ignore = { onObjectBegin: nothing, onObjectEnd: nothing, onName: nothing, onString: nothing, onNumber: nothing };

function nothing(): void {}

function isValid(text: string): boolean {
  return (
    walkJson(withoutByteOrderMark(text).text, { maxDepth: maxNesting, maxValues: Infinity }, ignore).reason === 'done'
  );
}

function skipAllSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at)) || isOddSpace(text.charCodeAt(at))) at += 1;
  return at;
}

/** Returns the lookahead for the part of a text from an offset to the next closing fence, or to its end. */
type LookaheadFrom = (from: number) => Lookahead;

function createLookahead(text: string): LookaheadFrom {
  let read = 0;
  let lookahead: Lookahead | undefined;
  return (from) => {
    if (lookahead && from >= read && from <= lookahead.limit) return lookahead;
    closingFence.lastIndex = from;
    read = from;
    return (lookahead = new Lookahead(text, closingFence.exec(text)?.index ?? text.length));
  };
}

function opens(text: string, at: number): boolean {
  return text.charAt(at) === '{' || text.charAt(at) === '[';
}

function longest(documents: readonly ScannedDocument[]): ScannedDocument | undefined {
  return documents.reduce<ScannedDocument | undefined>((best, one) => {
    return !best || one.end - one.start > best.end - best.start ? one : best;
  }, undefined);
}

function inFences(text: string, lookaheadFrom: LookaheadFrom): readonly ScannedDocument[] {
  return Array.from(text.matchAll(fence), ({ index, 0: opening }) => {
    const start = skipAllSpace(text, index + opening.length);
    return scanDocument(text, start, lookaheadFrom(start));
  });
}

/** The documents that begin with a bracket anywhere in a text, one after the other. */
function inProse(text: string, lookaheadFrom: LookaheadFrom): readonly ScannedDocument[] {
  const documents: ScannedDocument[] = [];
  for (let at = nextBracket(text, 0); at >= 0;) {
    const document = scanDocument(text, at, lookaheadFrom(at));
    documents.push(document);
    at = nextBracket(text, Math.max(document.end, at + 1));
  }
  return documents;
}

function nextBracket(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (opens(text, at)) return at;
  return -1;
}

/**
 * The document in a text that begins with a bracket: the first one, unless it is only an introduction such as “[1] As
 * asked:” or “{name}, here it is:” to a longer document, which is in a fence or follows a list.
 */
function firstOrIntroduced(text: string, start: number, lookaheadFrom: LookaheadFrom): ScannedDocument {
  const first = scanDocument(text, start, lookaheadFrom(start));
  const fenced = longest(inFences(text, lookaheadFrom).filter((one) => one.start >= first.end));
  // If the first one could not be read to its end, it may reach to the fence.
  const firstEnd = first.complete ? first.end : (fenced?.start ?? first.end);
  if (fenced && fenced.end - fenced.start > firstEnd - start) return fenced;
  const after = afterComma(text, first.end);
  // A comment after a document belongs to it, whatever brackets are in the comment.
  if (
    !first.complete ||
    text.charAt(start) !== '[' ||
    opens(text, after) ||
    /^\/[/*]/.test(text.slice(after, after + 2))
  )
    return first;
  return longest(inProse(text, lookaheadFrom).filter(({ complete }) => complete)) ?? first;
}

/** Skips what separates two documents. */
function afterComma(text: string, from: number): number {
  const at = skipAllSpace(text, from);
  return text.charAt(at) === ',' || text.charAt(at) === ';' ? skipAllSpace(text, at + 1) : at;
}

/** The document in a text: the one that the text begins with, else the longest one, in a fence if there is one. */
function documentIn(text: string): ScannedDocument | undefined {
  const lookaheadFrom = createLookahead(text);
  const start = skipAllSpace(text, 0);
  if (opens(text, start)) return firstOrIntroduced(text, start, lookaheadFrom);
  return longest(inFences(text, lookaheadFrom)) ?? longest(inProse(text, lookaheadFrom));
}

/**
 * The removal of what is before or after the document; none if that is only white space, or another document, which
 * only a person may delete.
 */
function removal(text: string, from: number, to: number, side: 'before' | 'after'): readonly SourceRepair[] {
  const part = text.slice(from, to);
  const words = part.replaceAll(/[\s\ufeff\u200b-\u200f\u2060]+/gu, ' ').trim();
  const place = { offset: from, length: to - from, replacement: '' };
  if (words === '') {
    // Readers remove a byte order mark themselves.
    if (/^\ufeff?[ \t\n\r]*$/.test(part)) return [];
    return [{ ...place, kind: 'space', sentence: `Remove the invisible characters ${side} the JSON.` }];
  }
  if (/^(?:`{3,}|~{3,})[^\s`]*$/.test(words)) {
    return [{ ...place, kind: 'fence', sentence: `Remove the Markdown fence ${side} the JSON.` }];
  }
  if (side === 'after' && /^[}\] ]+$/.test(words)) {
    return [{ ...place, kind: 'bracket', sentence: `Remove the extra ${quotePart(words)} after the end of the JSON.` }];
  }
  if (side === 'after' && /^[,; ]*[{[]/.test(words)) return [];
  const fenced = /`{3}|~{3}/.test(words) ? 'text and the Markdown fence' : 'text';
  return [{ ...place, kind: 'around', sentence: `Remove the ${fenced} ${side} the JSON: ${quotePart(words)}.` }];
}

/**
 * Proposes the repairs that leave only a document inside another one: those of the document itself, and the removal of
 * everything around it. `limit` is the document's end, unless the text is cut off inside it. In order, without
 * overlaps, in UTF-16 units.
 */
export function proposeUnwrapping(text: string, start: number, limit: number): readonly SourceRepair[] {
  const within = scanDocument(text, start, new Lookahead(text, limit));
  const { complete, end, repairs } = within.complete ? within : scanDocument(text, start, createLookahead(text)(start));
  const remove = (from: number, to: number, side: string): SourceRepair => ({
    kind: 'around',
    offset: from,
    length: to - from,
    replacement: '',
    sentence: `Remove what is ${side} the document: ${quotePart(text.slice(from, to))}.`,
  });
  const after = complete && end < text.length ? [remove(end, text.length, 'after')] : [];
  return inOrder([remove(0, start, 'before'), ...repairs, ...after]);
}

/**
 * Proposes repairs for a text that is not JSON (RFC 8259) but was meant to be: in order, without overlaps, in UTF-16
 * units. Applied together they give JSON, unless something in the text is unclear; then they stop before it. The
 * content of texts never changes: what JSON must escape is escaped. Proposes nothing for valid JSON. Never throws, and
 * takes time in proportion to the text.
 */
export function proposeRepairs(text: string): readonly SourceRepair[] {
  if (isValid(text)) return [];
  const document = documentIn(text);
  if (!document) return [];
  const { complete, start, end, repairs } = document;
  return inOrder([
    ...removal(text, 0, start, 'before'),
    ...repairs,
    ...(complete ? removal(text, end, text.length, 'after') : []),
  ]);
}

/** The repairs of a text, and what they lead to. */
export interface RepairedText {
  readonly repairs: readonly SourceRepair[];
  /** The text with all repairs applied. */
  readonly text: string;
  /** The document in that text; undefined if it still cannot be read without loss. */
  readonly document: JsonObject | undefined;
}

/**
 * Proposes repairs for a text and applies them to a copy, to see whether it can be read then. If the text contains one
 * of our documents inside another object or a list, everything around it is removed. Never throws.
 */
export function repairedText(text: string): RepairedText {
  const repairs = proposeRepairs(text);
  const repaired = applyRepairs(text, repairs);
  const value = valueIn(repaired);
  const inner = value === undefined ? undefined : innerDocument(value);
  if (inner !== undefined) {
    const range = rangesOf(repaired, [inner]).get(inner);
    const unwrapped = range && unwrappedText(text, repairs, range);
    if (unwrapped) return unwrapped;
  }
  return { repairs, text: repaired, document: repairs.length > 0 && isJsonObject(value) ? value : undefined };
}

function valueIn(text: string): JsonValue | undefined {
  const result = readJson(text, { draft: true });
  return result.ok ? result.value : undefined;
}

/** The pointer of the only assessment, or else the only document of ours, in an object or a list of another kind. */
function innerDocument(value: JsonValue): Pointer | undefined {
  if (kindOf(value).kind !== 'other' || !(isJsonObject(value) || isJsonArray(value))) return undefined;
  const kinds = Object.entries(value).map(([token, item]) => [token, kindOf(item).kind] as const);
  const ours = kinds.filter(([, kind]) => kind !== 'other');
  const assessments = ours.filter(([, kind]) => kind === 'assessment');
  const [only, ...others] = assessments.length > 0 ? assessments : ours;
  return only && others.length === 0 ? pointer(only[0]) : undefined;
}

/** The text of the document at a range of the repaired text. */
function unwrappedText(
  text: string,
  repairs: readonly SourceRepair[],
  { from, to }: ValueRange,
): RepairedText | undefined {
  const start = offsetBefore(repairs, from);
  if (text.charAt(start) !== '{') return undefined;
  const unwrapping = proposeUnwrapping(text, start, offsetBefore(repairs, to));
  const unwrapped = applyRepairs(text, unwrapping);
  const document = valueIn(unwrapped);
  return isJsonObject(document) ? { repairs: unwrapping, text: unwrapped, document } : undefined;
}

/** A repair with its place in the text. */
export interface PlacedRepair extends Place {
  readonly repair: SourceRepair;
}

/** The repairs of one kind. */
export interface RepairGroup {
  readonly kind: RepairKind;
  readonly title: string;
  readonly repairs: readonly SourceRepair[];
  /** The first of them with their places, up to the number that was asked for. */
  readonly placed: readonly PlacedRepair[];
}

/** Groups repairs by kind, in the order of their first places. `most` limits the places of each group. */
export function groupRepairs(text: string, repairs: readonly SourceRepair[], most: number): readonly RepairGroup[] {
  const placeOf = placesIn(text);
  const byKind = new Map<RepairKind, SourceRepair[]>();
  for (const repair of repairs) {
    const group = byKind.get(repair.kind);
    if (group) group.push(repair);
    else byKind.set(repair.kind, [repair]);
  }
  return Array.from(byKind, ([kind, group]) => ({
    kind,
    title: repairTitles[kind],
    repairs: group,
    placed: group.slice(0, most).map((repair) => ({ repair, ...placeOf(repair.offset) })),
  }));
}
