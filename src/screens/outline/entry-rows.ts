/** Summarises the entries of a list as rows for the outline, and keeps a row's object if nothing in it changed. */
import { byIdentity } from '../../core/json/by-identity.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../core/json/json.ts';
import {
  listOf,
  viewClaim,
  viewContradiction,
  viewIntent,
  viewPowerBasis,
  type ListName,
} from '../../core/assessment/view.ts';

/** What the outline shows of one entry and searches in it. */
export interface EntryRow {
  /** The entry's ID or a substitute: '#3' for an unknown, both claims for a contradiction. */
  readonly id: string;
  /** The entry's text; empty if nothing is written yet. */
  readonly text: string;
  /** Whether the text is that of the source. */
  readonly quotes: boolean;
  /** Claim kind or domain, as in the contract. */
  readonly kind: string | undefined;
  readonly state: string | undefined;
  /** The IDs of all actors that the entry refers to. */
  readonly actors: readonly string[];
  /** Whether the first actor is who the entry is about, and not who said it. */
  readonly isSubject: boolean;
  readonly observation: number | undefined;
  readonly passage: string | undefined;
  /** The start of the span, in code points. */
  readonly position: number | undefined;
}

const blank: EntryRow = {
  id: '',
  text: '',
  quotes: false,
  kind: undefined,
  state: undefined,
  actors: [],
  isSubject: false,
  observation: undefined,
  passage: undefined,
  position: undefined,
};

function presentIds(ids: readonly (string | null | undefined)[]): readonly string[] {
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

function claimRow(raw: JsonObject): EntryRow {
  const claim = viewClaim(raw);
  return {
    ...blank,
    id: claim.claim_id ?? '',
    text: claim.proposition || (claim.actual ?? ''),
    quotes: !claim.proposition || claim.proposition === claim.actual,
    kind: claim.claim_kind,
    actors: presentIds([claim.attribution?.actor_id, ...(claim.subject_actor_ids ?? [])]),
    isSubject: typeof claim.attribution?.actor_id !== 'string',
    observation: claim.observation_id,
    passage: claim.passage_id,
    position: claim.span?.start,
  };
}

function powerRow(raw: JsonObject): EntryRow {
  const basis = viewPowerBasis(raw);
  return {
    ...blank,
    id: basis.power_basis_id ?? '',
    text: basis.description ?? '',
    kind: basis.domain,
    state: basis.workflow_state,
    actors: presentIds([basis.actor_id, ...(basis.scope?.related_actor_ids ?? [])]),
  };
}

function intentRow(raw: JsonObject): EntryRow {
  const intent = viewIntent(raw);
  return {
    ...blank,
    id: intent.hypothesis_id ?? '',
    text: [intent.topic, intent.hypothesis].filter(Boolean).join(': '),
    state: intent.workflow_state,
    actors: presentIds([intent.actor_id]),
  };
}

function contradictionRow(raw: JsonObject): EntryRow {
  const { left_claim_id: left, right_claim_id: right, explanation } = viewContradiction(raw);
  return { ...blank, id: `${left || '?'} ↮ ${right || '?'}`, text: explanation ?? '' };
}

const makers: Readonly<Record<Exclude<ListName, 'unknowns'>, (raw: JsonObject) => EntryRow>> = {
  claims: claimRow,
  power_bases: powerRow,
  intent_hypotheses: intentRow,
  contradictions: contradictionRow,
};

const rowOf = byIdentity((raw: JsonValue, list: Exclude<ListName, 'unknowns'>): EntryRow =>
  isJsonObject(raw) ? makers[list](raw) : blank,
);

/** Returns true if two rows look the same and match the same searches. */
function sameRow(one: EntryRow, other: EntryRow | undefined): boolean {
  if (one === other || !other) return one === other;
  const { actors, ...rest } = one;
  const same = (Object.keys(rest) as (keyof typeof rest)[]).every((key) => one[key] === other[key]);
  return same && actors.length === other.actors.length && actors.every((actor, at) => actor === other.actors[at]);
}

/**
 * Returns a function that returns the rows of a list as `entryRows` does, and reuses earlier rows while they show the
 * same. Most typing in an entry, for example in a reason, changes no row.
 */
export function createRowMemo(list: ListName): (document: JsonObject) => readonly EntryRow[] {
  let entries: readonly EntryRow[] | undefined;
  let last = noRows;
  return (document) => {
    const rows = entryRows(document, list);
    if (rows === entries) return last;
    entries = rows;
    const reused = rows.map((row, at) => (sameRow(row, last[at]) ? (last[at] ?? row) : row));
    if (reused.length !== last.length || reused.some((row, at) => row !== last[at])) last = reused;
    return last;
  };
}

/**
 * Whether rows differ in more than the text of one of them: entries were added, deleted or moved, or one shows
 * something else. Typing changes the text of one row.
 */
export function differBeyondText(before: readonly EntryRow[], after: readonly EntryRow[]): boolean {
  if (before === after) return false;
  if (before.length !== after.length) return true;
  const changed = after.filter((row, at) => row !== before[at]);
  const [row] = changed;
  if (!row || changed.length > 1) return changed.length > 1;
  return !sameRow({ ...row, text: '' }, { ...(before[after.indexOf(row)] ?? blank), text: '' });
}

/** One array for every empty list, so that a selector returns the same value. */
const noRows: readonly EntryRow[] = [];

/**
 * Returns the rows of a list in document order: the same array for the same list and, except for unknowns, the same row
 * for the same entry.
 */
export function entryRows(document: JsonObject, list: ListName): readonly EntryRow[] {
  const entries = listOf(document, list);
  return entries.length === 0 ? noRows : rowsOf(entries, list);
}

const rowsOf = byIdentity((entries: readonly JsonValue[], list: ListName): readonly EntryRow[] =>
  entries.map((raw, index) => {
    if (list !== 'unknowns') return rowOf(raw, list);
    return { ...blank, id: `#${String(index + 1)}`, text: typeof raw === 'string' ? raw : '' };
  }),
);
