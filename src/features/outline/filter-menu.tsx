import { ActionIcon, Button, Checkbox, NativeSelect, Popover, Tooltip } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { ListName } from '../../core/assessment/workspace.ts';
import { useDraft } from '../../store/context.tsx';
import { actorChoices, hasActors, hasState, kindsOf, workflowStates, type Choice } from './choices.ts';
import { countFilters, openQuery, type EntryQuery } from './entry-query.ts';
import classes from './query-bar.module.css';

interface FilterProps {
  readonly list: ListName;
  readonly query: EntryQuery;
  readonly onQuery: (query: EntryQuery) => void;
}

/** The filters of a list, behind one button that says how many are set. */
export function FilterMenu(props: FilterProps) {
  const count = countFilters(props.query);
  const name = count === 0 ? 'Filter' : `Filter, ${String(count)} set`;
  return (
    <Popover position="bottom-end" trapFocus withinPortal>
      <Popover.Target>
        <Tooltip label={name}>
          <ActionIcon
            size="1.875rem"
            variant={count === 0 ? 'default' : 'light'}
            aria-label={name}
            style={{ overflow: 'visible' }}
          >
            <IconFilter size={15} aria-hidden />
            {count > 0 ? <span className={classes.badge}>{count}</span> : null}
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown>
        <Filters {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}

const levelChoices: readonly Choice[] = [
  { value: 'any', title: 'With findings' },
  { value: 'error', title: 'With errors' },
  { value: 'violation', title: 'Violations at worst' },
  { value: 'notice', title: 'Notices at worst' },
  { value: 'none', title: 'Without findings' },
];

function Filters({ list, query, onQuery }: FilterProps) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const kinds = kindsOf[list];
  const observations = (casefile?.observations ?? []).map(({ observation_id, title }) => ({
    value: String(observation_id),
    title: `${String(observation_id)} · ${title}`,
  }));
  const set = (part: Partial<EntryQuery>): void => onQuery({ ...query, ...part });
  return (
    <div className={classes.filters}>
      <Filter
        label="Findings"
        choices={levelChoices}
        value={query.level}
        onChange={(level) => set({ level: level as EntryQuery['level'] })}
      />
      {kinds ? (
        <Filter label={kinds.label} choices={kinds.choices} value={query.kind} onChange={(kind) => set({ kind })} />
      ) : null}
      {hasState(list) ? (
        <Filter
          label="Workflow state"
          choices={workflowStates}
          value={query.state}
          onChange={(state) => set({ state })}
        />
      ) : null}
      {hasActors(list) ? (
        <Filter
          label="Actor"
          choices={actorChoices(casefile)}
          value={query.actor}
          onChange={(actor) => set({ actor })}
        />
      ) : null}
      {list === 'claims' ? (
        <>
          <Filter
            label="Observation"
            choices={observations}
            value={query.observation?.toString()}
            onChange={(id) => set({ observation: id === undefined ? undefined : Number(id) })}
          />
          <Checkbox
            size="xs"
            label="Uncited only"
            checked={query.uncited}
            onChange={(event) => set({ uncited: event.currentTarget.checked })}
          />
        </>
      ) : null}
      <Button
        size="compact-xs"
        variant="subtle"
        disabled={countFilters(query) === 0}
        onClick={() => onQuery({ ...openQuery, text: query.text, sort: query.sort })}
      >
        Clear filters
      </Button>
    </div>
  );
}

interface OneFilterProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

function Filter({ label, choices, value, onChange }: OneFilterProps) {
  return (
    <NativeSelect
      size="xs"
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    >
      <option value="">All</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.title}
        </option>
      ))}
    </NativeSelect>
  );
}
