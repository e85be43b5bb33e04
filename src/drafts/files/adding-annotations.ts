/** Adds the annotations of a file to the open draft as claims, with all sentences about the result. */
import {
  planAnnotations,
  type AnnotationOutcome,
  type PlannedAnnotation,
} from '../../core/annotations/claims-of-annotations.ts';
import {
  readAnnotations,
  type OtherAnnotation,
  type ReadAnnotations,
  type TextAnnotation,
} from '../../core/annotations/read-annotations.ts';
import { decodeUtf8 } from '../../core/files/decode.ts';
import { readBareJson } from '../../core/files/json-reader.ts';
import { shortenEnd, spacesForLineEnds } from '../../core/passage/shorten.ts';
import { limits } from '../../core/assessment/limits.ts';
import type { AnnotationKind, AnnotationRequest, RequestStore } from '../../store/requests.ts';
import { whenOpen, type DeskStore } from '../../store/desk-store.ts';
import type { OpenReport } from '../../store/file-commands.ts';
import { counted } from '../../core/json/words.ts';

/** Where the annotations go, and where the interface finds those that it must ask about. */
export interface AddingParts {
  readonly desk: DeskStore;
  readonly requests: RequestStore<AnnotationRequest>;
}

const outcomeCount = (rows: readonly PlannedAnnotation[], wanted: AnnotationOutcome): number =>
  rows.filter(({ outcome }) => outcome === wanted).length;

/** The number of annotations that become claims. */
function claimCount(rows: readonly PlannedAnnotation[]): number {
  return outcomeCount(rows, 'exact') + outcomeCount(rows, 'undecided');
}

/** Says what was added, and what a person has to decide. */
function addedSummary(name: string, rows: readonly PlannedAnnotation[]): string {
  const undecided = outcomeCount(rows, 'undecided');
  const decide =
    undecided === 0
      ? ''
      : ` ${counted(undecided, 'claim')} ${undecided === 1 ? 'does' : 'do'} not have exactly one match. Open “Find anything” and choose “Review claim texts”.`;
  return `${counted(claimCount(rows), 'claim')} added from “${name}”.${decide} You can undo this.`;
}

/** Says why no annotation becomes a claim. */
function unchangedSummary(name: string, kind: AnnotationKind, rows: readonly PlannedAnnotation[]): string {
  const known = outcomeCount(rows, 'known');
  const overLimit = outcomeCount(rows, 'over-limit');
  const before = known === 0 ? '' : ` ${counted(known, kind)} ${known === 1 ? 'was' : 'were'} added before.`;
  const rest =
    overLimit === 0
      ? ''
      : ` ${counted(overLimit, kind)} ${overLimit === 1 ? 'was' : 'were'} skipped: an assessment can have at most ${limits.claims} claims.`;
  return `No claims were added from “${name}”.${before}${rest}`;
}

/** Names the first few of some texts: “, such as “x” and more”. */
function examples(texts: readonly string[]): string {
  const shown = texts.filter((text) => text !== '').slice(0, 3);
  return shown.length === 0
    ? ''
    : `, such as ${shown.map((text) => `“${spacesForLineEnds(shortenEnd(text, 80))}”`).join(', ')}`;
}

/** Returns notes about the annotations that did not become claims. */
function notesOn(
  others: readonly OtherAnnotation[],
  rows: readonly PlannedAnnotation[],
  kind: AnnotationKind = 'annotation',
): NonNullable<OpenReport['notices']> {
  const unplaced = rows.filter(({ outcome }) => outcome === 'unplaced').map(({ annotation }) => annotation.quote);
  const was = (count: number): string => (count === 1 ? 'was' : 'were');
  const unquoted = `${counted(others.length, 'annotation')} without a quote ${was(others.length)} skipped${examples(others.map(({ comment }) => comment))}.`;
  const foreign = `${counted(unplaced.length, kind)} ${was(unplaced.length)} skipped, because the ${kind === 'highlight' ? 'highlighted text' : 'annotated source'} is not in the casefile${examples(unplaced)}. Add the source, then add the ${kind}s again.`;
  return [
    ...(others.length === 0 ? [] : [{ message: unquoted }]),
    ...(unplaced.length === 0 ? [] : [{ message: foreign }]),
  ];
}

/** Returns the report on annotations that could not be added. */
function refusal(fileName: string, message: string, kind: AnnotationKind = 'annotation'): OpenReport {
  const summary = `Could not add the ${kind}s from “${fileName}”.`;
  return { fileName, outcome: 'refused', summary, problems: [{ message }] };
}

/** Shows a person what becomes of annotations. Resolves to whether they are to be added. */
function ask(requests: RequestStore<AnnotationRequest>, question: Omit<AnnotationRequest, 'answer'>): Promise<boolean> {
  // A file that is dropped beside the question replaces it.
  requests.getState().request?.answer(false);
  return new Promise((resolve) => {
    const answer = (isWanted: boolean): void => {
      requests.setState({ request: null });
      resolve(isWanted);
    };
    requests.setState({ request: { ...question, answer } });
  });
}

/** Adds annotations to the draft with this ID as one step, once a person has seen what becomes of them. */
async function addToDraft(
  { desk, requests }: AddingParts,
  draftId: string,
  { onText, others }: ReadAnnotations,
  fileName: string,
  kind: AnnotationKind = 'annotation',
): Promise<OpenReport> {
  /** Returns the plan for the draft as it is now, or the report on why there is none. */
  const plan = () => {
    const { draft, access } = desk.getState();
    if (draft?.id !== draftId) {
      const message = 'The draft was closed. Open it, then add the same files again.';
      return refusal(fileName, message, kind);
    }
    if (access !== 'writing') {
      const message = `This draft is being edited in another tab. Add the ${kind}s there, or choose “Edit here instead” first.`;
      return refusal(fileName, message, kind);
    }
    const message = `The casefile has no passages yet. Add the sources first, then the ${kind}s.`;
    return planAnnotations(draft.workspace, onText) ?? refusal(fileName, message, kind);
  };
  const planned = plan();
  if (!('edit' in planned)) return planned;
  if (claimCount(planned.rows) === 0) {
    const summary = unchangedSummary(fileName, kind, planned.rows);
    return { fileName, outcome: 'attached', summary, problems: [], notices: notesOn(others, planned.rows, kind) };
  }
  if (!(await ask(requests, { fileName, kind, others, rows: planned.rows }))) {
    return { fileName, outcome: 'refused', summary: 'No claims were added.', problems: [] };
  }
  const final = plan();
  if (!('edit' in final)) return final;
  const result = desk.actions.dispatch(final.edit, { label: `add ${kind}s` });
  if (result.kind === 'refused') return refusal(fileName, result.message, kind);
  return { fileName, outcome: 'attached', summary: addedSummary(fileName, final.rows), problems: [] };
}

/** Adds the annotations of a file. The report says how many became claims, or why none did and what to do. */
export async function addAnnotationFile(
  parts: AddingParts,
  file: File,
  into: 'draft' | 'library',
): Promise<OpenReport> {
  const fileName = file.name;
  const decoded = decodeUtf8(new Uint8Array(await file.arrayBuffer()));
  if (!decoded.ok) return refusal(fileName, decoded.problem.message);
  const json = readBareJson(decoded.text);
  if (!json.ok) return { ...refusal(fileName, ''), problems: json.problems };
  const read = readAnnotations(json.value);
  if (read.onText.length === 0) {
    const message = 'The file contains no annotations with a quote. Only annotations of text can become claims.';
    return { ...refusal(fileName, message), notices: notesOn(read.others, []) };
  }
  const { draft } = parts.desk.getState();
  if (into === 'library' || !draft) {
    return refusal(
      fileName,
      'These are annotations of a text. Open the draft whose casefile contains the text, then add them there.',
    );
  }
  return addToDraft(parts, draft.id, read, fileName);
}

/** Adds the highlights of files to a draft. See `FileCommands`. */
export async function addHighlights(
  parts: AddingParts,
  annotations: readonly TextAnnotation[],
  name: string,
  draftId: string,
): Promise<OpenReport> {
  await whenOpen(parts.desk, draftId);
  return addToDraft(parts, draftId, { onText: annotations, others: [] }, name, 'highlight');
}
