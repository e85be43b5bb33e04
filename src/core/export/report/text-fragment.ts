/** Links to the quoted words in their live sources: URL fragments of the WICG draft “URL Fragment Text Directives”. */
import { codePointOffset, offsetsOf } from '../../passage/offsets.ts';
import { startOf } from '../../passage/shorten.ts';
import type { CodePointSpan } from '../../passage/span.ts';

/** The maximum number of code points of a quote that is whole in the address. A longer one has its start and end. */
const maxWhole = 120;
/** The maximum number of code points of its start, its end, and the words before and after a quote that is repeated. */
const maxEdge = 40;

/**
 * Returns the address that opens a source at a quote; undefined without an https address. Words before and after the
 * quote are added if the passage repeats it. A live page may differ from the passage: then it opens at its start. The
 * text directive that the address already has is replaced.
 */
export function fragmentAddress(
  address: string | null | undefined,
  actual: string,
  passage: string | undefined,
  span: CodePointSpan | undefined,
): string | undefined {
  const page = address?.replace(/(#[^]*?):~:[^]*$/, '$1').replace(/#$/, '');
  // Characters that could end the address in a Word field or in Markdown, or that it cannot contain.
  if (!page || !/^https:\/\/[^\s"<>\\^`{|}\p{C}]+$/iu.test(page)) return undefined;
  const [first = '', ...others] = actual
    .toWellFormed()
    .trim()
    .split(lineEnds)
    .map(collapsed)
    .filter((line) => line !== '');
  if (first === '') return page;
  const last = others.at(-1) ?? first;
  const isWhole = others.length === 0 && startOf(first, maxWhole) === first;
  const quote = isWhole ? encoded(first) : `${encoded(startWords(first))},${encoded(endWords(last))}`;
  const { before, after } = around(actual, passage, span);
  const prefix = before === '' ? '' : `${encoded(before)}-,`;
  const suffix = after === '' ? '' : `,-${encoded(after)}`;
  return `${page}${page.includes('#') ? '' : '#'}:~:text=${prefix}${quote}${suffix}`;
}

const lineEnds = /[\n\v\f\r\u0085\u2028\u2029]+/u;

/** Words on the same line before and after a quote that the passage has more than once; '' if it has it once. */
function around(actual: string, passage: string | undefined, span: CodePointSpan | undefined) {
  const nothing = { before: '', after: '' };
  if (passage === undefined || !span || passage.indexOf(actual) === passage.lastIndexOf(actual)) return nothing;
  const offsets = offsetsOf(passage);
  if (span.end > offsets.codePointLength) return nothing;
  const at = (offset: number): number => offsets.toUtf16(codePointOffset(offset));
  const [before = ''] = passage.slice(0, at(span.start)).toWellFormed().split(lineEnds).slice(-1);
  const [after = ''] = passage.slice(at(span.end)).toWellFormed().split(lineEnds);
  return { before: endWords(collapsed(before)), after: startWords(collapsed(after)) };
}

function collapsed(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** The first whole words of a text, or its first characters in a script without spaces. */
function startWords(text: string): string {
  const start = startOf(text, maxEdge);
  return start === text ? text : start.replace(/\s+\S*$/u, '').trim();
}

/** The last whole words of a text. */
function endWords(text: string): string {
  const points = Array.from(text);
  if (points.length <= maxEdge) return text;
  return points
    .slice(-maxEdge)
    .join('')
    .replace(/^\S*\s+/u, '')
    .trim();
}

/** Percent-encodes what has a meaning in a text directive (dash, comma, ampersand), in HTML, Markdown or a field. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[-!'()*~._]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
