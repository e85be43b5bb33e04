/** The dialog that lists what becomes of the annotations of a file, before the claims are added. */
import { useId } from 'react';
import { counted } from '../../core/json/words.ts';
import { shortenEnd, spacesForLineEnds } from '../../core/passage/shorten.ts';
import { textLanguageOf } from '../../core/workspace/text-language.ts';
import { useDraft } from '../../shared/context.tsx';
import { ObservationText } from '../../shared/observation-text.tsx';
import type { AnnotationRequest } from '../../store/annotation-request.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { annotationGroups, type AnnotationGroup, type AnnotationItem } from './annotation-groups.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './annotations.module.css';

/** The maximum number of skipped annotations of a group that are listed. Those that become claims are all listed. */
const maxSkipped = 20;

/** The maximum number of characters of a quote or a comment. */
const longest = 240;

export function AnnotationDialog({ request }: { readonly request: AnnotationRequest }) {
  const groups = annotationGroups(request);
  const sum = (skipped: boolean): number =>
    groups.reduce((all, { isSkipped, items }) => all + (isSkipped === skipped ? items.length : 0), 0);
  const [count, skippedCount] = [sum(false), sum(true)];
  const add = `Add ${counted(count, 'claim')}`;
  return (
    <ConfirmDialog
      opened
      title={`${add} from “${request.fileName}”?`}
      confirmLabel={add}
      onConfirm={() => request.answer(true)}
      onCancel={() => request.answer(false)}
    >
      <p>
        The claims are added as one step. You can undo this.
        {skippedCount > 0 && ` ${counted(skippedCount, request.kind)} will be skipped. See the end of the list.`}
      </p>
      <div
        className={classes.groups}
        role="group"
        aria-label="Annotations"
        // Scrollable content must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {groups.map((group) => (
          <Group key={group.heading} group={group} />
        ))}
      </div>
    </ConfirmDialog>
  );
}

function Group({ group: { heading, note, isSkipped, items } }: { readonly group: AnnotationGroup }) {
  const id = useId();
  const listed = isSkipped ? items.slice(0, maxSkipped) : items;
  return (
    <section aria-labelledby={id} data-skipped={isSkipped || undefined}>
      <h3 id={id} className={classes.heading}>
        {heading}
      </h3>
      {note !== '' && <p className={classes.note}>{note}</p>}
      <ul className={classes.items}>
        {listed.map((item, index) => (
          <Item key={index} item={item} />
        ))}
      </ul>
      {listed.length < items.length && (
        <p className={classes.note}>{`${String(items.length - listed.length)} more are not listed.`}</p>
      )}
    </section>
  );
}

function Item({ item: { quote, comment, observationId } }: { readonly item: AnnotationItem }) {
  const observation = useDraft(({ workspace: { casefile } }) =>
    casefile?.observations.find(({ observation_id: each }) => each === observationId),
  );
  const { title = '', language } = observation ?? {};
  const ofAuthor = useDraft(({ workspace }) => textLanguageOf(workspace));
  if (quote === '' && comment === '') return <li>An annotation without text</li>;
  return (
    <li>
      {quote !== '' && (
        <span className={classes.quote} dir="auto" lang={language ?? ''}>
          “{spacesForLineEnds(shortenEnd(quote, longest))}”
        </span>
      )}
      {comment !== '' && (
        // A comment becomes a proposition, so it is the author’s.
        <span className={classes.comment} dir="auto" lang={ofAuthor}>
          {spacesForLineEnds(shortenEnd(comment, longest))}
        </span>
      )}
      {observationId !== undefined && (
        <span className={classes.place}>
          Observation {observationId}
          {title === '' ? null : (
            <>
              ,{' '}
              <Bdi>
                <ObservationText number={observationId} text={title} />
              </Bdi>
            </>
          )}
        </span>
      )}
    </li>
  );
}
