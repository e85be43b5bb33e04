/** The hooks with which a field reads its value and findings from the document, and edits it. */
import { useCallback, useMemo, useSyncExternalStore, type FocusEvent } from 'react';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../core/json/json.ts';
import { childAt, parentOf, parsePointer, pointer, type Pointer, valueAt } from '../../../core/json/pointer.ts';
import { isMissing } from '../../../core/check/levels.ts';
import type { Finding } from '../../../core/rules/finding.ts';
import { useDispatchAndTell, type DispatchAndTell } from '../../../shared/dispatch-and-tell.ts';
import { useDraft } from '../../../shared/context.tsx';
import type { OpenDraft } from '../../../desk/desk-store.ts';
import type { StepLabel } from '../../../desk/history.ts';
import { usePlace, useTouched } from './place.tsx';
import { byIdentity } from '../../../core/json/by-identity.ts';
import { grouped } from '../../../core/json/grouped.ts';
import { formKinds, formSchemas, type FormKind, type SchemaNode } from '../form/form-schemas.ts';
import type { Edit } from '../../../core/workspace/workspace.ts';

/** Returns the value of a field of the entry, exactly as in the document; undefined if it has none. */
export function useValue(field: Pointer): JsonValue | undefined {
  return useFieldValue(field, identity);
}

const identity = (value: JsonValue | undefined): JsonValue | undefined => value;

/**
 * Returns a selection from a field's value. The component renders again only if the result is a different object or
 * value. `select` may be a new function in each rendering.
 */
export function useFieldValue<Result>(field: Pointer, select: (value: JsonValue | undefined) => Result): Result {
  const { base } = usePlace();
  const tokens = useMemo(() => parsePointer(base + field), [base, field]);
  return useDraft(({ workspace }) => select(tokens.reduce<JsonValue | undefined>(childAt, workspace.assessment)));
}

const none: readonly Finding[] = [];

/** Returns the findings that a field shows; the same list while they do not change. */
export function useFieldFindings(field: Pointer): readonly Finding[] {
  const { kind, base } = usePlace();
  const select = useMemo(
    () => keepEqual(({ check }: OpenDraft) => findingsByField(check.at(base), kind, base).get(field) ?? none),
    [kind, base, field],
  );
  return useDraft(select);
}

/** Returns true if missing values of a field are only noted: in a new entry, until the field is left. */
export function useQuiet(field: Pointer): boolean {
  const { base, asNew } = usePlace();
  const touched = useTouched();
  const wasLeft = useSyncExternalStore(touched.subscribe, () => touched.has(base + field));
  return asNew && !wasLeft;
}

/**
 * Returns the field's findings that only say that something is not filled in yet; the same list while they do not
 * change, whatever is typed. Empty unless `quiet`.
 */
export function useMissing(field: Pointer, findings: readonly Finding[], quiet: boolean): readonly Finding[] {
  const { base } = usePlace();
  const select = useMemo(() => missingAt(base + field, quiet ? findings : none), [base, field, findings, quiet]);
  return useDraft(select);
}

function missingAt(at: Pointer, findings: readonly Finding[]): (draft: OpenDraft) => readonly Finding[] {
  if (findings.length === 0) return () => none;
  return keepEqual(({ workspace }) => {
    const value = valueAt(workspace.assessment, at);
    return findings.filter((finding) => isMissing(finding, valueBelow(value, finding.path.slice(at.length))));
  });
}

/** Returns the value that a finding is about, if the field's value is an object, or else the field's value. */
function valueBelow(value: JsonValue | undefined, below: Pointer): JsonValue | undefined {
  return below === '' || !isJsonObject(value) ? value : valueAt(value, below);
}

const noNames: readonly string[] = [];

/** Returns the names of the entry's actor in the casefile. */
export function useActorNames(): readonly string[] {
  const { base } = usePlace();
  return useDraft(({ workspace }) => {
    const actorId = valueAt(workspace.assessment, `${base}/actor_id`);
    if (typeof actorId !== 'string') return noNames;
    return casefileIndex(workspace.casefile).actor(actorId)?.names ?? noNames;
  });
}

/** Returns a handler for the focus leaving a field, after which the field no longer counts as new. */
export function useLeave(field: Pointer): (event: FocusEvent) => void {
  const { base } = usePlace();
  const touched = useTouched();
  return useCallback(
    ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) touched.add(base + field);
    },
    [touched, base, field],
  );
}

/** The edits of a field. Each call is one edit. */
interface FieldEdits {
  /** Sets a field of the entry. Successive steps with the same group become one in the history. */
  set(field: Pointer, value: JsonValue, step: StepLabel): boolean;
  /** Removes a property or an item. */
  unset(field: Pointer, step: StepLabel): boolean;
  readonly run: DispatchAndTell;
}

/** Returns the edits of the entry that the calling component belongs to. */
export function useEdits(): FieldEdits {
  const { base } = usePlace();
  const run = useDispatchAndTell();
  return useMemo(
    () => ({
      set: (field, value, step) => run(({ assessment }) => setEdit(assessment, base + field, value), step),
      unset: (field, step) => run({ type: 'unset', path: `/assessment${base}${field}` }, step),
      run,
    }),
    [base, run],
  );
}

/** Returns the history step for typing in a field. Successive keystrokes become one step. */
export function typing(title: string, path: Pointer): StepLabel {
  return { label: `typing in ${title}`, group: path };
}

/**
 * Properties whose findings another field shows: a claim's source is one field on the screen and several in the
 * document.
 */
const shownElsewhere: Readonly<Partial<Record<FormKind, Readonly<Record<Pointer, Pointer>>>>> = {
  claims: { '/passage_id': '/span', '/actual': '/span' },
};

/** Objects that are one field on the screen. */
const wholes: Readonly<Partial<Record<FormKind, readonly Pointer[]>>> = { claims: ['/span'] };

function fieldsOf(kind: FormKind, schema: SchemaNode, at: Pointer): Pointer[] {
  const { properties } = schema;
  if (!properties || wholes[kind]?.includes(at)) return [at];
  return [
    at,
    ...Object.entries(properties).flatMap(([name, child]) =>
      isJsonObject(child) ? fieldsOf(kind, child, at + pointer(name)) : [],
    ),
  ];
}

const fields = new Map(formKinds.map((kind) => [kind, new Set(fieldsOf(kind, formSchemas[kind], ''))]));

/**
 * Returns the field of the form that shows findings about `path`, a pointer below the entry. '' is the entry as a
 * whole.
 */
export function fieldShowing(kind: FormKind, path: Pointer): Pointer {
  let at = path;
  while (at !== '' && !fields.get(kind)?.has(at)) at = parentOf(at);
  return shownElsewhere[kind]?.[at] ?? at;
}

type ByField = ReadonlyMap<Pointer, readonly Finding[]>;

/** Returns an entry's findings by the field that shows them. Cached by the identity of the list. */
export const findingsByField = byIdentity((findings: readonly Finding[], kind: FormKind, base: Pointer): ByField =>
  grouped(findings, ({ path }) => fieldShowing(kind, path.slice(base.length))),
);

/** Wraps a selector so that it returns the same list while the items are the same. */
export function keepEqual<State, Item>(select: (state: State) => readonly Item[]): (state: State) => readonly Item[] {
  let last: readonly Item[] = [];
  return (state) => {
    const next = select(state);
    const same = next.length === last.length && next.every((item, index) => item === last[index]);
    if (!same) last = next;
    return last;
  };
}

/**
 * Returns the edit that sets a field of the assessment. Missing parent objects are created. Existing objects are not
 * replaced, so that the edit affects the smallest possible part.
 */
export function setEdit(assessment: JsonObject, path: Pointer, value: JsonValue): Edit {
  const parent = parentOf(path);
  if (parent === '' || valueAt(assessment, parent) !== undefined) {
    return { type: 'set', path: `/assessment${path}`, value };
  }
  const name = parsePointer(path).at(-1) ?? '';
  return setEdit(assessment, parent, Object.fromEntries([[name, value]]));
}

/** Returns the edit that appends values to a list of the assessment. A missing list is created, with its parents. */
export function appendEdit(assessment: JsonObject, path: Pointer, values: readonly JsonValue[]): Edit {
  const list = valueAt(assessment, path);
  if (!isJsonArray(list)) return setEdit(assessment, path, values);
  return { type: 'insert', path: `/assessment${path}`, index: list.length, values };
}
