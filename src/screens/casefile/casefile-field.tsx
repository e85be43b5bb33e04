/** A field of the casefile, of an observation or of an actor: title and help from the schema, with its findings. */
import { useEffect, useMemo, type ReactNode } from 'react';
import { fieldEntryId } from '../../core/reference/field-ids.ts';
import { pointer } from '../../core/json/pointer.ts';
import type { Actor, Casefile, Observation } from '../../core/casefile/types.generated.ts';
import type { GradeField } from '../../core/workspace/grade-edits.ts';
import type { Finding } from '../../core/rules/finding.ts';
import schema from '../../schema/casefile.schema.json' with { type: 'json' };
import { useDraft, useStores, useView } from '../../shared/context.tsx';
import type { ViewStore } from '../../desk/view-store.ts';
import { Frame, type ControlProps, type FrameProps } from '../../shared/field/field-frame.tsx';
import { TextArea } from '../../shared/field/text-area.tsx';
import { useSetField } from './use-casefile.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { DateInput } from '../../shared/field/date-input.tsx';

const { actor, observation } = schema.$defs;

/** The object that a field belongs to. */
export type CasefilePart =
  | { readonly kind: 'casefile'; readonly name: keyof Casefile }
  | {
      readonly kind: 'observation';
      readonly index: number;
      readonly name: keyof Observation;
      readonly field?: GradeField;
    }
  | { readonly kind: 'actor'; readonly index: number; readonly name: keyof Actor; readonly field?: GradeField };

/** Returns the path of a field in the casefile. */
function casefilePath(part: CasefilePart): readonly (string | number)[] {
  if (part.kind === 'casefile') return [part.name];
  return [`${part.kind}s`, part.index, part.name, ...(part.field === undefined ? [] : [part.field])];
}

/** Returns title and description of a field. */
export function wordsOf(part: CasefilePart): { readonly title: string; readonly description: string } {
  if (part.kind !== 'casefile' && part.field !== undefined) return schema.$defs[part.field];
  switch (part.kind) {
    case 'casefile':
      return schema.properties[part.name];
    case 'observation':
      return observation.properties[part.name];
    case 'actor':
      return actor.properties[part.name];
  }
}

const none: readonly Finding[] = [];

/** Returns the findings about a field. The checker has none about the casefile as a whole. */
function useFieldFindings(part: CasefilePart, field: string): readonly Finding[] {
  const entry = part.kind === 'casefile' ? undefined : `casefile:${pointer(`${part.kind}s`, part.index)}`;
  const all = useDraft(({ check }) => (entry === undefined ? none : check.at(entry)));
  return useMemo(
    () => (all.length === 0 ? none : all.filter(({ path }) => path === field || path.startsWith(`${field}/`))),
    [all, field],
  );
}

/**
 * The last request for the focus that each view carried out. It stays in the view, and its field can be shown again.
 */
const lastFocused = new WeakMap<ViewStore, number>();

/** Moves the focus to a control once, when another part of the screen, such as the findings, requests its field. */
function useFocusRequest(field: string, id: string): void {
  const { view } = useStores();
  const serial = useView(({ focus }) =>
    focus && (focus.field === field || focus.field.startsWith(`${field}/`)) ? focus.serial : 0,
  );
  useEffect(() => {
    const control = document.getElementById(id);
    if (!control || serial <= (lastFocused.get(view) ?? 0)) return;
    lastFocused.set(view, serial);
    control.focus();
  }, [view, serial, id]);
}

interface CasefileFieldProps extends Pick<FrameProps, 'names' | 'aside' | 'counter' | 'problem' | 'below'> {
  readonly part: CasefilePart;
  /** The purpose of the field, if it is not the schema's description. */
  readonly help?: string;
  readonly children: (control: ControlProps) => ReactNode;
}

export function CasefileField({ part, ...rest }: CasefileFieldProps) {
  const field = pointer(...casefilePath(part));
  const id = `casefile${field.replaceAll('/', '-')}`;
  const { title, description } = wordsOf(part);
  useFocusRequest(field, id);
  return (
    <Frame
      id={id}
      title={title}
      help={description}
      entryId={fieldEntryId(part.kind, pointer(...casefilePath(part).slice(part.kind === 'casefile' ? 0 : 2)))}
      field={field}
      findings={useFieldFindings(part, field)}
      {...rest}
    />
  );
}

// The field for a text of the casefile, on one line.

interface CasefileTextProps {
  readonly part: CasefilePart;
  /** Null for none. */
  readonly value: string | null;
  /** What is stored if the field is empty: null where the file format requires it. */
  readonly empty?: '' | null;
  readonly placeholder?: string;
  /** The language of a text that is a source’s. */
  readonly lang?: string | undefined;
  /** For URLs and codes. */
  readonly mono?: boolean;
  readonly aside?: ReactNode;
  /** Returns what is wrong with a text, as a sentence. */
  readonly problemOf?: (text: string) => string | undefined;
}

export function CasefileText({
  part,
  value,
  empty = '',
  placeholder,
  lang,
  mono,
  aside,
  problemOf,
}: CasefileTextProps) {
  const setField = useSetField();
  return (
    <CasefileField part={part} aside={aside} problem={value === null ? undefined : problemOf?.(value)}>
      {(control) => (
        <TextArea
          {...control}
          single
          mono={mono ?? false}
          placeholder={placeholder ?? ''}
          lang={lang}
          value={value ?? ''}
          onText={(text) => setField(casefilePath(part), text === '' ? empty : text, wordsOf(part).title)}
        />
      )}
    </CasefileField>
  );
}

// The field for a date of an observation: when it was published or retrieved.

interface CasefileDateProps {
  readonly observation: Observation;
  readonly index: number;
  readonly name: 'published_at' | 'retrieved_at';
}

const pickLabels = { published_at: 'Pick publication date', retrieved_at: 'Pick retrieval date' } as const;

export function CasefileDate({ observation, index, name }: CasefileDateProps) {
  const run = useDispatchAndTell();
  const part = { kind: 'observation', index, name } as const;
  const { title } = wordsOf(part);
  const path = pointer('casefile', 'observations', index, name);
  // By number, because a text that is not stored yet belongs to the observation and not to its place in the list.
  const own = `casefile ${String(observation.observation_id)} ${name}`;
  return (
    <CasefileField part={part}>
      {(control) => (
        <DateInput
          control={control}
          path={own}
          value={observation[name]}
          edge="moment"
          pickLabel={pickLabels[name]}
          onWrite={(value, how) =>
            run(
              { type: 'set', path, value },
              how === 'typing' ? { label: `typing in ${title}`, group: path } : { label: `set ${title}` },
            )
          }
          onClear={() => run({ type: 'set', path, value: null }, { label: `clear ${title}` })}
        />
      )}
    </CasefileField>
  );
}
