/** The hooks with which a field reads its value and findings from the document, and edits it. */
import { useCallback, useMemo, useSyncExternalStore, type FocusEvent } from 'react';
import { isJsonObject, type JsonValue } from '../../../core/json/json.ts';
import { childAt, parsePointer, valueAt, type Pointer } from '../../../core/json/pointer.ts';
import { isMissing } from '../../../core/check/levels.ts';
import type { Finding } from '../../../core/rules/finding.ts';
import { useDispatchAndTell, type DispatchAndTell } from '../../../shared/dispatch-and-tell.ts';
import { useDraft } from '../../../shared/context.tsx';
import type { OpenDraft } from '../../../store/desk-store.ts';
import type { StepLabel } from '../../../store/history.ts';
import { findingsByField } from './findings-by-field.ts';
import { keepEqual } from './keep-equal.ts';
import { usePlace, useTouched } from './place.tsx';
import { setEdit } from './set-edit.ts';

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
export interface FieldEdits {
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
