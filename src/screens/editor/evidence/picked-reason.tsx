/** The reason of a link where evidence is linked: written right where the claim was linked. */
import { useEffect, type RefObject } from 'react';
import { Counter } from '../../../shared/field/counter.tsx';
import { TextArea } from '../../../shared/field/text-area.tsx';
import { numberOf } from '../fields/rjsf-field.tsx';
import { typedText } from '../../../core/json/typed-text.ts';
import { evidenceLinkSchema, schemaBelow } from '../form/form-schemas.ts';
import { typing, useEdits } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import type { LinkOfClaim } from './evidence-links.ts';
import classes from './link-panel.module.css';

const limit = numberOf(schemaBelow(evidenceLinkSchema, 'reason'), 'maxLength');

interface PickedReasonProps {
  readonly link: LinkOfClaim;
  /** The claim's ID. */
  readonly id: string;
  /** What Enter does. */
  readonly hint?: string;
  readonly onNext: () => void;
}

/**
 * Focuses the reason below an element each time that it is asked for, with a new object. The reason itself must not do
 * so when it mounts: a search hides its row and shows it again while a person types.
 */
export function useFocusOnReason(root: RefObject<HTMLElement | null>, asked: object | undefined): void {
  useEffect(() => {
    const area = asked && root.current?.querySelector('textarea');
    area?.focus();
    // All of the link, with the buttons of its effect, and then the reason, if that is too high.
    area?.closest('[data-linked]')?.scrollIntoView({ block: 'nearest' });
    area?.scrollIntoView({ block: 'nearest' });
  }, [root, asked]);
}

/** Enter goes on; Shift with Enter starts a new line. */
export function PickedReason(props: PickedReasonProps) {
  const { link, id, hint = 'Enter for the next claim', onNext } = props;
  const { index, reason } = link;
  const edits = useEdits();
  const { base } = usePlace();
  const field = `/evidence/${String(index)}/reason`;
  return (
    <div className={classes.reason}>
      <TextArea
        aria-label={`Reason of ${id}`}
        placeholder="Reason"
        value={reason}
        onText={(typed) => edits.set(field, typedText(reason, typed), typing('Reason', base + field))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onNext();
        }}
      />
      <span className={classes.reasonFoot}>
        <span>{hint}</span>
        <Counter text={reason} limit={limit} />
      </span>
    </div>
  );
}
