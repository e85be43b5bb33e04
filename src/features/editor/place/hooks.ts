import { useCallback, useMemo, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { isJsonObject, type JsonValue } from '../../../core/assessment/json.ts';
import { childAt, parsePointer, valueAt, type Pointer } from '../../../core/assessment/pointer.ts';
import type { Finding } from '../../../core/rules/finding.ts';
import { useDispatchAndTell, type DispatchAndTell } from '../../../shared/dispatch-and-tell.ts';
import { useDraft } from '../../../store/context.tsx';
import type { OpenDraft } from '../../../store/desk-store.ts';
import type { StepLabel } from '../../../store/history.ts';
import { findingsByField } from './findings-by-field.ts';
import { keepEqual } from './keep-equal.ts';
import { isMissing } from './missing.ts';
import { usePlace, useTouched } from './place.tsx';
import { setEdit } from './set-edit.ts';

/** The value of a field of the entry, exactly as the document has it; undefined where it has none. */
export function useValue(field: Pointer): JsonValue | undefined {
  return useAbout(field, itself);
}

const itself = (value: JsonValue | undefined): JsonValue | undefined => value;

/**
 * What is asked of a field's value: the component renders again only where the answer is another one, by identity.
 * `ask` may be made anew with each rendering.
 */
export function useAbout<Answer>(field: Pointer, ask: (value: JsonValue | undefined) => Answer): Answer {
  const { base } = usePlace();
  const tokens = useMemo(() => parsePointer(base + field), [base, field]);
  return useDraft(({ workspace }) => ask(tokens.reduce<JsonValue | undefined>(childAt, workspace.assessment)));
}

const none: readonly Finding[] = [];

/** The findings that a field shows; the same list for as long as they are the same. */
export function useFieldFindings(field: Pointer): readonly Finding[] {
  const { kind, base } = usePlace();
  const select = useMemo(
    () => keepEqual(({ check }: OpenDraft) => findingsByField(check.at(base), kind, base).get(field) ?? none),
    [kind, base, field],
  );
  return useDraft(select);
}

/** Whether what is missing in a field is said quietly: that of a new entry is, until the field is left. */
export function useQuiet(field: Pointer): boolean {
  const { base, asNew } = usePlace();
  const touched = useTouched();
  const left = useSyncExternalStore(touched.subscribe, () => touched.has(base + field));
  return asNew && !left;
}

/**
 * Which of a field's findings only say that something has not been filled in yet; the same list for as long as they are
 * the same, whatever is typed. None where nothing is to be said quietly.
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

/** The value that a finding is about, where the field's is an object; else the field's. */
function valueBelow(value: JsonValue | undefined, below: Pointer): JsonValue | undefined {
  return below === '' || !isJsonObject(value) ? value : valueAt(value, below);
}

/** What to do when the focus moves: a field that is left is no longer new. */
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

/** A text that is typed and not yet in the document; it is still there when the entry is shown again. */
export function useUnfinished(field: Pointer): readonly [text: string, setText: (text: string) => void] {
  const { base } = usePlace();
  const { unfinished } = useTouched();
  const [text, setText] = useState(() => unfinished.get(base + field) ?? '');
  return [
    text,
    (next) => {
      unfinished.set(base + field, next);
      setText(next);
    },
  ];
}

/** What a field can do to the document; every call is one edit. */
export interface FieldEdits {
  /** Sets a field of the entry. Steps with the same group become one in the history. */
  set(field: Pointer, value: JsonValue, step: StepLabel): boolean;
  /** Removes a property or an item. */
  unset(field: Pointer, step: StepLabel): boolean;
  readonly run: DispatchAndTell;
}

/** The edits of the entry that the calling component belongs to. */
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

/** The history step of typing in a field: keystrokes that follow each other are one. */
export function typing(title: string, path: Pointer): StepLabel {
  return { label: `typing in ${title}`, group: path };
}
