/** The bar above the matrix: its counts, search, filters and panels. */
import { Button, Checkbox, Tooltip } from '@mantine/core';
import { IconArrowsExchange, IconCircleDashed, IconNeedleThread } from '@tabler/icons-react';
import type { EvidenceMatrix } from '../../core/matrix/matrix.ts';
import { countExclusions, noExclusions } from '../../core/matrix/exclusions.ts';
import { ClaimAxis, EntryAxis } from './axis-filters.tsx';
import { countFilters } from './axis-query.ts';
import { claimGapWords, entryGapWords } from './gap-words.ts';
import { withoutFilters, type MatrixView, type PanelName } from './matrix-view.ts';
import classes from './bars.module.css';
import cells from './cells.module.css';
import { counted } from '../../core/json/words.ts';
import { ScreenHead } from '../../ui/screen-head.tsx';

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
