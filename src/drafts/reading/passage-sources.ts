/** Extracts the texts of passages from text, HTML and JSON files. */
import { isJsonArray, isJsonObject, type JsonValue } from '../../core/json/json.ts';
import { decodeUtf8, type DecodeResult } from '../../core/files/decode.ts';
import { readBareJson } from '../../core/files/json-reader.ts';
import { sizeProblem } from '../../core/files/limits.ts';
import type { FileNotice, FileProblem } from '../../core/files/problem.ts';
import { bareMarkup, type MarkupPart } from './bare-markup.ts';
import { textOfTree } from './html-text.ts';
import type { CallOptions } from '../../platform/worker-call.ts';
import { readBytes } from './read-bytes.ts';
import { unreadable } from './read-here.ts';

/** The exact texts that a file contains as passages, or why it contains none. */
export type PassageSource =
  | { readonly ok: true; readonly texts: readonly string[]; readonly notices: readonly FileNotice[] }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/**
 * Returns the text of an HTML page. It is parsed into a separate document, which runs no scripts, loads nothing and is
 * never added to the page. Attributes and styles are removed first, because each would violate the content security
 * policy; `onPart` gets what they say.
 */
export function textFromHtml(html: string, onPart?: (part: MarkupPart) => void): string {
  return textOfTree(new DOMParser().parseFromString(bareMarkup(html, onPart), 'text/html').body);
}

function stringsIn(value: JsonValue): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isJsonArray(value)) return value.flatMap(stringsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(stringsIn) : [];
}

/** Returns all `text` members of a document at any depth: a casefile’s passages, or the items of a feed. */
function textMembers(value: JsonValue): readonly string[] {
  if (isJsonArray(value)) return value.flatMap(textMembers);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    name === 'text' && typeof child === 'string' ? [child] : textMembers(child),
  );
}

/** Returns the passages of a JSON document: its `text` members if it has any, else every string, without duplicates. */
export function textsFromJson(json: string): PassageSource {
  const result = readBareJson(json);
  if (!result.ok) return result;
  const members = textMembers(result.value);
  const texts = members.length > 0 ? members : stringsIn(result.value);
  return { ok: true, texts: [...new Set(texts)].filter((text) => text !== ''), notices: result.notices };
}

function textsOf(name: string, mediaType: string, text: string): PassageSource {
  if (/\.json$/i.test(name) || /\bjson$/.test(mediaType)) return textsFromJson(text);
  return { ok: true, texts: [isWebPage(name, mediaType) ? textFromHtml(text) : text], notices: [] };
}

/** Whether a file is a web page, by its name or its media type. */
export function isWebPage(name: string, mediaType: string): boolean {
  return /\.x?html?$/i.test(name) || mediaType === 'text/html';
}

/** Says that a file has no text. */
export function nothingIn(name: string): string {
  return `“${name}” contains no text. Copy the text from its source and paste it.`;
}

type Decoded = Exclude<DecodeResult, { ok: false }> | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** Reads and decodes a file, without changing a character. Rejects only when cancelled, with the signal’s reason. */
export async function decodeFile(file: File, { signal, onProgress = () => undefined }: CallOptions): Promise<Decoded> {
  const tooLarge = sizeProblem(file.size);
  if (tooLarge) return { ok: false, problems: [tooLarge] };
  try {
    const decoded = decodeUtf8(await readBytes(file, onProgress, signal), 'passage');
    return decoded.ok ? decoded : { ok: false, problems: [decoded.problem] };
  } catch (error) {
    signal?.throwIfAborted();
    return { ok: false, problems: [unreadable(file.name, error)] };
  }
}

/**
 * Loads passages from a file: plain text and Markdown exactly, HTML as the text of the page, JSON as the texts in it,
 * and anything else as plain text if it is UTF-8. A byte order mark at the start is dropped with a notice; nothing else
 * is changed. Rejects only when cancelled, with the signal’s reason.
 */
export async function readPassageSource(file: File, options: CallOptions = {}): Promise<PassageSource> {
  const decoded = await decodeFile(file, options);
  if (!decoded.ok) return decoded;
  const source = textsOf(file.name, file.type, decoded.text);
  if (!source.ok) return source;
  if (source.texts.every((text) => text === '')) {
    return { ok: false, problems: [{ code: 'empty', message: nothingIn(file.name) }] };
  }
  return { ...source, notices: [...decoded.notices, ...source.notices] };
}
