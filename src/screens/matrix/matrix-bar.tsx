/** The bar above the matrix: its counts, search, filters, sort orders and panels. */
import { Button, Checkbox, Tooltip, TextInput } from '@mantine/core';
import { IconArrowsExchange, IconCircleDashed, IconNeedleThread, IconSearch } from '@tabler/icons-react';
import type { EvidenceMatrix } from '../../core/matrix/matrix.ts';
import { countExclusions, noExclusions } from '../../core/matrix/exclusions.ts';
import {
  countFilters,
  actorsOf,
  allClaims,
  allEntries,
  type ClaimOrder,
  type ClaimQuery,
  type EntryOrder,
  type EntryQuery,
  withoutFilters,
  type MatrixView,
  type PanelName,
} from './matrix-view.ts';
import { claimGapWords, entryGapWords } from './use-gaps.ts';
import classes from './panel.module.css';
import cells from './grid.module.css';
import { counted } from '../../core/json/words.ts';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { useMemo, type ReactNode } from 'react';
import { casefileIndex, languageOfObservationTitle } from '../../core/casefile/lookup.ts';
import { claimKinds, domains, representations, workflowStates, type Choice } from '../../core/assessment/choices.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { actorName } from '../../shared/actor-name.ts';
import { useDraft } from '../../shared/context.tsx';
import { ChoiceField, FilterPopover, SortMenu } from '../../ui/filter-popover.tsx';
import { levelFilters, type LevelFilter } from '../../core/check/levels.ts';
import { searchProps } from '../../ui/search-props.ts';
import { observationName, publisherName } from './sentences.ts';

interface MatrixBarProps {
  readonly matrix: EvidenceMatrix;
  /** Undefined while the check is running. */
  readonly shown: { readonly claims: readonly unknown[]; readonly entries: readonly unknown[] } | undefined;
  readonly view: MatrixView;
  readonly onView: (part: Partial<MatrixView>) => void;
  readonly narrow: boolean;
}

export function MatrixBar({ matrix, shown, view, onView, narrow }: MatrixBarProps) {
  const panel = (name: PanelName): void => onView({ panel: view.panel === name ? null : name });
  return (
    <ScreenHead title="Evidence matrix">
      <ClaimAxis
        matrix={matrix}
        shown={shown?.claims.length}
        query={view.claims}
        onQuery={(claims) => onView({ claims })}
      />
      <EntryAxis
        matrix={matrix}
        shown={shown?.entries.length}
        query={view.entries}
        onQuery={(entries) => onView({ entries })}
      />
      <Checkbox
        size="xs"
        label="Linked only"
        checked={view.linked}
        onChange={(event) => onView({ linked: event.currentTarget.checked })}
      />
      <div className={classes.push}>
        {narrow ? null : (
          <Tooltip label="Swap rows and columns">
            <Button
              size="compact-sm"
              variant="default"
              aria-pressed={view.swapped}
              leftSection={<IconArrowsExchange size={15} aria-hidden />}
              onClick={() => onView({ swapped: !view.swapped })}
            >
              Swap axes
            </Button>
          </Tooltip>
        )}
        <PanelButton icon={<IconCircleDashed size={15} aria-hidden />} name="gaps" view={view} onPress={panel}>
          Gaps
        </PanelButton>
        <PanelButton icon={<IconNeedleThread size={15} aria-hidden />} name="what-if" view={view} onPress={panel}>
          What if…
        </PanelButton>
      </div>
      <ActiveLimits view={view} onView={onView} />
      {narrow ? null : <Legend links={matrix.linkCount} />}
    </ScreenHead>
  );
}

interface PanelButtonProps {
  readonly icon: React.ReactNode;
  readonly name: PanelName;
  readonly view: MatrixView;
  readonly onPress: (name: PanelName) => void;
  readonly children: string;
}

function PanelButton({ icon, name, view, onPress, children }: PanelButtonProps) {
  const open = view.panel === name;
  return (
    <Button
      size="compact-sm"
      variant={open ? 'light' : 'default'}
      aria-expanded={open}
      leftSection={icon}
      onClick={() => onPress(name)}
    >
      {children}
    </Button>
  );
}

/** Says that filters or exclusions are active, with buttons to clear them. */
function ActiveLimits({ view, onView }: Pick<MatrixBarProps, 'view' | 'onView'>) {
  const { claims, entries, linked } = view;
  const excludedCount = countExclusions(view.off);
  const filtered = [claims, entries].some(
    (query) => query.text.trim() !== '' || query.gap !== undefined || countFilters(query) > 0,
  );
  const gaps = [
    ...(entries.gap ? [`entries: ${entryGapWords[entries.gap].title.toLowerCase()}`] : []),
    ...(claims.gap ? [`claims: ${claimGapWords[claims.gap].title.toLowerCase()}`] : []),
  ];
  if (!filtered && !linked && excludedCount === 0) return null;
  return (
    <div className={classes.narrowed}>
      {filtered || linked ? (
        <>
          <span>{gaps.length > 0 ? `Filtered view (${gaps.join('; ')}).` : 'Filtered view.'}</span>
          <Button size="compact-xs" variant="default" onClick={() => onView(withoutFilters(view))}>
            Clear filters
          </Button>
        </>
      ) : null}
      {excludedCount > 0 ? (
        <>
          <span>{excludedCount} excluded in this view. Your draft is not changed.</span>
          <Button size="compact-xs" variant="default" onClick={() => onView({ off: noExclusions })}>
            Include all
          </Button>
        </>
      ) : null}
    </div>
  );
}

/** The meaning of the marks, and the keys. */
function Legend({ links }: { readonly links: number }) {
  return (
    <ul className={classes.legend} aria-label="Legend">
      <li>{counted(links, 'link')}:</li>
      <li>
        <span className={cells.mark} data-effect="supports" /> supports
      </li>
      <li>
        <span className={cells.mark} data-effect="contradicts" /> contradicts
      </li>
      <li>
        <span className={cells.mark} data-effect="both" /> both
      </li>
      <li>S supports · C contradicts · Space preview · ? all keys</li>
    </ul>
  );
}

interface AxisProps<Query> {
  readonly matrix: EvidenceMatrix;
  /** How many are shown; undefined while the check is running. */
  readonly shown: number | undefined;
  readonly query: Query;
  readonly onQuery: (query: Query) => void;
}

const claimOrders: Readonly<Record<ClaimOrder, string>> = {
  document: 'Document order',
  id: 'ID',
  position: 'Position in passage',
  actor: 'Actor',
  kind: 'Claim kind',
  publisher: 'Publisher',
  findings: 'Findings, highest level first',
};

const entryOrders: Readonly<Record<EntryOrder, string>> = {
  document: 'Document order',
  id: 'ID',
  actor: 'Actor',
  domain: 'Domain',
  state: 'Workflow state',
  findings: 'Findings, highest level first',
};

/** The select's value for an unknown publisher. It cannot be an actor ID, which begins with a letter or a digit. */
const unknownPublisher = '-';

/** Turns values into choices, sorted by title. */
function choicesOf<Value>(
  values: Iterable<Value>,
  valueOf: (value: Value) => string,
  titleOf: (value: Value) => string,
) {
  const choices = Array.from(new Set(values), (value) => ({ value: valueOf(value), title: titleOf(value) }));
  return choices.sort((one, other) => one.title.localeCompare(other.title, 'en', { numeric: true }));
}

function actorChoices(ids: readonly string[], casefile: Casefile | null) {
  return choicesOf(ids, String, (id) => actorName(casefile, id));
}

function claimChoices({ claims }: EvidenceMatrix, casefile: Casefile | null) {
  const observations = claims.flatMap(({ claim }) => claim.observation_id ?? []);
  const publishers = claims.flatMap(({ publisher }) => (publisher === undefined ? [] : [publisher]));
  return {
    actors: actorChoices(claims.flatMap(actorsOf), casefile),
    observations: choicesOf(observations, String, (number) => observationName(casefile, number)).map((choice) => ({
      ...choice,
      lang: languageOfObservationTitle(casefileIndex(casefile).observation(Number(choice.value))),
    })),
    publishers: choicesOf(
      publishers,
      (id) => id ?? unknownPublisher,
      (id) => publisherName(casefile, id),
    ),
  };
}

/** Search, filters and sort order of the claims. */
function ClaimAxis({ matrix, shown, query, onQuery }: AxisProps<ClaimQuery>) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const choices = useMemo(() => claimChoices(matrix, casefile), [matrix, casefile]);
  const set = (part: Partial<ClaimQuery>): void => onQuery({ ...query, ...part });
  const { observation, publisher } = query;
  return (
    <AxisBar
      what="claims"
      shown={shown}
      all={matrix.claims.length}
      query={query}
      set={set}
      orders={claimOrders}
      onClear={() => onQuery({ ...allClaims, text: query.text, order: query.order, gap: query.gap })}
    >
      <ChoiceField label="Actor" choices={choices.actors} value={query.actor} onChange={(actor) => set({ actor })} />
      <ChoiceField label="Claim kind" choices={claimKinds} value={query.kind} onChange={(kind) => set({ kind })} />
      <ChoiceField
        label="Representation"
        choices={representations}
        value={query.representation}
        onChange={(representation) => set({ representation })}
      />
      <ChoiceField
        label="Observation"
        choices={choices.observations}
        value={observation?.toString()}
        onChange={(id) => set({ observation: id === undefined ? undefined : Number(id) })}
      />
      <ChoiceField
        label="Publisher"
        choices={choices.publishers}
        value={publisher === null ? unknownPublisher : publisher}
        onChange={(id) => set({ publisher: id === unknownPublisher ? null : id })}
      />
    </AxisBar>
  );
}

const lists: readonly Choice[] = [
  { value: 'power_bases', title: 'Power bases' },
  { value: 'intent_hypotheses', title: 'Intent hypotheses' },
];

/** Search, filters and sort order of the power bases and intent hypotheses. */
function EntryAxis({ matrix, shown, query, onQuery }: AxisProps<EntryQuery>) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const actors = useMemo(
    () =>
      actorChoices(
        matrix.entries.flatMap(({ actor }) => actor || []),
        casefile,
      ),
    [matrix, casefile],
  );
  const set = (part: Partial<EntryQuery>): void => onQuery({ ...query, ...part });
  return (
    <AxisBar
      what="entries"
      shown={shown}
      all={matrix.entries.length}
      query={query}
      set={set}
      orders={entryOrders}
      onClear={() => onQuery({ ...allEntries, text: query.text, order: query.order, gap: query.gap })}
    >
      <ChoiceField
        label="List"
        choices={lists}
        value={query.list}
        onChange={(list) => set({ list: list as EntryQuery['list'] })}
      />
      <ChoiceField label="Actor" choices={actors} value={query.actor} onChange={(actor) => set({ actor })} />
      <ChoiceField label="Domain" choices={domains} value={query.domain} onChange={(domain) => set({ domain })} />
      <ChoiceField
        label="Workflow state"
        choices={workflowStates}
        value={query.state}
        onChange={(state) => set({ state })}
      />
    </AxisBar>
  );
}

interface AxisBarProps<Order extends string> {
  readonly what: 'claims' | 'entries';
  /** How many are shown, undefined while the check is running; and how many there are. */
  readonly shown: number | undefined;
  readonly all: number;
  readonly query: (ClaimQuery | EntryQuery) & { readonly order: Order };
  readonly set: (part: { text?: string; order?: Order; finding?: LevelFilter | undefined }) => void;
  readonly orders: Readonly<Record<Order, string>>;
  readonly onClear: () => void;
  /** The filters that only this axis has. */
  readonly children: ReactNode;
}

/** The bar of one axis of the matrix, for claims or entries: search, filters and sort order. */
function AxisBar<Order extends string>(props: AxisBarProps<Order>) {
  const { what, shown, all, query, set, orders, onClear, children } = props;
  const unchecked = useDraft((draft) => draft.unchecked);
  // Without the noun a filter would not move the buttons after it, and the search beside it has the noun.
  const total = what === 'claims' ? counted(all, 'claim') : counted(all, 'entry', 'entries');
  return (
    <div role="group" aria-label={what === 'claims' ? 'Claims' : 'Entries'} className={classes.axis}>
      <span className={classes.count}>{shown === all ? total : `${String(shown ?? '…')} of ${String(all)}`}</span>
      <TextInput
        className={classes.search}
        size="xs"
        leftSection={<IconSearch size={14} aria-hidden />}
        {...searchProps(`Search ${what}`, query.text, (text) => set({ text }))}
      />
      <FilterPopover name={`Filter ${what}`} count={countFilters(query)} position="bottom-start" onClear={onClear}>
        {children}
        <ChoiceField
          label="Findings"
          choices={levelFilters}
          value={query.finding}
          onChange={(finding) => set({ finding: finding as LevelFilter | undefined })}
        />
      </FilterPopover>
      <SortMenu
        name={`Sort ${what}: ${orders[query.order]}`}
        position="bottom-start"
        keys={Object.keys(orders) as Order[]}
        titles={unchecked ? { ...orders, findings: 'Findings, highest level first (checking…)' } : orders}
        sort={query.order}
        onSort={(order) => set({ order })}
      />
    </div>
  );
}
