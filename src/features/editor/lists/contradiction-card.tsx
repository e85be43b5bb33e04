/** One contradiction in its list: both claims with their passages side by side, the explanation and its buttons. */
import { memo, type KeyboardEvent } from 'react';
import { isJsonObject } from '../../../core/json/json.ts';
import { useVerdictSummaries } from '../../../shared/use-verdict-summaries.ts';
import { LevelBadge } from '../entry/level-badge.tsx';
import { BrokenEntry, WholeEntry } from '../entry/entry-view.tsx';
import { VerdictMarks } from '../entry/verdict-marks.tsx';
import { ChosenClaim, ClaimSideField } from '../fields/claim-side-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { formSchemas, schemaBelow } from '../form/form-schemas.ts';
import { useFieldValue } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import classes from './contradiction-card.module.css';
import { EntryTools } from './entry-tools.tsx';
import type { EntryInPlaceProps } from './list-control.ts';
import { useListEdits } from './use-list-edits.ts';

const schema = formSchemas.contradictions;
const left = schemaBelow(schema, 'left_claim_id');
const right = schemaBelow(schema, 'right_claim_id');
const explanation = schemaBelow(schema, 'explanation');

export const ContradictionCard = memo(function ContradictionCard(props: EntryInPlaceProps) {
  const { index, count, current, control } = props;
  const { base } = usePlace();
  const edits = useListEdits('contradictions', control);
  const isObject = useFieldValue('', isJsonObject);
  const verdicts = useVerdictSummaries('contradictions', index);
  const name = `contradiction ${String(index + 1)}`;
  const onKeyDown = (event: KeyboardEvent): void => {
    // In the boxes of the claims, Alt and an arrow key open the list.
    const isInBox = event.target instanceof HTMLInputElement;
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || !event.altKey || isInBox) return;
    event.preventDefault();
    edits.move(index, by);
  };
  return (
    // The card handles keys from the controls inside it; it is not interactive itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classes.card} data-current={current || undefined} onKeyDown={onKeyDown}>
      <header className={classes.head}>
        <h3 className={classes.title}>{`Contradiction ${String(index + 1)}`}</h3>
        <LevelBadge />
        <VerdictMarks words={verdicts.entry} path={base} />
        <EntryTools name={name} index={index} count={count} edits={edits} duplicates />
      </header>
      {isObject ? (
        <>
          <WholeEntry kind="contradictions" />
          <div className={classes.sides}>
            <ClaimSideField field="/left_claim_id" schema={left} />
            <ClaimSideField field="/right_claim_id" schema={right} />
            {/* After both boxes, so that Tab leads from one to the other. */}
            <ChosenClaim field="/left_claim_id" />
            <ChosenClaim field="/right_claim_id" />
          </div>
          <TextField field="/explanation" schema={explanation} />
        </>
      ) : (
        <BrokenEntry list="contradictions" />
      )}
    </div>
  );
});
