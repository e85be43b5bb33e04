import { isJsonArray, isJsonObject, type JsonValue } from '../../core/assessment/json.ts';
import { decodeUtf8 } from '../../core/files/decode.ts';
import { readBareJson } from '../../core/files/json-reader.ts';
import { sizeProblem } from '../../core/files/limits.ts';
import type { FileNotice, FileProblem } from '../../core/files/problem.ts';
import { bareMarkup } from './bare-markup.ts';
import { textOfTree } from './html-text.ts';
import { readBytes, type ReadProgress } from './read-bytes.ts';
import { unreadable } from './read-here.ts';

/** The texts that a file offers as passages, each exactly as it stands there, or why it offers none. */
export type PassageSource =
  | { readonly ok: true; readonly texts: readonly string[]; readonly notices: readonly FileNotice[] }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/**
 * The text of an HTML page. It is parsed into a document of its own, which runs no script and loads nothing, and which
 * is never put into the page; and without its attributes and styles, each of which would be reported against the
 * page's policy.
 */
export function textFromHtml(html: string): string {
  return textOfTree(new DOMParser().parseFromString(bareMarkup(html), 'text/html').body);
}

function stringsIn(value: JsonValue): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isJsonArray(value)) return value.flatMap(stringsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(stringsIn) : [];
}

/** The `text` members of a document, wherever they stand: a casefile's passages, or the items of a feed. */
function textMembers(value: JsonValue): readonly string[] {
  if (isJsonArray(value)) return value.flatMap(textMembers);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    name === 'text' && typeof child === 'string' ? [child] : textMembers(child),
  );
}

/** The passages that a JSON document offers: its `text` members where it has any, else every text in it, each once. */
export function textsFromJson(json: string): PassageSource {
  const result = readBareJson(json);
  if (!result.ok) return result;
  const members = textMembers(result.value);
  const texts = members.length > 0 ? members : stringsIn(result.value);
  return { ok: true, texts: [...new Set(texts)].filter((text) => text !== ''), notices: result.notices };
}

function textsOf(name: string, mediaType: string, text: string): PassageSource {
  if (/\.json$/i.test(name) || /\bjson$/.test(mediaType)) return textsFromJson(text);
  const isHtml = /\.x?html?$/i.test(name) || mediaType === 'text/html';
  return { ok: true, texts: [isHtml ? textFromHtml(text) : text], notices: [] };
}

function nothingIn(name: string): PassageSource {
  const message = `“${name}” contains no text. Copy the text from its source and paste it.`;
  return { ok: false, problems: [{ code: 'empty', message }] };
}

/**
 * Loads passages from a file: plain text and Markdown exactly, HTML as the text of its page, JSON as the texts in it;
 * anything else as plain text where it is UTF-8. A byte order mark at its start is dropped with a notice; nothing else
 * of the text is touched. Rejects only where it is cancelled, with the signal's reason.
 */
export async function readPassageSource(
  file: File,
  {
    signal,
    onProgress = () => undefined,
  }: { signal?: AbortSignal; onProgress?: (progress: ReadProgress) => void } = {},
): Promise<PassageSource> {
  const tooLarge = sizeProblem(file.size);
  if (tooLarge) return { ok: false, problems: [tooLarge] };
  try {
    const decoded = decodeUtf8(await readBytes(file, onProgress, signal), 'passage');
    if (!decoded.ok) return { ok: false, problems: [decoded.problem] };
    const source = textsOf(file.name, file.type, decoded.text);
    if (!source.ok) return source;
    if (source.texts.every((text) => text === '')) return nothingIn(file.name);
    return { ...source, notices: [...decoded.notices, ...source.notices] };
  } catch (error) {
    signal?.throwIfAborted();
    return { ok: false, problems: [unreadable(file.name, error)] };
  }
}
