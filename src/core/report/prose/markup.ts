/** The HTML templates of reports: escapes every text, so that nothing in a document can become markup. */
import { base64 } from '../../casefile/base64.ts';
import { utf8, type Digest } from '../../casefile/hash.ts';
import { findHiddenCharacters } from '../../text/hidden.ts';
import { offsetsOf } from '../../text/offsets.ts';
import { wellFormedTag } from '../../workspace/text-language.ts';

/** Markup that is safe to put into a page unchanged. Only the functions of this file create it from texts. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

/** A value in a template. Texts are escaped, markup is inserted unchanged, undefined and false are skipped. */
export type Piece = string | number | Markup | readonly Markup[] | undefined | false;

/** The fixed parts of templates without indents, which would only make pages larger. */
const withoutIndent = new WeakMap<TemplateStringsArray, readonly string[]>();

function fixedParts(pieces: TemplateStringsArray): readonly string[] {
  const cached = withoutIndent.get(pieces);
  if (cached) return cached;
  const parts = pieces.map((piece) => piece.replaceAll(/\n\s+/g, '\n'));
  withoutIndent.set(pieces, parts);
  return parts;
}

/** Creates markup from a template. Escapes every text, for element content and for quoted attributes. */
export function markup(pieces: TemplateStringsArray, ...values: readonly Piece[]): Markup {
  const parts = fixedParts(pieces);
  let source = parts[0] ?? '';
  values.forEach((value, at) => (source += sourceOf(value) + (parts[at + 1] ?? '')));
  return new Markup(source);
}

/** Joins markup. */
export function joined(pieces: readonly Markup[]): Markup {
  return new Markup(pieces.map(({ source }) => source).join(''));
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
  // A parser converts a carriage return to a line feed unless it is a character reference.
  '\r': '&#13;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"'\r]/g, (character) => entities[character] ?? '');
}

/** Only printable ASCII characters and line feeds, which cannot hide anything. */
const plain = /^[\n -~]*$/;

/** Characters that a page cannot contain (lone surrogates) or would not show (a lone carriage return). */
const unholdable = /\p{Cs}|\r(?!\n)/gu;

/**
 * Converts a text to markup. Invisible characters, including bidirectional overrides, become visible codes such as
 * ⟨U+202E⟩ without an effect. The attribute `data-c` contains the character, so that the page's own check reads the
 * exact text (it ignores the element's content).
 */
export function text(value: string): Markup {
  if (plain.test(value)) return new Markup(escaped(value));
  const offsets = offsetsOf(value);
  const hiddenCharacters = findHiddenCharacters(value).map(({ offset, codePoint, name }) => ({
    at: offsets.toUtf16(offset) as number,
    codePoint,
    name,
  }));
  for (const match of value.matchAll(unholdable)) {
    const codePoint = match[0].charCodeAt(0);
    hiddenCharacters.push({
      at: match.index,
      codePoint,
      name: codePoint === 13 ? 'CARRIAGE RETURN' : 'LONE SURROGATE',
    });
  }
  let source = '';
  let from = 0;
  for (const { at, codePoint, name } of hiddenCharacters.sort((one, other) => one.at - other.at)) {
    source += escaped(value.slice(from, at)) + hidden(codePoint, name).source;
    from = at + (codePoint > 0xffff ? 2 : 1);
  }
  return new Markup(source + escaped(value.slice(from)));
}

function hidden(codePoint: number, name: string): Markup {
  const hex = codePoint.toString(16).toUpperCase();
  return markup`<span class="hidden" data-c="${hex}" title="${name}">⟨U+${hex.padStart(4, '0')}⟩</span>`;
}

/** Converts a text to markup with its own direction, for use within a sentence. */
export function inline(value: string): Markup {
  return markup`<bdi>${text(value)}</bdi>`;
}

/** Characters that would make the page's source misleading, or that a parser would change. */
const confusing = /[<\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFF]/g;

/** Converts a value to JSON inside a `<script>`. Nothing in it can end the element or start another one. */
export function scriptJson(value: unknown): Markup {
  const escape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return new Markup(JSON.stringify(value).replaceAll(confusing, escape));
}

/**
 * Returns the attribute for a language tag. Without a well-formed tag it is empty, so that English is not inherited.
 * Our own words need none.
 */
export function languageOf(language: string | undefined): Markup | undefined {
  return language === undefined ? undefined : markup` lang="${wellFormedTag(language)}"`;
}

/** Removes the target of every link to an element that is not in the markup. The text stays. */
export function withoutDeadLinks({ source }: Markup): Markup {
  const ids = new Set(Array.from(source.matchAll(/ id="([^"]*)"/g), ([, id]) => id));
  return new Markup(source.replaceAll(/ href="#([^"]*)"/g, (attribute, id: string) => (ids.has(id) ? attribute : '')));
}

/**
 * Returns the source expression that allows an inline script or style with this text in a content security policy (CSP
 * Level 3, section 2.3.1): `'sha256-…'`.
 */
export function hashSource(text: string, digest: Digest): string {
  return `'sha256-${base64(digest(utf8(text)))}'`;
}

const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-zA-Z-]+(?:="[^"]*")?)*)\s*\/?>/g;
const attribute = /([a-zA-Z-]+)(?:="([^"]*)")?/g;

/** Writes the tags of markup as browsers write them as HTML (`outerHTML`). */
export function tagsAsWritten({ source }: Markup): Markup {
  const attributesOf = (attributes: string): string =>
    Array.from(attributes.matchAll(attribute), ([, name = '', value = '']) => ` ${name}="${value}"`).join('');
  return new Markup(
    source.replaceAll(
      tag,
      (_, end: string, name: string, attributes: string) => `<${end}${name}${attributesOf(attributes)}>`,
    ),
  );
}
