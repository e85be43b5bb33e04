/**
 * A text with all proposed repairs applied: whether it can be read then, and the repairs grouped by kind with their
 * places.
 */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { pointer, type Pointer } from '../../json/pointer.ts';
import { readJson } from '../json-reader.ts';
import { kindOf } from '../kinds.ts';
import { placesIn, type Place } from '../places.ts';
import { rangesOf, type ValueRange } from '../value-ranges.ts';
import { proposeRepairs, proposeUnwrapping } from './propose-repairs.ts';
import { applyRepairs, offsetBefore, repairTitles, type RepairKind, type SourceRepair } from './source-repair.ts';

/** The repairs of a text, and what they lead to. */
export interface RepairedText {
  readonly repairs: readonly SourceRepair[];
  /** The text with all repairs applied. */
  readonly text: string;
  /** The document in that text; undefined if it still cannot be read without loss. */
  readonly document: JsonObject | undefined;
}

/**
 * Proposes repairs for a text and applies them to a copy, to see whether it can be read then. If the text contains one
 * of our documents inside another object or a list, everything around it is removed. Never throws.
 */
export function repairedText(text: string): RepairedText {
  const repairs = proposeRepairs(text);
  const repaired = applyRepairs(text, repairs);
  const value = valueIn(repaired);
  const inner = value === undefined ? undefined : innerDocument(value);
  if (inner !== undefined) {
    const range = rangesOf(repaired, [inner]).get(inner);
    const unwrapped = range && unwrappedText(text, repairs, range);
    if (unwrapped) return unwrapped;
  }
  return { repairs, text: repaired, document: repairs.length > 0 && isJsonObject(value) ? value : undefined };
}

function valueIn(text: string): JsonValue | undefined {
  const result = readJson(text, { draft: true });
  return result.ok ? result.value : undefined;
}

/** The pointer of the only assessment, or else the only document of ours, in an object or a list of another kind. */
function innerDocument(value: JsonValue): Pointer | undefined {
  if (kindOf(value).kind !== 'other' || !(isJsonObject(value) || isJsonArray(value))) return undefined;
  const kinds = Object.entries(value).map(([token, item]) => [token, kindOf(item).kind] as const);
  const ours = kinds.filter(([, kind]) => kind !== 'other');
  const assessments = ours.filter(([, kind]) => kind === 'assessment');
  const [only, ...others] = assessments.length > 0 ? assessments : ours;
  return only && others.length === 0 ? pointer(only[0]) : undefined;
}

/** The text of the document at a range of the repaired text. */
function unwrappedText(
  text: string,
  repairs: readonly SourceRepair[],
  { from, to }: ValueRange,
): RepairedText | undefined {
  const start = offsetBefore(repairs, from);
  if (text.charAt(start) !== '{') return undefined;
  const unwrapping = proposeUnwrapping(text, start, offsetBefore(repairs, to));
  const unwrapped = applyRepairs(text, unwrapping);
  const document = valueIn(unwrapped);
  return isJsonObject(document) ? { repairs: unwrapping, text: unwrapped, document } : undefined;
}

/** A repair with its place in the text. */
export interface PlacedRepair extends Place {
  readonly repair: SourceRepair;
}

/** The repairs of one kind. */
export interface RepairGroup {
  readonly kind: RepairKind;
  readonly title: string;
  readonly repairs: readonly SourceRepair[];
  /** The first of them with their places, up to the number that was asked for. */
  readonly placed: readonly PlacedRepair[];
}

/** Groups repairs by kind, in the order of their first places. `most` limits the places of each group. */
export function groupRepairs(text: string, repairs: readonly SourceRepair[], most: number): readonly RepairGroup[] {
  const placeOf = placesIn(text);
  const byKind = new Map<RepairKind, SourceRepair[]>();
  for (const repair of repairs) {
    const group = byKind.get(repair.kind);
    if (group) group.push(repair);
    else byKind.set(repair.kind, [repair]);
  }
  return Array.from(byKind, ([kind, group]) => ({
    kind,
    title: repairTitles[kind],
    repairs: group,
    placed: group.slice(0, most).map((repair) => ({ repair, ...placeOf(repair.offset) })),
  }));
}
