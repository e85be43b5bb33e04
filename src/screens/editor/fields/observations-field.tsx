/** The fields for one observation and for several, chosen among those of the casefile. */
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
import { appendEdit } from '../place/hooks.ts';
import classes from './observations-field.module.css';
import { numberOf, type EntryFieldProps } from './rjsf-field.tsx';
import { useField } from './use-field.ts';
import { showDirections } from '../../../core/text/directions.ts';
import { useClaimLanguage } from '../../../shared/use-span-words.ts';
import { PickBox, type PickOption } from '../../../ui/pick-box.tsx';

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
    <li>
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

/** Returns the number and title of an observation, in one line. */
export function observationLabel(observation_id: number, title: string | undefined): string {
  return title ? `${String(observation_id)} · ${showDirections(title)}` : String(observation_id);
}

function optionOf({ observation_id, title, published_at }: Observation): PickOption {
  return {
    value: String(observation_id),
    label: observationLabel(observation_id, title),
    content: (
      <span className={classes.option}>
        <span className={classes.optionNumber}>{observation_id}</span>
        <span dir="auto">
          <ObservationText number={observation_id} text={title === '' ? 'Untitled' : title} />
        </span>
        {published_at ? <span className={classes.optionDate}>{published_at.slice(0, 10)}</span> : null}
      </span>
    ),
  };
}

/** The observation of a claim, chosen by number and title. */
export function ObservationField(props: EntryFieldProps) {
  const { field } = props;
  const { value, edits, title, choose, frame } = useField(props);
  const observations = useDraft(({ workspace }) => workspace.casefile?.observations ?? noObservations);
  const options = useMemo(() => observations.map(optionOf), [observations]);
  const language = useClaimLanguage({ observation_id: typeof value === 'number' ? value : undefined });
  const number = typeof value === 'number' ? value : undefined;
  const chosen = options.find((option) => option.value === String(number));
  const aside =
    number !== undefined && !chosen ? <span className={classes.optionNote}>not in the casefile</span> : null;
  const remove = (): boolean => edits.unset(field, { label: `remove ${title}` });
  const wrong =
    value === undefined || number !== undefined
      ? undefined
      : {
          expected: 'the number of an observation',
          replacements: [{ title: 'Choose an observation', onReplace: remove }],
        };
  return (
    <FieldFrame {...frame} aside={aside} wrong={wrong}>
      {(control) => (
        <PickBox
          {...control}
          shown={chosen?.label ?? (number === undefined ? '' : String(number))}
          chosen={chosen?.value}
          lang={language}
          options={options}
          onPick={(picked) => choose(Number(picked))}
          placeholder="Search by number or title"
          empty="The casefile has no observations yet. Add one in Casefile."
        />
      )}
    </FieldFrame>
  );
}

/** One line of the list of observations, from the casefile or only from the document. */
interface ObservationLine {
  /** The observation's number; undefined for an item that is not a number. */
  readonly number: number | undefined;
  readonly title: string | undefined;
  readonly date: string | undefined;
  /** Its index in `observation_ids`; undefined if it is not listed. */
  readonly listedAt: number | undefined;
  /** The document's value, for an item that is not a number. */
  readonly raw: JsonValue | undefined;
  readonly inCasefile: boolean;
}

/**
 * Returns every observation that is or could be listed: the casefile's, in its order, then those that only the document
 * lists. A duplicate item has its own line, so that it can be removed.
 */
export function observationLines(
  listed: readonly JsonValue[],
  observations: readonly Observation[],
): readonly ObservationLine[] {
  const fromCasefile = observations.map(({ observation_id, title, published_at }): ObservationLine => {
    const at = listed.indexOf(observation_id);
    return {
      number: observation_id,
      title,
      date: published_at?.slice(0, 10),
      listedAt: at < 0 ? undefined : at,
      raw: undefined,
      inCasefile: true,
    };
  });
  const shown = new Set(fromCasefile.map(({ listedAt }) => listedAt));
  const others = listed.flatMap((item, at): ObservationLine[] => {
    if (shown.has(at)) return [];
    const number = typeof item === 'number' ? item : undefined;
    const { title } = observations.find(({ observation_id }) => observation_id === number) ?? {};
    return [
      {
        number,
        title,
        date: undefined,
        listedAt: at,
        raw: number === undefined ? item : undefined,
        inCasefile: title !== undefined,
      },
    ];
  });
  return [...fromCasefile, ...others];
}
