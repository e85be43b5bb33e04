/** The list of findings and its headings. Arrow keys move, Enter goes to the field, F applies the first fix. */
import { memo, useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import { fixLabel, type Finding, type Fix } from '../../core/rules/finding.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { type Stores, useStores } from '../../shared/context.tsx';
import { hasLetterKeys, letterOf } from '../../ui/keyboard.ts';
import { focusActive, useRovingRows } from '../../ui/use-roving-rows.ts';
import { WindowRows } from '../../ui/window-rows.tsx';
import type { FindingsRow, Grouping } from './arrange-findings.ts';
import { FindingRow, ApplyAllButton, RuleDocs } from './finding-row.tsx';
import { findingClaim, findingPassage, findingTarget } from './finding-target.ts';
import classes from './findings.module.css';
import { useToComplete } from '../../shared/to-complete.ts';
import { LevelIcon, levelWords } from '../../ui/level-icon.tsx';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { FindingText } from '../../shared/finding-text.tsx';

interface FindingsListProps {
  readonly rows: readonly FindingsRow[];
  readonly by: Grouping;
  /** Opens the search of the passages. */
  readonly onSearch: () => void;
  /** Lists all notices of a rule, or one for all. */
  readonly onFold: (ruleId: string) => void;
}

export const FindingsList = memo(function FindingsList({ rows, by, onSearch, onFold }: FindingsListProps) {
  const stores = useStores();
  const run = useDispatchAndTell();
  const scroller = useRef<HTMLDivElement>(null);
  const [fixTracker] = useState(createFixTracker);
  const stops = useMemo(() => rows.flatMap((row, index) => (row.type === 'group' ? [] : [index])), [rows]);
  const list = useRovingRows({
    count: rows.length,
    scroller,
    estimate: (index) => (rows[index]?.type === 'group' ? 28 : 31),
    keyOf: (index) => rows[index]?.key ?? index,
    stops,
    page: 8,
  });

  useEffect(() => {
    // A fixed finding disappears, and the focus with it. The next finding takes the focus.
    if (fixTracker.takeApplied() && document.activeElement === document.body) focusActive(scroller.current);
  }, [rows, fixTracker]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (!(event.target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = event.target.closest('[data-row]');
    if (!row || !hasLetterKeys() || letterOf(event) !== 'f') return list.onKeyDown(event);
    event.preventDefault();
    row.querySelector<HTMLElement>('[data-fix]')?.click();
  }

  const go = useCallback((finding: Finding): void => goTo(stores, finding), [stores]);

  const search = useCallback(
    (finding: Finding): void => {
      showClaim(stores, finding);
      onSearch();
    },
    [stores, onSearch],
  );

  const apply = useCallback(
    (fix: Fix): void => fixTracker.run(() => run(fix.edit, { label: fixLabel(fix) })),
    [run, fixTracker],
  );

  return (
    // Key events bubble up from the buttons in the list. The list itself takes no focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={scroller} className={classes.list} onKeyDown={onKeyDown}>
      <WindowRows rows={list.rows} role="list" aria-label="Findings" item={list.item}>
        {(index) => {
          const row = rows[index];
          if (!row) return null;
          if (row.type === 'group') return <GroupRow first={row.first} count={row.count} level={row.level} />;
          return row.type === 'many' ? (
            <ManyRow row={row} active={index === list.active} onFold={onFold} />
          ) : (
            <FindingRow
              finding={row.finding}
              showsRule={by === 'entry'}
              active={index === list.active}
              onGo={go}
              onFix={apply}
              onSearch={search}
            />
          );
        }}
      </WindowRows>
    </div>
  );
});

/** Shows the finding’s field, and its text in the passage. */
function goTo({ desk, view }: Stores, finding: Finding): void {
  const { draft } = desk.getState();
  if (!draft) return;
  const { selection, field } = findingTarget(finding);
  view.actions.select(selection, field);
  showClaim({ desk, view }, finding);
  const inPassage = findingPassage(draft.workspace.casefile, finding);
  if (!inPassage) return;
  const { passageId, observationId, span } = inPassage;
  view.actions.setPending({ passageId, span, reveal: true });
  view.actions.showPassage(passageId, observationId);
  view.actions.leadToPassage();
}

/** Shows the finding’s claim in its passage and makes it the active claim. */
function showClaim({ desk, view }: Pick<Stores, 'desk' | 'view'>, finding: Finding): void {
  const { draft } = desk.getState();
  if (!draft) return;
  const { assessment } = draft.workspace;
  const index = findingClaim(assessment, finding);
  if (index === undefined) return;
  const claim = viewClaim(listOf(assessment, 'claims')[index]);
  view.actions.showClaim(index, claim.passage_id ?? null, claim.observation_id ?? null);
}

type GroupRowProps = Pick<Extract<FindingsRow, { type: 'group' }>, 'first' | 'count' | 'level'>;

/** The heading of a rule in the findings list, with its explanation and its fixes to apply together. */
const GroupRow = memo(function GroupRow({ first: { ruleId }, count, level }: GroupRowProps) {
  const toComplete = useToComplete();
  const isMissing = [...toComplete].filter((finding) => finding.ruleId === ruleId).length === count;
  return (
    <div className={classes.group}>
      <LevelIcon level={isMissing ? 'missing' : level} size={14} />
      <h3 className={classes.groupTitle}>{ruleId}</h3>
      <ApplyAllButton ruleId={ruleId} />
      <RuleDocs ruleId={ruleId} />
      <span className={classes.groupCount}>{count}</span>
    </div>
  );
});

interface ManyRowProps {
  readonly row: Extract<FindingsRow, { type: 'many' }>;
  readonly active: boolean;
  readonly onFold: (ruleId: string) => void;
}

/** The line for many notices of a rule. It shows them on request. */
const ManyRow = memo(function ManyRow({ row, active, onFold }: ManyRowProps) {
  const { first, count, isOpen } = row;
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <div className={classes.finding} data-row>
      <button
        type="button"
        className={classes.main}
        data-main
        tabIndex={active ? 0 : -1}
        aria-expanded={isOpen}
        onClick={() => onFold(first.ruleId)}
      >
        <LevelIcon level={first.level} />
        <span className={classes.level} data-level={first.level}>
          {levelWords[first.level]}
        </span>{' '}
        <span className={classes.message}>
          {first.ruleId === 'claim/uncited' ? (
            `${String(count)} claims are not cited yet`
          ) : (
            <>
              {`${String(count)} like this: `}
              <FindingText finding={first} />
            </>
          )}
        </span>
        <Icon size={14} aria-hidden />
      </button>
    </div>
  );
});

/** Remembers until the next rendering that a fix was applied, because the focused row may then disappear. */
interface FixTracker {
  /** Runs a fix. `fix` returns whether it succeeded. */
  run(fix: () => boolean): void;
  /** Returns true if a fix was applied since the last call. */
  takeApplied(): boolean;
}

/** Creates a tracker that has seen no fix. */
export function createFixTracker(): FixTracker {
  let applied = false;
  return {
    run(fix) {
      applied = false;
      applied = fix();
    },
    takeApplied() {
      const wasApplied = applied;
      applied = false;
      return wasApplied;
    },
  };
}
