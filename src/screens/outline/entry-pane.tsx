/**
 * The lower part of the outline: the entries of one list, with search and filters above and the actions for marked
 * entries below.
 */
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { modelOf } from '../../core/assessment/model.ts';
import type { ListName } from '../../core/assessment/view.ts';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { resultOf, type CheckResult } from '../../core/check/result.ts';
import { highestLevelOf } from '../../core/check/levels.ts';
import { useDraft, type Stores } from '../../shared/context.tsx';
import { useSettled, type Settling } from '../../shared/use-settled.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { createStableArray } from '../../ui/use-stable.ts';
import { BulkBar } from './bulk-bar.tsx';
import { EntryList } from './entry-list.tsx';
import { isWholeList, openQuery, queryEntries, type EntryFacts, type EntryQuery } from './entry-query.ts';
import { createRowMemo, differBeyondText, type EntryRow } from './entry-rows.ts';
import { QueryBar } from './query-bar.tsx';
import { listWords } from '../../shared/sections.ts';
import { useMarking } from './use-marking.ts';
import { useEntryActions } from './use-entry-actions.ts';
import classes from './entry-pane.module.css';

interface EntryPaneProps {
  readonly list: ListName;
  readonly query: EntryQuery;
  readonly onQuery: (query: EntryQuery) => void;
}

export function EntryPane({ list, query, onQuery }: EntryPaneProps) {
  const { rows, check } = useListed(list);
  const shown = useShownEntries(list, query, rows, check);
  const isChecking = useDraft((draft) => draft.unchecked) && query.level !== undefined;
  const actions = useEntryActions(list);
  const marking = useMarking(list, rows.length, shown, actions);
  const { many, advice, caution } = listWords[list];
  return (
    <div className={classes.pane} data-help={listWords[list].help}>
      <QueryBar list={list} query={query} onQuery={onQuery} onAdd={actions.add} />
      <div className={classes.entries}>
        {shown.length > 0 ? (
          <EntryList
            list={list}
            rows={rows}
            check={check}
            shown={shown}
            marking={marking}
            whole={isWholeList(query)}
            actions={actions}
          />
        ) : rows.length === 0 ? (
          <EmptyState compact title={`No ${many} yet`}>
            {advice}
            {caution !== undefined && <p>{caution}</p>}
          </EmptyState>
        ) : (
          <EmptyState
            compact
            title={isChecking ? 'Checking… Findings are not available yet.' : `No ${many} match your search.`}
            actions={
              <button
                type="button"
                className={classes.link}
                onClick={() => onQuery({ ...openQuery, sort: query.sort })}
              >
                Clear filters
              </button>
            }
          />
        )}
      </div>
      <BulkBar
        list={list}
        total={rows.length}
        shown={shown.length}
        marking={marking.marking}
        whole={isWholeList(query)}
        put={marking.put}
        actions={actions}
      />
    </div>
  );
}

/** The rows of a list, and the findings at the same moment. */
interface Listed {
  readonly rows: readonly EntryRow[];
  readonly check: CheckResult;
}

const settling: Settling<Listed> = {
  isSame: (before, after) => before.rows === after.rows && before.check === after.check,
  isUrgent: (before, after) => differBeyondText(before.rows, after.rows),
};

/** Returns the rows of a list and its findings. Typed words follow a moment later. */
function useListed(list: ListName): Listed {
  const rowsOf = useMemo(() => createRowMemo(list), [list]);
  const read = useCallback(
    ({ desk }: Stores): Listed => {
      const draft = desk.draft.getState();
      return draft ? { rows: rowsOf(draft.workspace.assessment), check: draft.check } : nothingListed;
    },
    [rowsOf],
  );
  return useSettled(read, settling);
}

const nothingListed: Listed = { rows: [], check: resultOf([], []) };

/** Returns the indices of the entries that match the query. It is deferred, so that typing stays fast. */
function useShownEntries(
  list: ListName,
  query: EntryQuery,
  rows: readonly EntryRow[],
  check: CheckResult,
): readonly number[] {
  const settled = useDeferredValue(query);
  const [keep] = useState(() => createStableArray<number>());
  // Only a filter needs the citations. At the contract's limits there are 15,000 links to go through with every key.
  const { uncited } = settled;
  const citations = useDraft(({ workspace }) => (uncited ? modelOf(workspace.assessment).citedBy : undefined));
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const unchecked = useDraft((draft) => draft.unchecked);
  return useMemo(() => {
    // It is not yet known which entries have findings.
    if (unchecked && settled.level !== undefined) return keep([]);
    const index = casefileIndex(casefile);
    const facts: EntryFacts = {
      levelAt: (at) => highestLevelOf(check.at(`/${list}/${String(at)}`)),
      isCited: (id) => (citations?.get(id)?.length ?? 0) > 0,
      actorNames: (id) => index.actor(id)?.names ?? [],
    };
    return keep(queryEntries(rows, settled, facts));
  }, [citations, casefile, check, unchecked, keep, list, rows, settled]);
}
