/** In the bar above the outline's entries: a button that opens the filters of a list and shows how many are active. */
import { showDirections } from '../../core/text/directions.ts';
import { Checkbox } from '@mantine/core';
import { workflowStates } from '../../core/assessment/choices.ts';
import type { ListName } from '../../core/assessment/view.ts';
import { levelFilters, type LevelFilter } from '../../core/check/levels.ts';
import { useDraft } from '../../shared/context.tsx';
import { ChoiceField, FilterPopover } from '../../ui/filter-popover.tsx';
import { actorChoices, hasActors, hasState, kindsOf } from './choices.ts';
import { countFilters, openQuery, type EntryQuery } from './entry-query.ts';

interface FilterProps {
  readonly list: ListName;
  readonly query: EntryQuery;
  readonly onQuery: (query: EntryQuery) => void;
}

export function FilterMenu(props: FilterProps) {
  const { query, onQuery } = props;
  return (
    <FilterPopover
      name="Filter"
      count={countFilters(query)}
      position="bottom-end"
      onClear={() => onQuery({ ...openQuery, text: query.text, sort: query.sort })}
    >
      <Filters {...props} />
    </FilterPopover>
  );
}

function Filters({ list, query, onQuery }: FilterProps) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const kinds = kindsOf[list];
  const observations = (casefile?.observations ?? []).map(({ observation_id, title, language }) => ({
    value: String(observation_id),
    lang: language ?? '',
    title: `${String(observation_id)} · ${showDirections(title)}`,
  }));
  const set = (part: Partial<EntryQuery>): void => onQuery({ ...query, ...part });
  return (
    <>
      <ChoiceField
        label="Findings"
        choices={levelFilters}
        value={query.level}
        onChange={(level) => set({ level: level as LevelFilter | undefined })}
      />
      {kinds ? (
        <ChoiceField
          label={kinds.label}
          choices={kinds.choices}
          value={query.kind}
          onChange={(kind) => set({ kind })}
        />
      ) : null}
      {hasState(list) ? (
        <ChoiceField
          label="Workflow state"
          choices={workflowStates}
          value={query.state}
          onChange={(state) => set({ state })}
        />
      ) : null}
      {hasActors(list) ? (
        <ChoiceField
          label="Actor"
          choices={actorChoices(casefile)}
          value={query.actor}
          onChange={(actor) => set({ actor })}
        />
      ) : null}
      {list === 'claims' ? (
        <>
          <ChoiceField
            label="Observation"
            choices={observations}
            value={query.observation?.toString()}
            onChange={(id) => set({ observation: id === undefined ? undefined : Number(id) })}
          />
          <Checkbox
            size="xs"
            label="Not cited only"
            checked={query.uncited}
            onChange={(event) => set({ uncited: event.currentTarget.checked })}
          />
        </>
      ) : null}
    </>
  );
}
