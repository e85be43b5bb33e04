/** The field for the observations that the assessment uses, as a checklist that can be searched if it is long. */
import { useMemo, useState } from 'react';
import { isJsonArray, type JsonValue } from '../../../core/json/json.ts';
import type { Observation } from '../../../core/casefile/types.generated.ts';
import { useCanWrite, useDraft } from '../../../shared/context.tsx';
import { ObservationText } from '../../../shared/observation-text.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { Writable } from '../../../ui/writable.tsx';
import { shortJson } from '../field/describe-json.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { usePlace } from '../place/place.tsx';
import { appendEdit } from '../place/set-edit.ts';
import { observationLines, type ObservationLine } from './listed-observations.ts';
import classes from './observations-field.module.css';
import { numberOf, type EntryFieldProps } from './rjsf-field.tsx';
import { useField } from './use-field.ts';

const noItems: readonly JsonValue[] = [];
const noObservations: readonly Observation[] = [];

/** From this number of lines on, the list can be searched. */
const searchableFrom = 12;

function nameOf(line: ObservationLine): string {
  if (line.raw !== undefined) return shortJson(line.raw);
  return line.title === undefined || line.title === '' ? `Observation ${String(line.number)}` : line.title;
}

function Line({ line, onToggle }: { readonly line: ObservationLine; readonly onToggle: () => void }) {
  const checked = line.listedAt !== undefined;
  return (
    <li className={classes.line}>
      <label className={classes.choice}>
        <input type="checkbox" checked={checked} onChange={onToggle} />
        <span className={classes.number}>{line.number ?? '?'}</span>
        <span className={classes.title} dir="auto">
          <ObservationText number={line.number} text={nameOf(line)} />
        </span>
        {line.inCasefile ? null : <span className={classes.note}>not in the casefile</span>}
        {line.date ? <span className={classes.date}>{line.date}</span> : null}
      </label>
    </li>
  );
}

function ObservationList(props: {
  readonly items: readonly JsonValue[];
  readonly onToggle: (line: ObservationLine) => void;
}) {
  const { items, onToggle } = props;
  const canWrite = useCanWrite();
  const [search, setSearch] = useState('');
  const observations = useDraft(({ workspace }) => workspace.casefile?.observations ?? noObservations);
  const lines = useMemo(() => observationLines(items, observations), [items, observations]);
  const wanted = search.trim().toLowerCase();
  const shown = lines.filter((line) => `${String(line.number)} ${nameOf(line)}`.toLowerCase().includes(wanted));
  if (lines.length === 0) {
    return (
      <p className={classes.empty}>
        No observations yet. Add one in Casefile. When you create a claim from its passage, the observation is listed
        here.
      </p>
    );
  }
  return (
    <>
      {lines.length >= searchableFrom ? (
        <SearchBox label="Search observations" placeholder="Search observations" value={search} onSearch={setSearch} />
      ) : null}
      <Writable canWrite={canWrite}>
        <ul className={classes.list}>
          {shown.map((line) => (
            <Line
              key={`${String(line.number)} ${String(line.inCasefile ? '' : line.listedAt)}`}
              line={line}
              onToggle={() => onToggle(line)}
            />
          ))}
        </ul>
      </Writable>
      {shown.length === 0 ? <p className={classes.empty}>No observations match your search.</p> : null}
    </>
  );
}

export function ObservationsField(props: EntryFieldProps) {
  const { field, schema } = props;
  const { value, edits, replacement, frame } = useField(props);
  const { base } = usePlace();
  const items = isJsonArray(value) ? value : noItems;
  const toggle = (line: ObservationLine): void => {
    const name = line.raw === undefined ? `observation ${String(line.number)}` : shortJson(line.raw);
    const step = { label: `${line.listedAt === undefined ? 'add' : 'remove'} ${name}` };
    if (line.listedAt !== undefined) edits.unset(`${field}/${String(line.listedAt)}`, step);
    else if (line.number !== undefined) {
      const { number } = line;
      edits.run(({ assessment }) => appendEdit(assessment, base + field, [number]), step);
    }
  };
  const limit = numberOf(schema, 'maxItems');
  const isList = value === undefined || isJsonArray(value);
  const wrong = { expected: 'a list of numbers', replacements: [replacement('Replace with empty list', [])] };
  return (
    <FieldFrame
      {...frame}
      names="group"
      aside={<span className={classes.count}>{`${String(items.length)} of ${String(limit)} listed`}</span>}
      wrong={isList ? undefined : wrong}
    >
      {() => <ObservationList items={items} onToggle={toggle} />}
    </FieldFrame>
  );
}
