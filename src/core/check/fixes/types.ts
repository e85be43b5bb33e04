/** The fixes for values of the wrong type or form: numbers as texts, lists, spans, null, and dates in words. */
import { looseDate, readDateWords } from '../../assessment/read-date-words.ts';
import { parsePointer, parentOf, type Pointer } from '../../json/pointer.ts';
import type { Fix } from '../../rules/finding.ts';
import type { Fault } from '../sentences.ts';
import { set, choiceMeantBy } from './choices.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { own } from '../../json/own.ts';
import { isIdentifier } from '../../assessment/identifier.ts';
import { idFieldOf } from '../../assessment/ids.ts';
import { shortenEnd } from '../../text/shorten.ts';
import type { RuleContext } from '../../rules/context.ts';
import type { FixKind } from '../../rules/fix-kind.ts';
import { fieldSchema, type SchemaKind } from '../fields.ts';

/** Texts that mean an open start or end. */
const openWords = new Set(['', 'null', 'none', 'n/a', 'na', 'open', 'unknown', '-', '–']);

/** Texts that mean an open end. As a start they mean a moment, which the text does not give. */
const openEndWords = new Set(['ongoing', 'present', 'now']);

/** Whether a text means that a date is open, such as an empty text. */
function meansOpen(text: string, edge: 'start' | 'end'): boolean {
  const words = text.trim().toLowerCase();
  return openWords.has(words) || (edge === 'end' && openEndWords.has(words));
}

/**
 * Returns the first or last moment of a month or a year, such as “April 2025” or “2025”, as RFC 3339; undefined for any
 * other text.
 */
function edgeOfPeriod(text: string, edge: 'start' | 'end'): string | undefined {
  const read = readDateWords(text, { edge, now: '2000-01-01T00:00:00Z' });
  const [only, ...others] = read.ok ? read.readings : [];
  return only?.assumed.includes('day') && !only.assumed.includes('century') && others.length === 0
    ? only.dateTime
    : undefined;
}

/**
 * Returns the fix that puts a date-time in the contract's form, or leaves it open. A date without a day needs a
 * decision.
 */
export function dateFixes({ value, path: field }: Fault, path: Pointer): readonly Fix[] {
  if (typeof value !== 'string') return [];
  const edge = parsePointer(field).at(-1) === 'end' ? 'end' : 'start';
  if (meansOpen(value, edge)) return [set('Leave open', path, null, 'leave-open')];
  const dateTime = looseDate(value, edge)?.value;
  if (dateTime !== undefined) return [set(`Change to ${dateTime}`, path, dateTime, 'complete-date')];
  const ofPeriod = edgeOfPeriod(value, edge);
  return ofPeriod === undefined ? [] : [set(`Change to ${ofPeriod}`, path, ofPeriod, 'whole-period')];
}

const convert: FixKind = 'convert-type';

/** The maximum number of code points of a text in a title. */
const maxTitleLength = 60;

/** Returns the number in a text in its usual form (“12”, not “1e1”, “012” or “12.0”), or undefined. */
function numberIn(value: JsonValue | undefined): number | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  const number = text === '' ? NaN : Number(text);
  return Number.isSafeInteger(number) && String(number) === text ? number : undefined;
}

/** Returns the observation number in a text such as “#9”, “obs-9” or “Observation 9”, or undefined. */
function observationIn(value: JsonValue | undefined): number | undefined {
  const digits =
    typeof value === 'string' ? /^(?:#|o|obs|observation)[\s._:#-]*([1-9]\d{0,8})$/i.exec(value.trim()) : null;
  return digits ? Number(digits[1]) : undefined;
}

function lastName(field: Pointer): string {
  return parsePointer(field).findLast((token) => !/^\d+$/.test(token)) ?? '';
}

function toInteger({ value, path: field }: Fault, path: Pointer): readonly Fix[] {
  const isObservation = lastName(field).startsWith('observation_id');
  const number = numberIn(value) ?? (isObservation ? observationIn(value) : undefined);
  return number === undefined ? [] : [set(`Convert to the number ${String(number)}`, path, number, convert)];
}

/** The names of properties that contain the text of an object, such as an unknown written as {"question": "…"}. */
const textNames = ['text', 'unknown', 'question', 'description', 'statement', 'value', 'name'];

/** Uses the only text of an object. Other properties are lost, so a person must choose that. */
function textOf(value: JsonObject, path: Pointer): readonly Fix[] {
  const [only, ...others] = Object.keys(value);
  const name = others.length === 0 ? only : textNames.find((each) => typeof own(value, each) === 'string');
  const text = name === undefined ? undefined : own(value, name);
  if (typeof text !== 'string' || text === '') return [];
  const fix = set(`Use its text “${shortenEnd(text, maxTitleLength)}”`, path, text);
  return [others.length === 0 ? { ...fix, kind: convert } : fix];
}

function toText({ value }: Fault, path: Pointer): readonly Fix[] {
  if (isJsonObject(value)) return textOf(value, path);
  if (typeof value !== 'number' && typeof value !== 'boolean') return [];
  return [set(`Convert to the text “${String(value)}”`, path, String(value), convert)];
}

/** Splits a text with several IDs; undefined if it does not have the form of a list of IDs. */
function idsIn(value: JsonValue, items: JsonObject | undefined): readonly string[] | undefined {
  const isIdList = String(items?.['pattern'] ?? '').startsWith('^[a-zA-Z0-9]');
  if (typeof value !== 'string' || !isIdList || !/[,;]/.test(value)) return undefined;
  const ids = value.split(/[,;]/).map((id) => id.trim());
  return ids.every(isIdentifier) ? [...new Set(ids)] : undefined;
}

/** The property with the ID of an item, by the name of its list. */
const idNames: Readonly<Record<string, string>> = {
  ...idFieldOf,
  evidence: 'claim_id',
  actors: 'actor_id',
  observations: 'observation_id',
  passages: 'passage_id',
};

/**
 * Returns the items of an object that has them by their IDs or numbers, as in {"C-1": {…}, "C-2": {…}}; an item without
 * an ID gets its key. Also those of a list inside, as in {"claims": […]}. Undefined for another object, such as a
 * single item.
 */
function itemsByKey(value: JsonValue, list: string, item: JsonObject | undefined): readonly JsonValue[] | undefined {
  const entries = isJsonObject(value) ? Object.entries(value) : [];
  const [[key, inner] = []] = entries;
  const isInside = entries.length === 1 && own(item?.['properties'], key ?? '') === undefined;
  if (isInside && isJsonArray(inner)) return inner;
  const id = idNames[list];
  const isKeyed = entries.every(([name, each]) => {
    if (isJsonObject(each)) return item?.['type'] === 'object' && own(item['properties'], name) === undefined;
    return item?.['type'] === schemaType(each) && /\d/.test(name);
  });
  if (entries.length === 0 || !isKeyed) return undefined;
  return entries.map(([name, each]) => {
    if (id === undefined || !isJsonObject(each) || own(each, id) !== undefined) return each;
    return { [id]: list === 'observations' ? (numberIn(name) ?? name) : name, ...each };
  });
}

function toList({ value, kind, path: field }: Fault, path: Pointer): readonly Fix[] {
  const empty = set('Replace with an empty list', path, []);
  if (value === null) return [{ ...empty, kind: convert }];
  if (value === undefined || isJsonArray(value)) return [empty];
  const schema = fieldSchema(kind, field);
  const isEmpty = value === '' || (isJsonObject(value) && Object.keys(value).length === 0);
  if (isEmpty && schema?.['minItems'] === undefined) return [{ ...empty, kind: convert }];
  const item = fieldSchema(kind, `${field}/0`);
  const ids = idsIn(value, item);
  if (ids) return [set(`Convert to a list of ${String(ids.length)} IDs`, path, ids, convert), empty];
  const items = itemsByKey(value, lastName(field), item) ?? [value];
  return [set('Convert to a list', path, items, convert), empty];
}

/** The type of a value as schemas name it. */
function schemaType(value: JsonValue): string {
  if (isJsonArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return value === null ? 'null' : typeof value;
}

/** Uses the only item of a list, if a single value of its type is expected. */
function onlyItem({ value, params }: Fault, path: Pointer): readonly Fix[] {
  if (!isJsonArray(value) || value.length !== 1) return [];
  const [item] = value;
  if (item === undefined || item === null || ![params['type']].flat().includes(schemaType(item))) return [];
  return [set('Use the only item of the list', path, item, convert)];
}

const encoding = 'unicode-code-point';

/** Returns the two offsets in a list or a text such as “12-59” or “[12, 59]”. */
function offsetsIn(value: JsonValue): readonly [number, number] | undefined {
  const texts =
    typeof value === 'string' ? /^[[(]?\s*(\d+)\s*(?:[-–,:]|\.\.)\s*(\d+)\s*[\])]?$/.exec(value.trim()) : null;
  const [one, other] = isJsonArray(value) && value.length === 2 ? value : [texts?.[1], texts?.[2]];
  const [start, end] = [one, other].map((offset) => (typeof offset === 'number' ? offset : numberIn(offset)));
  const areOffsets = Number.isSafeInteger(start) && Number.isSafeInteger(end);
  return areOffsets && start !== undefined && end !== undefined ? [start, end] : undefined;
}

/** Puts a text into the property of an object that it is the value of: a link's claim, a mode, an actor, a producer. */
function objectAround(
  { value, path: field, kind }: Fault,
  path: Pointer,
  context: RuleContext | undefined,
): readonly Fix[] {
  if (typeof value !== 'string' || value.trim() === '') return [];
  const around = (object: JsonObject, title: string): readonly Fix[] => [set(title, path, object, convert)];
  switch (lastName(field)) {
    case 'evidence':
      return around({ claim_id: value }, `Convert to a link to the claim “${shortenEnd(value, maxTitleLength)}”`);
    case 'producer':
      return around({ name: value }, `Convert to a producer with the name “${shortenEnd(value, maxTitleLength)}”`);
    case 'attribution':
      return attributionOf(value, kind, field, path, context);
    default:
      return [];
  }
}

/** An attribution that is only a mode or only an actor. */
function attributionOf(
  value: string,
  kind: SchemaKind,
  field: Pointer,
  path: Pointer,
  context: RuleContext | undefined,
): readonly Fix[] {
  const modes = fieldSchema(kind, `${field}/mode`)?.['enum'];
  const mode = choiceMeantBy('mode', isJsonArray(modes) ? modes.map(String) : [], value);
  if (mode !== undefined) return [set(`Convert to an attribution with the mode “${mode}”`, path, { mode }, convert)];
  const actor = context?.actor(value) ? value : context?.similarActorId(value);
  return actor === undefined
    ? []
    : [set(`Convert to an attribution to “${actor}”`, path, { actor_id: actor }, convert)];
}

/** The attribution of a claim that does not say who speaks. */
export function setUnresolved(path: Pointer): Fix {
  return set('Set to unresolved', path, { actor_id: null, mode: 'unresolved' }, 'leave-open');
}

function toObject(fault: Fault, path: Pointer, context: RuleContext | undefined): readonly Fix[] {
  const { value, path: field } = fault;
  if (value === undefined) return [];
  const name = lastName(field);
  if (name === 'attribution' && value === null) return [setUnresolved(path)];
  if (name === 'span' && parentOf(field) === '') {
    const offsets = offsetsIn(value);
    if (!offsets) return [];
    const [start, end] = offsets;
    const span = { start, end, offset_encoding: encoding };
    return [set(`Convert to a span from ${String(start)} to ${String(end)}`, path, span, convert)];
  }
  if (name === 'time_scope' && typeof value === 'string') return toTimeScope(value, path);
  return objectAround(fault, path, context);
}

/** Reads a period such as “2025-04-01/2025-04-30”, or a single date as its start. */
function toTimeScope(value: string, path: Pointer): readonly Fix[] {
  const [from = '', to = '', ...more] = value.split(/\s*\/\s*|\s+(?:to|until|–|—)\s+/);
  const start = meansOpen(from, 'start') ? null : looseDate(from, 'start')?.value;
  const end = meansOpen(to, 'end') ? null : looseDate(to, 'end')?.value;
  if (more.length > 0 || start === undefined || end === undefined || (start === null && end === null)) return [];
  return [set('Convert to a start and an end', path, { start, end }, 'complete-date')];
}

/** Returns the fixes for a value of the wrong type. */
export function typeFixes(fault: Fault, path: Pointer, context?: RuleContext): readonly Fix[] {
  const { params, value, path: field, kind } = fault;
  const wanted = [params['type']].flat();
  const fixes: Fix[] = [];
  if (wanted.includes('array')) fixes.push(...toList(fault, path));
  else fixes.push(...onlyItem(fault, path));
  if (wanted.includes('integer')) fixes.push(...toInteger(fault, path));
  if (wanted.includes('string')) fixes.push(...toText(fault, path));
  if (wanted.includes('object')) fixes.push(...toObject(fault, path, context));
  if (wanted.includes('null')) fixes.push(set('Leave open', path, null));
  const isItem =
    field === '' ? kind !== 'document' && kind !== 'casefile' : fieldSchema(kind, parentOf(field))?.['items'];
  if (isItem !== undefined && isItem !== false) {
    const isEmpty = value === null && fixes.length === 0;
    fixes.push({ title: 'Remove this item', edit: { type: 'unset', path }, ...(isEmpty && { kind: 'remove-empty' }) });
  }
  return fixes;
}
