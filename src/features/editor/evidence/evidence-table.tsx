/** The evidence table of an entry: its bar, its rows, and the state of selection and editing that both share. */
import { useMemo, useState } from 'react';
import { isJsonArray } from '../../../core/json/json.ts';
import type { Finding } from '../../../core/rules/finding.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useShowClaim } from '../claims/use-show-claim.ts';
import { useFieldValue } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import { useStable } from '../place/use-stable.ts';
import { EvidenceBar, linkButtonId, type BarActions } from './evidence-bar.tsx';
import { createLinkFindings, moveTarget } from './evidence-links.ts';
import type { RowActions } from './evidence-row.tsx';
import { EvidenceRows, type RowKeys } from './evidence-rows.tsx';
import classes from './evidence-table.module.css';
import { LinkDialog } from './link-dialog.tsx';
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
  const [picking, setPicking] = useState(false);
  const selection = useSelection(base, count);
  const opened = useOpenLink(base, count);
  const [sortFindings] = useState(createLinkFindings);
  const findingsOf = useMemo(() => sortFindings(findings, base), [sortFindings, findings, base]);
  const settle = (): void => {
    selection.clear();
    opened.close();
  };
  const remove = (indices: readonly number[]): void => {
    edits.remove(indices);
    settle();
  };
  const move = (indices: readonly number[], by: -1 | 1): void => {
    const to = moveTarget(indices, by, count);
    if (to === undefined) return;
    edits.move(indices, to);
    settle();
  };
  const actions = useStable<RowActions & BarActions & RowKeys>({
    select: (index, range) => (range ? selection.extend(index) : selection.toggle(index)),
    open: opened.openAt,
    openNew: opened.openNew,
    close: opened.close,
    remove: (index) => remove([index]),
    move: (index, by) => move([index], by),
    show,
    link: () => setPicking(true),
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
      {picking ? (
        <LinkDialog
          names={names}
          onClose={() => {
            setPicking(false);
            document.getElementById(linkButtonId)?.focus();
          }}
          onLink={(claimIds, effect) => {
            setPicking(false);
            const first = edits.link(claimIds, effect);
            if (first !== undefined) opened.openNew(first);
          }}
        />
      ) : null}
    </>
  );
}
