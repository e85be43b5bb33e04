/** The bar above the evidence links: their counts, the button to link claims, and the actions on selected links. */
import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { viewEvidenceLink } from '../../../core/assessment/view.ts';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import { supportInWords, supportingPublishers } from '../../../core/check/in-words.ts';
import { isJsonArray } from '../../../core/json/json.ts';
import { valueAt } from '../../../core/json/pointer.ts';
import { useCanWrite, useDraft, useView } from '../../../shared/context.tsx';
import type { OpenDraft } from '../../../desk/desk-store.ts';
import { EffectMark } from '../../../ui/effect-mark.tsx';
import { Writable } from '../../../ui/writable.tsx';
import { keepEqual } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import classes from './evidence-table.module.css';
import { modelOf } from '../../../core/assessment/model.ts';
import { countLinks, linkButtonId } from './evidence-links.ts';
import type { Effect } from './use-link-edits.ts';

/** The actions on all or selected links. The object is stable while the table exists. */
export interface BarActions {
  /** Opens or closes the panel that links claims. */
  link(open: boolean): void;
  selectAll(): void;
  clear(): void;
  setEffect(effect: Effect): void;
  moveSelected(by: -1 | 1): void;
  removeSelected(): void;
}

interface EvidenceBarProps {
  readonly limit: number | undefined;
  /** The number of selected links. */
  readonly selected: number;
  readonly actions: BarActions;
}

/** Returns the number of links by effect. It renders again only if a number changes. */
function useLinkCounts() {
  const { base } = usePlace();
  const select = useMemo(
    () =>
      keepEqual(({ workspace }: OpenDraft) => {
        const links = valueAt(workspace.assessment, `${base}/evidence`);
        const { total, supports, contradicts } = countLinks(isJsonArray(links) ? links : []);
        return [total, supports, contradicts];
      }),
    [base],
  );
  const [total = 0, supports = 0, contradicts = 0] = useDraft(select);
  return { total, supports, contradicts };
}

/**
 * Returns how many claims support the entry, and how many publishers are behind them: as a text, so that a key in a
 * reason renders nothing here.
 */
function useSupport(): string {
  const { base } = usePlace();
  return useDraft(({ workspace: { assessment, casefile } }) => {
    const links = valueAt(assessment, `${base}/evidence`);
    const { claims } = modelOf(assessment);
    const views = (isJsonArray(links) ? links : []).map((link) => viewEvidenceLink(link));
    return supportInWords(supportingPublishers(views, (id) => claims.named(id)?.claim, casefileIndex(casefile)));
  });
}

function SelectionBar({ selected, actions }: EvidenceBarProps) {
  return (
    <div className={classes.bar} role="toolbar" aria-label="Selected links">
      <span className={classes.counts}>{`${String(selected)} selected`}</span>
      <Button size="compact-xs" variant="default" onClick={() => actions.setEffect('supports')}>
        Set to <EffectMark effect="supports" bare />
      </Button>
      <Button size="compact-xs" variant="default" onClick={() => actions.setEffect('contradicts')}>
        Set to <EffectMark effect="contradicts" bare />
      </Button>
      <Button size="compact-xs" variant="default" onClick={() => actions.moveSelected(-1)}>
        Move up
      </Button>
      <Button size="compact-xs" variant="default" onClick={() => actions.moveSelected(1)}>
        Move down
      </Button>
      <Button size="compact-xs" variant="default" onClick={actions.removeSelected}>
        Remove
      </Button>
      <Button size="compact-xs" variant="subtle" onClick={actions.clear}>
        Clear selection
      </Button>
    </div>
  );
}

/**
 * The bar above the links, with their counts and the actions on them. Its height is the same with and without a
 * selection.
 */
export const EvidenceBar = memo(function EvidenceBar(props: EvidenceBarProps) {
  const { limit, selected, actions } = props;
  const { total, supports, contradicts } = useLinkCounts();
  const support = useSupport();
  const linking = useView((view) => view.linking);
  const canWrite = useCanWrite();
  if (selected > 0 && canWrite) return <SelectionBar {...props} />;
  return (
    <div className={classes.bar}>
      <span className={classes.counts}>
        <span>{limit === undefined ? String(total) : `${String(total)} of ${String(limit)}`}</span>
        {supports > 0 ? (
          <span>
            {supports} <EffectMark effect="supports" bare />
          </span>
        ) : null}
        {contradicts > 0 ? (
          <span>
            {contradicts} <EffectMark effect="contradicts" bare />
          </span>
        ) : null}
        {supports > 0 ? <span title="A count is not a measure of strength.">{`Support: ${support}`}</span> : null}
      </span>
      <Writable canWrite={canWrite}>
        {total > 1 ? (
          <Button size="compact-xs" variant="subtle" onClick={actions.selectAll}>
            Select all
          </Button>
        ) : null}
        <Button
          id={linkButtonId}
          size="compact-sm"
          leftSection={<IconLink size={15} />}
          aria-expanded={linking}
          onClick={() => actions.link(!linking)}
        >
          Link evidence
        </Button>
      </Writable>
    </div>
  );
});
