/** A text with all proposed repairs applied: whether it can be read then, and the repairs grouped by kind with their places. */
import { isJsonObject, type JsonObject } from '../../json/json.ts';
import { readJson } from '../json-reader.ts';
import { placesIn, type Place } from '../places.ts';
import { proposeRepairs } from './propose-repairs.ts';
import { applyRepairs, repairTitles, type RepairKind, type SourceRepair } from './source-repair.ts';

/** The repairs of a text, and what they lead to. */
export interface RepairedText {
  readonly repairs: readonly SourceRepair[];
  /** The text with all repairs applied. */
  readonly text: string;
  /** The document in that text; undefined if it still cannot be read without loss. */
  readonly document: JsonObject | undefined;
}

/** Proposes repairs for a text and applies them to a copy, to see whether it can be read then. Never throws. */
export function repairedText(text: string): RepairedText {
  const repairs = proposeRepairs(text);
  const repaired = applyRepairs(text, repairs);
  const result = repairs.length === 0 ? undefined : readJson(repaired, { draft: true });
  const document = result?.ok && isJsonObject(result.value) ? result.value : undefined;
  return { repairs, text: repaired, document };
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
