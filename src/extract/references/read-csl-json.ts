/** Reads references in CSL-JSON (Citation Style Language 1.0.2, schema csl-data.json). */
import { decodeUtf8 } from '../../core/files/decode.ts';
import { readBareJson } from '../../core/files/json-reader.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/json/json.ts';
import { own, ownList, ownText } from '../../core/json/own.ts';
import type { ExtractionResult } from '../../core/extraction/extraction.ts';
import type { Reader } from '../reader.ts';
import {
  addressOfDoi,
  dateText,
  referencesResult,
  type DamagedReference,
  type WrittenReference,
} from './reference-texts.ts';

/** Returns the first date of a date variable; a period starts with it. */
function dateOf(value: JsonValue | undefined): string | undefined {
  const [parts] = ownList(value, 'date-parts');
  if (isJsonArray(parts)) return dateText(parts[0], parts[1], parts[2]);
  return ownText(value, 'raw') ?? ownText(value, 'literal');
}

/** CSL allows HTML for italics and the like in texts. */
const withoutMarkup = (text: string | undefined): string | undefined =>
  text?.replaceAll(/<\/?(?:i|b|sub|sup|sc|span)(?:\s[^<>]*)?>/gi, '');

function keyOf(item: JsonObject, index: number): string {
  const id = own(item, 'id');
  return typeof id === 'string' || typeof id === 'number' ? String(id) : `Item ${String(index + 1)}`;
}

function referenceOf(item: JsonValue, index: number): WrittenReference | DamagedReference {
  if (!isJsonObject(item)) {
    const key = `Item ${String(index + 1)}`;
    return { key, problem: `${key} is not an object, so it is not a reference. It was left out.` };
  }
  const text = (name: string): string | undefined => ownText(item, name);
  const note = text('note');
  return {
    key: keyOf(item, index),
    title: withoutMarkup(text('title')),
    publishers: [text('publisher'), withoutMarkup(text('container-title'))],
    addresses: [text('URL'), addressOfDoi(text('DOI')), /^urn:\S+$/i.test(note ?? '') ? note : undefined],
    published: [dateOf(own(item, 'issued'))],
    accessed: [dateOf(own(item, 'accessed'))],
    language: text('language'),
    abstract: withoutMarkup(text('abstract')),
  };
}

function resultOf(json: string): ExtractionResult {
  const result = readBareJson(json);
  if (!result.ok) return { kind: 'unreadable', problem: result.problems.map(({ message }) => message).join(' ') };
  if (isJsonArray(result.value)) return referencesResult('csl-json', result.value.map(referenceOf));
  return { kind: 'unreadable', problem: 'A CSL-JSON file is a list of references, but this file is not a list.' };
}

/** Reads a CSL-JSON file in UTF-8. The format has no attached files. */
export const readCslJson: Reader = ({ bytes }) => {
  const decoded = decodeUtf8(bytes, 'passage');
  return Promise.resolve(
    decoded.ok ? resultOf(decoded.text) : { kind: 'unreadable', problem: decoded.problem.message },
  );
};
