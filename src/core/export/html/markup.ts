import { findHiddenCharacters } from '../../passage/hidden.ts';
import { offsetsOf } from '../../passage/offsets.ts';

/** Markup that is safe to put into a page as it is. Only `markup`, `text` and `joined` make any. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

/** What may stand in a template: texts are escaped, markup stands as it is, undefined and false are left out. */
export type Piece = string | number | Markup | readonly Markup[] | undefined | false;

/** The fixed parts of templates without the indent of their lines, which would only make pages larger. */
const withoutIndent = new WeakMap<TemplateStringsArray, readonly string[]>();

function fixedParts(pieces: TemplateStringsArray): readonly string[] {
  const known = withoutIndent.get(pieces);
  if (known) return known;
  const parts = pieces.map((piece) => piece.replaceAll(/\n\s+/g, '\n'));
  withoutIndent.set(pieces, parts);
  return parts;
}

/** A piece of a page. Every text in it is escaped, for element content and for attributes in quotation marks alike. */
export function markup(pieces: TemplateStringsArray, ...values: readonly Piece[]): Markup {
  const parts = fixedParts(pieces);
  let source = parts[0] ?? '';
  values.forEach((value, at) => (source += sourceOf(value) + (parts[at + 1] ?? '')));
  return new Markup(source);
}

/** Pieces of a page with markup between them. */
export function joined(pieces: readonly Markup[], between = ''): Markup {
  return new Markup(pieces.map(({ source }) => source).join(between));
}

function sourceOf(value: Piece): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Markup) return value.source;
  if (typeof value === 'object') return value.map(({ source }) => source).join('');
  return escaped(String(value));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // A parser makes a line feed of a carriage return, unless it is written as a number.
  '\r': '&#13;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"'\r]/g, (character) => entities[character] ?? '');
}

/** Nothing but letters of the plainest kind and line feeds: no closer look is needed. */
const plain = /^[\n -~]*$/;

/** What a page cannot hold (halves of surrogate pairs), or would show as nothing at all (a lone carriage return). */
const unholdable = /\p{Cs}|\r(?!\n)/gu;

/**
 * A text as the page shows it. Characters that cannot be seen, bidirectional overrides among them, become their numbers,
 * such as ⟨U+202E⟩, and so have no effect; each keeps what it stands for in `data-c`, so that the page’s own check reads
 * the text exactly (the element’s content is not part of it).
 */
export function text(value: string): Markup {
  if (plain.test(value)) return new Markup(escaped(value));
  const offsets = offsetsOf(value);
  const found = findHiddenCharacters(value).map(({ offset, codePoint, name }) => ({
    at: offsets.toUtf16(offset) as number,
    codePoint,
    name,
  }));
  for (const match of value.matchAll(unholdable)) {
    const codePoint = match[0].charCodeAt(0);
    found.push({ at: match.index, codePoint, name: codePoint === 13 ? 'CARRIAGE RETURN' : 'HALF OF A PAIR' });
  }
  let source = '';
  let from = 0;
  for (const { at, codePoint, name } of found.sort((one, other) => one.at - other.at)) {
    source += escaped(value.slice(from, at)) + hidden(codePoint, name).source;
    from = at + (codePoint > 0xffff ? 2 : 1);
  }
  return new Markup(source + escaped(value.slice(from)));
}

function hidden(codePoint: number, name: string): Markup {
  const hex = codePoint.toString(16).toUpperCase();
  return markup`<span class="hidden" data-c="${hex}" title="${name}">⟨U+${hex.padStart(4, '0')}⟩</span>`;
}

/** A text of its own direction within a sentence. */
export function inline(value: string): Markup {
  return markup`<bdi>${text(value)}</bdi>`;
}

/** What would make the page's source read differently from what it is, or a parser change it. */
const confusing = /[<\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFF]/g;

/** The source of a value as JSON inside a `<script>`: nothing in it can end the element or begin another. */
export function scriptJson(value: unknown): Markup {
  const escape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return new Markup(JSON.stringify(value).replaceAll(confusing, escape));
}
