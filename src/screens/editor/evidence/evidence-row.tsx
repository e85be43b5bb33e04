/** One evidence link of the table: its sentence, claim, findings and buttons. Only the open link can be edited. */
import { IconPencil, IconTextScan2, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import type { Finding } from '../../../core/rules/finding.ts';
import { useCanWrite } from '../../../shared/context.tsx';
import { IconButton } from '../../../ui/small-button.tsx';
import { Writable } from '../../../ui/writable.tsx';
import type { ModelClaim } from '../../../core/assessment/model.ts';
import { VerdictMarks } from '../entry/verdict-marks.tsx';
import { FindingLines } from '../../../shared/field/finding-lines.tsx';
import { useFieldValue, useMissing } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import { viewEvidenceLink } from '../../../core/assessment/view.ts';
import classes from './evidence-row.module.css';
import { LinkEditor } from './link-editor.tsx';
import { ClaimLines, LinkSentence, useLinkedClaim, type LinkedClaim } from './link-sentence.tsx';
import type { OpenLink } from './use-open-link.ts';

/** Created once, so that icons are not rendered again with every row. */
const icons = {
  show: <IconTextScan2 size={17} />,
  edit: <IconPencil size={17} />,
  remove: <IconX size={17} />,
};

/** The actions of a row. The object is stable while the table exists, so that rows need not render again. */
export interface RowActions {
  select(index: number, range: boolean): void;
  open(index: number): void;
  close(): void;
  /** Closes a link, and opens the next one without a reason if there is one. */
  done(index: number): void;
  remove(index: number): void;
  show(info: ModelClaim): void;
}

interface EvidenceRowProps {
  readonly index: number;
  /** The DOM ID of the sentence, by which it names its row. */
  readonly nameId: string;
  /** The names of the entry's actor. */
  readonly names: readonly string[];
  readonly findings: readonly Finding[];
  /** Whether missing values are only noted. This also applies while the link is open. */
  readonly quiet: boolean;
  /** A short summary of the reviewers' verdicts; undefined if there are none. */
  readonly verdicts: string | undefined;
  readonly selected: boolean;
  readonly open: OpenLink | undefined;
  readonly actions: RowActions;
}

function RowButtons({ index, info, open, actions }: EvidenceRowProps & LinkedClaim) {
  const canWrite = useCanWrite();
  const name = `link ${String(index + 1)}`;
  return (
    <div className={classes.buttons}>
      <IconButton
        tabIndex={-1}
        label={`Show ${info?.id ?? name} in passage`}
        disabled={!info?.claim.passage_id}
        onClick={() => info && actions.show(info)}
      >
        {icons.show}
      </IconButton>
      <Writable canWrite={canWrite || !!open}>
        <IconButton
          tabIndex={-1}
          label={open ? `Close ${name}` : `Edit ${name}`}
          expanded={!!open}
          onClick={() => (open ? actions.close() : actions.open(index))}
        >
          {icons.edit}
        </IconButton>
      </Writable>
      <Writable canWrite={canWrite}>
        <IconButton tabIndex={-1} label={`Remove ${name}`} onClick={() => actions.remove(index)}>
          {icons.remove}
        </IconButton>
      </Writable>
    </div>
  );
}

export const EvidenceRow = memo(function EvidenceRow(props: EvidenceRowProps) {
  const { index, nameId, names, findings, quiet, verdicts, selected, open, actions } = props;
  const field = `/evidence/${String(index)}`;
  const { base } = usePlace();
  const effect = useFieldValue(field, (link) => viewEvidenceLink(link).effect);
  const info = useLinkedClaim(field);
  const canWrite = useCanWrite();
  const missing = useMissing(field, findings, quiet || !!open);
  const isQuiet = (finding: Finding): boolean => missing.includes(finding);
  return (
    <div
      className={classes.row}
      data-effect={effect}
      data-selected={selected || undefined}
      data-open={!!open || undefined}
    >
      <div className={classes.check} role="gridcell">
        <label className={classes.checkboxLabel}>
          <input
            type="checkbox"
            disabled={!canWrite}
            tabIndex={-1}
            aria-label={`Select link ${String(index + 1)}`}
            checked={selected && canWrite}
            onChange={(event) =>
              actions.select(index, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
            }
          />
        </label>
      </div>
      <div className={classes.main} role="gridcell">
        {/* The sentence opens the link for the pointer. The keyboard has Enter on the row and a button. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className={classes.reading} onClick={() => (open ? actions.close() : canWrite && actions.open(index))}>
          <LinkSentence field={field} effect={effect} info={info} nameId={nameId} />
          <ClaimLines info={info} names={names} />
        </div>
        <VerdictMarks words={verdicts} path={base + field} tabIndex={-1} />
        {open ? (
          <LinkEditor open={open} findings={findings} isQuiet={isQuiet} onDone={() => actions.done(index)} />
        ) : findings.length > 0 ? (
          <div className={classes.findings}>
            <FindingLines findings={findings} isQuiet={isQuiet} />
          </div>
        ) : null}
      </div>
      <div role="gridcell">
        <RowButtons {...props} info={info} />
      </div>
    </div>
  );
});
