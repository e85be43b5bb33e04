/** Reads plain text and Markdown exactly, apart from a byte order mark at the start, and the texts in a JSON file. */
import { decodeUtf8 } from '../../core/files/decode.ts';
import type { Segment, ExtractionResult } from '../../core/extraction/extraction.ts';
import type { Reader } from '../readers.ts';
import type { SourceFacts } from '../../core/casefile/source-facts.ts';
import { dateFact, firstFact, languageFact, textFact, urlFact } from '../facts/source-facts.ts';
import { pointer } from '../../core/json/pointer.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../core/json/json.ts';
import { readBareJson } from '../../core/files/json-reader.ts';

// Reads the texts in a JSON file: those of its `text` members, or every string if it has none.

/** Recorded in origins. The version grows if the same file can give another text. Each segment is a text of its own. */
const jsonReader = { name: 'json', version: 1, engine: null };

/** A text in the file, with its path as a JSON Pointer (RFC 6901). */
interface FoundText {
  readonly path: string;
  readonly text: string;
}

function childrenOf(value: JsonValue): readonly (readonly [string | number, JsonValue])[] {
  if (isJsonArray(value)) return value.map((child, index) => [index, child] as const);
  return isJsonObject(value) ? Object.entries(value) : [];
}

function stringsIn(value: JsonValue, path: readonly (string | number)[]): readonly FoundText[] {
  if (typeof value === 'string') return [{ path: pointer(...path), text: value }];
  return childrenOf(value).flatMap(([name, child]) => stringsIn(child, [...path, name]));
}

/** Returns all `text` members at any depth: a casefile’s passages, or the items of a feed. */
function textMembers(value: JsonValue, path: readonly (string | number)[]): readonly FoundText[] {
  const isObject = isJsonObject(value);
  return childrenOf(value).flatMap(([name, child]) =>
    isObject && name === 'text' && typeof child === 'string'
      ? [{ path: pointer(...path, name), text: child }]
      : textMembers(child, [...path, name]),
  );
}

function unreadable(problem: string): ExtractionResult {
  return { kind: 'unreadable', problem };
}

function textsOf(json: string): ExtractionResult {
  const result = readBareJson(json);
  if (!result.ok) return unreadable(result.problems.map(({ message }) => message).join(' '));
  const members = textMembers(result.value, []);
  const all = members.length > 0 ? members : stringsIn(result.value, []);
  const seen = new Set(['']);
  const isNew = ({ text }: FoundText): boolean => !seen.has(text) && seen.add(text).has(text);
  const segments = all.filter(isNew).map(({ path, text }, index): Segment => ({
    separator: '\n\n',
    text,
    group: null,
    place: { kind: 'part', path, label: `Text ${String(index + 1)}` },
  }));
  if (segments.length === 0)
    return unreadable('The file contains no text. Copy the text from its source and paste it.');
  return {
    kind: 'text',
    extraction: { reader: jsonReader, segments, groups: [], pages: [], losses: [], facts: {}, contained: [] },
  };
}

/** Reads a JSON document in UTF-8. */
export const readJson: Reader = ({ bytes }) => {
  const decoded = decodeUtf8(bytes, 'passage');
  return Promise.resolve(decoded.ok ? textsOf(decoded.text) : unreadable(decoded.problem.message));
};

// Finds what a Markdown or plain text says about itself: its front matter, and its first heading or its title.

/** The lines of front matter are at most this many. A longer block between rules is text. */
const longestFrontMatter = 200;

/**
 * The longest line that is read, in UTF-16 units: longer ones are not titles, and patterns would take long for them.
 */
const longestLine = 1000;

function removeQuotes(value: string): string {
  const text = value.trim();
  const [, double, single] = /^(?:"(.*)"|'(.*)')$/s.exec(text) ?? [];
  if (double !== undefined) return double.replaceAll(/\\(["\\])/g, '$1');
  return single?.replaceAll("''", "'") ?? text;
}

/** Splits a text into its front matter, by names in lower case, and the rest. Reads plain `name: value` lines only. */
function splitFrontMatter(text: string): { readonly values: ReadonlyMap<string, string>; readonly body: string } {
  const values = new Map<string, string>();
  const lines = /^\ufeff?---[^\S\r\n]*(?:\r\n|\r|\n)/.test(text) ? text.slice(0, 64 * 1024).split(/\r\n|\r|\n/) : [];
  const end = lines.findIndex((line, index) => index > 0 && /^(---|\.\.\.)\s*$/.test(line));
  if (end < 0 || end > longestFrontMatter) return { values, body: text };
  for (const line of lines.slice(1, end)) {
    if (line.length > longestLine) continue;
    const [, name, value] = /^([\p{L}\w.: -]+?)\s*:(?:\s+(.*))?$/u.exec(line) ?? [];
    if (name !== undefined && value !== undefined && removeQuotes(value) !== '') {
      values.set(name.toLowerCase().replaceAll(/[ -]/g, '_'), removeQuotes(value));
    }
  }
  return { values, body: lines.slice(end + 1).join('\n') };
}

/** The heading that a line of Markdown is: `# …`, or a text with `===` on the next line. */
function headingOn(line: string, next = ''): string | undefined {
  if (line.length > longestLine || !/^ {0,3}\S/.test(line)) return undefined;
  const words = line.trim();
  const [, hashed] = /^#{1,2}[ \t]+(.+)$/.exec(words) ?? [];
  if (hashed !== undefined) return hashed.replace(/[ \t]*#+$/, '');
  return /^ {0,3}={3,}[ \t]*$/.test(next) ? words : undefined;
}

/** The words of the first heading of a Markdown text, without its marks. */
function firstHeading(body: string): string | undefined {
  const lines = body.slice(0, 16 * 1024).split(/\r\n|\r|\n/);
  const headings = lines.map((line, index) => headingOn(line, lines[index + 1]));
  return headings
    .find((heading) => heading !== undefined)
    ?.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]{1,3}(\S[^*_`]*)[*_`]{1,3}/g, '$1');
}

/** A short first line with an empty line below it, as the title of a plain text is written. */
const titleLine = /^\ufeff?\s*([\p{L}\p{N}«“"„‘'「『].{0,118}\S)[^\S\r\n]*(?:\r\n|\r|\n)[^\S\r\n]*(?:\r\n|\r|\n)\s*\S/u;

/** A line that ends like this is a sentence, a greeting or the beginning of a list. */
const endsNoTitle = /[.!?:;,…。！？：；，、؟؛،।]$/;

function titleOf(body: string): string | undefined {
  const line = titleLine.exec(body.slice(0, 1024))?.[1];
  return line === undefined || endsNoTitle.test(line) ? undefined : line;
}

/** The lines above the first empty line of a plain text are at most this many if they are about the text. */
const longestHead = 6;

/**
 * Returns the lines that are about the text, as pasted articles have them: a title, a date and an address above the
 * first empty line. Undefined if none of them is a date or an address, because then they are the first paragraph.
 */
function headOf(body: string): Pick<SourceFacts, 'title' | 'canonical_url' | 'published_at'> | undefined {
  const start = body
    .slice(0, 4096)
    .replace(/^\ufeff?\s*/, '')
    .replaceAll(/\r\n?/g, '\n');
  const end = start.search(/\n[^\S\n]*\n/);
  const lines = start.slice(0, Math.max(0, end)).split('\n');
  const [first = '', ...others] = lines.map((line) => line.trim());
  if (lines.length < 2 || lines.length > longestHead || endsNoTitle.test(first)) return undefined;
  const canonical_url = firstFact(others, (line) => (/\s/.test(line) ? undefined : urlFact(line, 'heading')));
  const published_at = firstFact(others.flatMap(withoutFirstWords), (line) => dateFact(line, 'heading'));
  if (!canonical_url && !published_at) return undefined;
  return { title: textFact(first, 'heading'), canonical_url, published_at };
}

/** “Published on 14 May 2026”, “on 14 May 2026” and “14 May 2026”; empty for a line without a digit. */
function withoutFirstWords(line: string): readonly string[] {
  if (line.length > 80 || !/\p{N}/u.test(line)) return [];
  const words = line.split(/\s+/);
  return [0, 1, 2].map((count) => words.slice(count).join(' '));
}

/** Returns what a text says about itself. `#` begins a heading in Markdown only: elsewhere it has another meaning. */
export function textFacts(text: string, isMarkdown: boolean): SourceFacts {
  const { values, body } = splitFrontMatter(text);
  const valuesOf = (...names: readonly string[]) => names.map((name) => values.get(name));
  // A clipping tool writes its own date as “created” beside the date of publication.
  const clipped = values.has('published') ? ['created'] : [];
  const head = isMarkdown ? undefined : headOf(body);
  return {
    title:
      firstFact(valuesOf('title', 'headline'), (value) => textFact(value, 'front-matter')) ??
      head?.title ??
      firstFact([isMarkdown ? firstHeading(body) : titleOf(body)], (value) => textFact(value, 'heading')),
    canonical_url:
      firstFact(valuesOf('canonical_url', 'canonical', 'url', 'source_url', 'source', 'link'), (value) =>
        urlFact(value, 'front-matter'),
      ) ?? head?.canonical_url,
    published_at:
      firstFact(
        valuesOf('published_at', 'published', 'date_published', 'publication_date', 'publish_date', 'date'),
        (value) => dateFact(value, 'front-matter'),
      ) ?? head?.published_at,
    retrieved_at: firstFact(
      valuesOf(
        'retrieved_at',
        'retrieved',
        'accessed',
        'access_date',
        'date_accessed',
        'date_saved',
        'clipped',
        ...clipped,
      ),
      (value) => dateFact(value, 'front-matter'),
    ),
    language: firstFact(valuesOf('language', 'lang'), (value) => languageFact(value, 'front-matter')),
    publisher: firstFact(valuesOf('publisher', 'site_name', 'website', 'site'), (value) =>
      /^https?:/i.test(value) ? undefined : textFact(value, 'front-matter'),
    ),
  };
}

/** Recorded in origins. The version grows if the same file can give another text. */
const reader = { name: 'text', version: 1, engine: null };

/** Reads a text in UTF-8. */
export const readText: Reader = ({ mediaType, bytes }) => {
  const decoded = decodeUtf8(bytes, 'passage');
  if (!decoded.ok) return Promise.resolve({ kind: 'unreadable', problem: decoded.problem.message });
  const { text, notices } = decoded;
  if (text.trim() === '') return Promise.resolve({ kind: 'unreadable', problem: noText });
  const segment: Segment = { separator: '', text, group: null, place: null };
  return Promise.resolve({
    kind: 'text',
    extraction: {
      reader,
      segments: [segment],
      groups: [],
      pages: [],
      losses: notices.map(({ code }) => ({ code, count: 1, first: 0 })),
      facts: textFacts(text, mediaType === 'text/markdown'),
      contained: [],
    },
  });
};

const noText = 'The file contains no text. Copy the text from its source and paste it.';
