/** Sorts the annotations of a file by what becomes of them, with a heading for each group. */
import { limits } from '../../core/assessment/limits.ts';
import type { AnnotationOutcome, PlannedAnnotation } from '../../core/annotations/claims-of-annotations.ts';
import type { AnnotationRequest } from '../../store/annotation-request.ts';
import { counted } from '../../core/json/words.ts';

/** One annotation in the list. */
export interface AnnotationItem {
  /** The annotated text; '' for an annotation that quotes none. */
  readonly quote: string;
  /** What the annotator wrote; may be empty. */
  readonly comment: string;
  readonly observationId: number | undefined;
}

export interface AnnotationGroup {
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
export function annotationGroups({ rows, others, kind }: AnnotationRequest): readonly AnnotationGroup[] {
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
