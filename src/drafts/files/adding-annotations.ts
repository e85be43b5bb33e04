/** Adds the annotations of a file to the open draft as claims, with all sentences about the result. */
import { addAnnotations, type AddedAnnotations } from '../../core/annotations/claims-of-annotations.ts';
import {
  readAnnotations,
  type OtherAnnotation,
  type ReadAnnotations,
  type TextAnnotation,
} from '../../core/annotations/read-annotations.ts';
import { decodeUtf8 } from '../../core/files/decode.ts';
import { readBareJson } from '../../core/files/json-reader.ts';
import { shortenEnd } from '../../core/passage/shorten.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { DeskStore } from '../../store/desk-store.ts';
import type { OpenReport } from '../../store/file-commands.ts';
import { counted } from '../../core/json/counted.ts';

/** The content of a file: annotations on texts of others, or highlights of its own text. */
type Kind = 'annotation' | 'highlight';

function summaryOf(name: string, kind: Kind, { exact, undecided, known, leftOut }: AddedAnnotations): string {
  const decide =
    undecided === 0
      ? ''
      : ` ${counted(undecided, 'claim')} ${undecided === 1 ? 'is' : 'are'} not exactly at one place: choose “Review claim texts” in “Find anything”.`;
  const before = known === 0 ? '' : ` ${counted(known, kind)} ${known === 1 ? 'was' : 'were'} added before.`;
  const rest = leftOut === 0 ? '' : ` ${counted(leftOut, kind)} did not fit: an assessment has at most 200 claims.`;
  const undo = exact + undecided === 0 ? '' : ' You can undo this.';
  return `${counted(exact + undecided, 'claim')} added from “${name}”.${decide}${before}${rest}${undo}`;
}

/** Names the first few of some texts: “, such as “x” and more”. */
function examples(texts: readonly string[]): string {
  const shown = texts.filter((text) => text !== '').slice(0, 3);
  return shown.length === 0 ? '' : `, such as ${shown.map((text) => `“${shortenEnd(text, 80)}”`).join(', ')}`;
}

/** Returns notes about the annotations that did not become claims. */
function notesOn(
  others: readonly OtherAnnotation[],
  unplaced: readonly string[],
  kind: Kind = 'annotation',
): NonNullable<OpenReport['notices']> {
  const was = (count: number): string => (count === 1 ? 'was' : 'were');
  const unquoted = `${counted(others.length, 'annotation')} without a quote ${was(others.length)} skipped${examples(others.map(({ comment }) => comment))}.`;
  const foreign = `${counted(unplaced.length, kind)} ${was(unplaced.length)} skipped, because the ${kind === 'highlight' ? 'highlighted text' : 'annotated source'} is not in the casefile${examples(unplaced)}. Add the source, and then the ${kind}s again.`;
  return [
    ...(others.length === 0 ? [] : [{ message: unquoted }]),
    ...(unplaced.length === 0 ? [] : [{ message: foreign }]),
  ];
}

/** Returns the report on annotations that could not be added. */
function refusal(fileName: string, message: string, kind: Kind = 'annotation'): OpenReport {
  const summary = `Could not add the ${kind}s of “${fileName}”.`;
  return { fileName, outcome: 'refused', summary, problems: [{ message }] };
}

/** Adds annotations to the open draft as one step. */
function addToDraft(
  desk: DeskStore,
  workspace: Workspace,
  { onText, others }: ReadAnnotations,
  fileName: string,
  kind: Kind = 'annotation',
): OpenReport {
  if (desk.getState().access !== 'writing') {
    return refusal(
      fileName,
      `This draft is being edited in another tab. Add the ${kind}s there, or choose “Edit here instead” first.`,
      kind,
    );
  }
  const added = addAnnotations(workspace, onText);
  if (!added) {
    return refusal(fileName, `The casefile has no passages yet. Add the sources first, and then the ${kind}s.`, kind);
  }
  const result = desk.actions.dispatch(added.edit, { label: `add ${kind}s` });
  if (result.kind === 'refused') return refusal(fileName, result.message, kind);
  const notices = notesOn(others, added.unplaced, kind);
  return { fileName, outcome: 'attached', summary: summaryOf(fileName, kind, added), problems: [], notices };
}

/** Adds the annotations of a file. The report says how many became claims, or why none did and what to do. */
export async function addAnnotationFile(desk: DeskStore, file: File, into: 'draft' | 'library'): Promise<OpenReport> {
  const fileName = file.name;
  const decoded = decodeUtf8(new Uint8Array(await file.arrayBuffer()));
  if (!decoded.ok) return refusal(fileName, decoded.problem.message);
  const json = readBareJson(decoded.text);
  if (!json.ok) return { ...refusal(fileName, ''), problems: json.problems };
  const read = readAnnotations(json.value);
  if (read.onText.length === 0) {
    const message = 'The file has no annotation with a quote. Only annotations of a text can become claims.';
    return { ...refusal(fileName, message), notices: notesOn(read.others, []) };
  }
  const { draft } = desk.getState();
  if (into === 'library' || !draft) {
    return refusal(
      fileName,
      'These are annotations of a text. Open the draft whose casefile has the text, and add them there.',
    );
  }
  return addToDraft(desk, draft.workspace, read, fileName);
}

/** Resolves to the draft with this ID once it is open, or to undefined as soon as another one is. */
function whenOpen(desk: DeskStore, draftId: string): Promise<Workspace | undefined> {
  return new Promise((resolve) => {
    const before = desk.getState().draft?.id;
    const look = (): boolean => {
      const { draft } = desk.getState();
      const isSettled = draft !== null && (draft.id === draftId || draft.id !== before);
      if (isSettled) resolve(draft.id === draftId ? draft.workspace : undefined);
      return isSettled;
    };
    if (look()) return;
    const stop = desk.subscribe(() => {
      if (look()) stop();
    });
  });
}

/** Adds the highlights of files to a draft. See `FileCommands`. */
export async function addHighlights(
  desk: DeskStore,
  annotations: readonly TextAnnotation[],
  name: string,
  draftId: string,
): Promise<OpenReport> {
  const workspace = await whenOpen(desk, draftId);
  if (!workspace) {
    return refusal(
      name,
      'The draft that they are for was closed. Open it, then add the same files again.',
      'highlight',
    );
  }
  return addToDraft(desk, workspace, { onText: annotations, others: [] }, name, 'highlight');
}
