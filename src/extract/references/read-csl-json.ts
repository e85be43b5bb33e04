/** Reads references in CSL-JSON (Citation Style Language 1.0.2, schema csl-data.json). */
import { decodeUtf8 } from '../../core/files/decode.ts';
import { readBareJson } from '../../core/files/json-reader.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/json/json.ts';
import { own, ownList, ownText } from '../../core/json/own.ts';
import type { ExtractionResult } from '../../core/extraction/extraction.ts';
import { withoutReferences } from '../web/tree.ts';
import type { Reader } from '../readers.ts';
import {
  addressOfDoi,
  dateText,
  referencesResult,
  tooManyReferences,
  type DamagedReference,
  type WrittenReference,
} from './reference-texts.ts';

/** Returns the first date of a date variable; a period starts with it. */
function dateOf(value: JsonValue | undefined): string | undefined {
  const [parts] = ownList(value, 'date-parts');
  if (isJsonArray(parts)) return dateText(parts[0], parts[1], parts[2]);
  return ownText(value, 'raw') ?? ownText(value, 'literal');
}

/** The ends of paragraphs and headings, in HTML and in JATS, which publishers send abstracts in. */
const endOfBlock = /<\/(?:jats:)?(?:p|title|sec|list-item|div)\s*>\s*|<(?:jats:)?br(?:eak)?\s*\/?>\s*/gi;

/** CSL allows HTML for italics and the like in texts. Anything else between such signs is text. */
const tag =
  /<\/?(?:(?:jats|mml):[a-z-]+|i|b|u|em|strong|bold|italic|sub|sup|sc|small|span|p|title|sec|div|list|list-item|a|tt)(?:\s[^<>]*)?\/?>/gi;

const withoutMarkup = (text: string | undefined): string | undefined =>
  text === undefined
    ? undefined
    : withoutReferences(text.replaceAll(endOfBlock, '\n').replaceAll(tag, ''))
        .replaceAll(/\s*\n\s*/g, '\n')
        .trim();

/** How many formulas a text has. Their signs stay, without the order of MathML. */
const formulasIn = (text: string | undefined): number => text?.match(/<(?:mml:)?math\b/gi)?.length ?? 0;

function keyOf(item: JsonObject, index: number): string {
  const id = own(item, 'id');
  return typeof id === 'string' || typeof id === 'number' ? String(id) : `Item ${String(index + 1)}`;
}

function referenceOf(item: JsonValue, index: number): WrittenReference | DamagedReference {
  if (!isJsonObject(item)) {
    const key = `Item ${String(index + 1)}`;
    return { key, problem: `${key} is not an object, so it is not a reference. It was left out.` };
  }
  // Crossref writes titles as lists.
  const text = (name: string): string | undefined => {
    const value = own(item, name);
    const [first] = isJsonArray(value) ? value : [value];
    return typeof first === 'string' ? first : undefined;
  };
  const formulas = formulasIn(text('abstract'));
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
    ...(formulas > 0 && { losses: [{ code: 'equation', count: formulas, at: null }] }),
  };
}

/** The references: a list, the list of a Zotero collection, or a reference alone; undefined for anything else. */
function itemsOf(value: JsonValue): readonly JsonValue[] | undefined {
  if (isJsonArray(value)) return value;
  const items = isJsonObject(value) ? own(value, 'items') : undefined;
  if (isJsonArray(items)) return items;
  const isAlone = isJsonObject(value) && own(value, 'type') !== undefined && own(value, 'id') !== undefined;
  return isAlone ? [value] : undefined;
}

function resultOf(json: string): ExtractionResult {
  const result = readBareJson(json);
  if (!result.ok) return { kind: 'unreadable', problem: result.problems.map(({ message }) => message).join(' ') };
  const items = itemsOf(result.value);
  if (items) return tooManyReferences(items.length) ?? referencesResult('csl-json', items.map(referenceOf));
  return { kind: 'unreadable', problem: 'A CSL-JSON file is a list of references, but this file is not a list.' };
}

/** Reads a CSL-JSON file in UTF-8. The format has no attached files. */
export const readCslJson: Reader = ({ bytes }) => {
  const decoded = decodeUtf8(bytes, 'passage');
  return Promise.resolve(
    decoded.ok ? resultOf(decoded.text) : { kind: 'unreadable', problem: decoded.problem.message },
  );
};
