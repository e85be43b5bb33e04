/** The filters of the timeline, by actor, domain and publisher. */
import { useMemo } from 'react';
import { domains } from '../../core/assessment/choices.ts';
import { matrixOf } from '../../core/matrix/matrix.ts';
import type { TimelineFilter } from '../../core/pictures/timeline.ts';
import { actorName } from '../../shared/actor-name.ts';
import { useDraft } from '../../shared/context.tsx';
import { ChoiceField, FilterPopover } from '../../ui/filter-popover.tsx';

/** The select’s value for an unknown publisher. It cannot be an actor ID, which begins with a letter or a digit. */
const unknownPublisher = '-';

export function TimelineFilters({
  filter,
  onFilter,
}: {
  readonly filter: TimelineFilter;
  readonly onFilter: (filter: TimelineFilter) => void;
}) {
  const workspace = useDraft((draft) => draft.workspace);
  const { casefile } = workspace;
  const { actors, publishers } = useMemo(() => {
    const choices = (ids: readonly (string | null | undefined)[]) =>
      [...new Set(ids)]
        .flatMap((id) => (id === undefined || id === '' ? [] : [id]))
        .map((id) => ({
          value: id ?? unknownPublisher,
          title: id === null ? 'Unknown publisher' : actorName(workspace.casefile, id),
        }))
        .sort((one, other) => one.title.localeCompare(other.title, 'en', { numeric: true }));
    const { entries } = matrixOf(workspace);
    return {
      actors: choices(entries.map(({ actor }) => actor)),
      publishers: choices((casefile?.observations ?? []).map(({ publisher_actor_id }) => publisher_actor_id)),
    };
  }, [workspace, casefile]);
  const { actor, domain, publisher } = filter;
  const count = [actor, domain, publisher].filter((value) => value !== undefined).length;
  return (
    <FilterPopover name="Filter timeline" count={count} position="bottom-start" onClear={() => onFilter({})}>
      <ChoiceField
        label="Actor"
        choices={actors}
        value={actor}
        onChange={(value) => onFilter({ ...filter, actor: value })}
      />
      <ChoiceField
        label="Domain"
        choices={domains}
        value={domain}
        onChange={(value) => onFilter({ ...filter, domain: value })}
      />
      <ChoiceField
        label="Publisher"
        choices={publishers}
        value={publisher === null ? unknownPublisher : publisher}
        onChange={(value) => onFilter({ ...filter, publisher: value === unknownPublisher ? null : value })}
      />
    </FilterPopover>
  );
}
