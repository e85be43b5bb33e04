/** The dialog that lists the annotations of a file by what becomes of them, before the claims are added. */
import { useId } from 'react';
import { counted } from '../../core/json/words.ts';
import { shortenEnd, spacesForLineEnds } from '../../core/text/shorten.ts';
import { textLanguageOf } from '../../core/workspace/text-language.ts';
import { useDraft } from '../../shared/context.tsx';
import { ObservationText } from '../../shared/observation-text.tsx';
import type { AnnotationRequest } from '../../desk/requests.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './annotations.module.css';
import { limits } from '../../core/assessment/limits.ts';
import type { AnnotationOutcome, PlannedAnnotation } from '../../core/annotations/claims-of-annotations.ts';

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

/** One annotation in the list. */
interface AnnotationItem {
  /** The annotated text; '' for an annotation that quotes none. */
  readonly quote: string;
  /** What the annotator wrote; may be empty. */
  readonly comment: string;
  readonly observationId: number | undefined;
}

interface AnnotationGroup {
  readonly heading: string;
  /** What the person can do about the group; may be empty. */
  readonly note: string;
  readonly isSkipped: boolean;
  readonly items: readonly AnnotationItem[];
}

const itemOf = ({ annotation: { quote, comment }, observationId }: PlannedAnnotation): AnnotationItem => ({
  quote,
  comment,
  observationId,
});

/** Returns the groups that have annotations: first those that become claims, then those that are skipped. */
function annotationGroups({ rows, others, kind }: AnnotationRequest): readonly AnnotationGroup[] {
  const having = (wanted: AnnotationOutcome): readonly AnnotationItem[] =>
    rows.filter(({ outcome }) => outcome === wanted).map(itemOf);
  const quoteless = others.map(({ comment }) => ({ quote: '', comment, observationId: undefined }));
  const [exact, undecided] = [having('exact'), having('undecided')];
  const source = kind === 'highlight' ? 'the highlighted text' : 'the source';
  const skippedGroup = (items: readonly AnnotationItem[], why: string, note = ''): AnnotationGroup => ({
    heading: `${counted(items.length, kind)} skipped: ${why}`,
    note,
    isSkipped: true,
    items,
  });
  const groups: readonly AnnotationGroup[] = [
    {
      heading: `${counted(exact.length, 'claim')} with one exact match`,
      note: '',
      isSkipped: false,
      items: exact,
    },
    {
      heading: `${counted(undecided.length, 'claim')} to review`,
      note: 'These texts have several exact matches or none. To choose the spans later, open “Find anything” and choose “Review claim texts”.',
      isSkipped: false,
      items: undecided,
    },
    skippedGroup(
      having('unplaced'),
      `${source} is not in the casefile`,
      `Add the source, then add the ${kind}s again.`,
    ),
    skippedGroup(having('over-limit'), `an assessment can have at most ${limits.claims} claims`),
    skippedGroup(having('known'), 'added before'),
    skippedGroup(quoteless, 'no quote', 'Only annotations of text can become claims.'),
  ];
  return groups.filter(({ items }) => items.length > 0);
}
