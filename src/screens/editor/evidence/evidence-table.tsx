/** The evidence table of an entry: its bar, its rows, and the state of selection and editing that both share. */
import { useEffect, useMemo, useState } from 'react';
import { isJsonArray } from '../../../core/json/json.ts';
import type { Finding } from '../../../core/rules/finding.ts';
import { counted } from '../../../core/json/words.ts';
import { useViewActions } from '../../../shared/context.tsx';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useShowClaim } from '../claims/use-show-claim.ts';
import { useFieldValue } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import { useStable } from '../../../ui/use-stable.ts';
import { EvidenceBar, type BarActions } from './evidence-bar.tsx';
import { createLinkFindings, moveTarget, nextWithoutReason } from './evidence-links.ts';
import type { RowActions } from './evidence-row.tsx';
import { EvidenceRows, type RowKeys } from './evidence-rows.tsx';
import classes from './evidence-table.module.css';
import type { LinkEdits } from './use-link-edits.ts';
import { useOpenLink } from './use-open-link.ts';
import { useSelection } from './use-selection.ts';

interface EvidenceTableProps {
  readonly limit: number | undefined;
  readonly findings: readonly Finding[];
  readonly quiet: boolean;
  /** The names of the entry's actor. */
  readonly names: readonly string[];
  readonly edits: LinkEdits;
}

/** An entry's evidence links, shown as sentences. One at a time can be edited, and only visible ones are rendered. */
export function EvidenceTable({ limit, findings, quiet, names, edits }: EvidenceTableProps) {
  const { base } = usePlace();
  const count = useFieldValue('/evidence', (links) => (isJsonArray(links) ? links.length : 0));
  const { show } = useShowClaim();
  const { showLinking } = useViewActions();
  const selection = useSelection(base, count);
  const opened = useOpenLink(base, count);
  const [sortFindings] = useState(createLinkFindings);
  const findingsOf = useMemo(() => sortFindings(findings, base), [sortFindings, findings, base]);
  useEffect(() => {
    // The panel will probably be opened soon. If its code cannot be loaded, opening it reports that.
    void import('./link-panel.tsx').catch(() => undefined);
  }, []);
  const settle = (): void => {
    selection.clear();
    opened.close();
  };
  const say = useAnnounce();
  const remove = (indices: readonly number[]): void => {
    if (!edits.remove(indices)) return;
    settle();
    const left = counted(edits.links().length, 'link');
    say(
      `${indices.length === 1 ? `Link ${String((indices[0] ?? 0) + 1)}` : counted(indices.length, 'link')} removed. ${left} left.`,
    );
  };
  const move = (indices: readonly number[], by: -1 | 1): void => {
    const to = moveTarget(indices, by, count);
    if (to === undefined) return;
    if (!edits.move(indices, to)) return;
    settle();
    say(`${counted(indices.length, 'link')} moved ${by < 0 ? 'up' : 'down'}.`);
  };
  const actions = useStable<RowActions & BarActions & RowKeys>({
    select: (index, range) => (range ? selection.extend(index) : selection.toggle(index)),
    open: opened.openAt,
    openNew: opened.openNew,
    close: opened.close,
    done(index) {
      const next = nextWithoutReason(edits.links(), index);
      if (next === undefined) opened.close();
      else opened.openNew(next);
    },
    remove: (index) => remove([index]),
    move: (index, by) => move([index], by),
    show,
    link: showLinking,
    selectAll: selection.all,
    clear: selection.clear,
    setEffect: (effect) => edits.setEffect(selection.chosen, effect),
    moveSelected: (by) => move(selection.chosen, by),
    removeSelected: () => remove(selection.chosen),
  });
  return (
    <>
      <EvidenceBar limit={limit} selected={selection.chosen.length} actions={actions} />
      {count === 0 ? (
        <div className={classes.empty}>
          <EmptyState compact title="No evidence yet">
            Link claims that support or contradict this entry, and give a reason for each.
          </EmptyState>
        </div>
      ) : (
        <EvidenceRows {...{ count, findingsOf, quiet, names, selection, actions }} open={opened.open} />
      )}
    </>
  );
}
