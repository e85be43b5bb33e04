import { useMemo, useState } from 'react';
import type { JsonValue } from '../../../core/assessment/json.ts';
import type { Finding } from '../../../core/rules/finding.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useShowClaim } from '../claims/use-show-claim.ts';
import { usePlace } from '../place/place.tsx';
import { useStable } from '../place/use-stable.ts';
import { EvidenceBar } from './evidence-bar.tsx';
import { countLinks, createLinkFindings, moveTarget } from './evidence-links.ts';
import type { RowActions } from './evidence-row.tsx';
import { EvidenceRows } from './evidence-rows.tsx';
import classes from './evidence-table.module.css';
import { LinkDialog } from './link-dialog.tsx';
import type { LinkEdits } from './use-link-edits.ts';
import { useOpenLink } from './use-open-link.ts';
import { useSelection } from './use-selection.ts';

export interface EvidenceTableProps {
  readonly links: readonly JsonValue[];
  readonly limit: number | undefined;
  readonly findings: readonly Finding[];
  readonly quiet: boolean;
  /** The names that count as naming the entry's actor. */
  readonly names: readonly string[];
  readonly edits: LinkEdits;
}

/** An entry's evidence links: read as sentences, one edited at a time, rendered only where they are seen. */
export function EvidenceTable({ links, limit, findings, quiet, names, edits }: EvidenceTableProps) {
  const { base } = usePlace();
  const { show } = useShowClaim();
  const [picking, setPicking] = useState(false);
  const selection = useSelection(links.length);
  const opened = useOpenLink(links.length);
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
    const to = moveTarget(indices, by, links.length);
    if (to === undefined) return;
    edits.move(indices, to);
    settle();
  };
  const actions = useStable<RowActions>({
    select: (index, range) => (range ? selection.extend(index) : selection.toggle(index)),
    open: opened.openAt,
    close: opened.close,
    remove: (index) => remove([index]),
    show,
  });
  const keys = {
    open: opened.openNew,
    select: selection.toggle,
    remove: (index: number) => remove([index]),
    move: (index: number, by: -1 | 1) => move([index], by),
  };
  return (
    <>
      <EvidenceBar
        counts={countLinks(links)}
        limit={limit}
        selected={selection.chosen.length}
        onLink={() => setPicking(true)}
        onSelectAll={selection.all}
        onClear={selection.clear}
        onEffect={(effect) => edits.setEffect(selection.chosen, effect)}
        onMove={(by) => move(selection.chosen, by)}
        onRemove={() => remove(selection.chosen)}
      />
      {links.length === 0 ? (
        <div className={classes.empty}>
          <EmptyState compact title="No evidence yet">
            Link the claims that speak for this entry, and those that speak against it. Each link says why.
          </EmptyState>
        </div>
      ) : (
        <EvidenceRows {...{ links, findingsOf, quiet, names, selection, actions, keys }} open={opened.open} />
      )}
      <LinkDialog
        opened={picking}
        names={names}
        links={links}
        onClose={() => setPicking(false)}
        onLink={(claimIds, effect) => {
          setPicking(false);
          const first = edits.link(claimIds, effect);
          if (first !== undefined) opened.openNew(first);
        }}
      />
    </>
  );
}
