/**
 * Proposes repairs for a text that contains JSON as language models write it: in a fence, with text around it, almost
 * right.
 */
import { withoutByteOrderMark } from '../decode.ts';
import { walkJson } from '../json-walk.ts';
import { maxNesting } from '../limits.ts';
import { isOddSpace, isSpace, quotePart } from './characters.ts';
import { Lookahead } from './lookahead.ts';
import { scanDocument, type ScannedDocument } from './scan-document.ts';
import { inOrder, type SourceRepair } from './source-repair.ts';

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
