/** Adds the annotations of a file to the open draft as claims, and identities as actors, with all sentences. */
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
import { shortenEnd, spacesForLineEnds } from '../../core/text/shorten.ts';
import { limits } from '../../core/assessment/limits.ts';
import type { AnnotationKind, AnnotationRequest, RequestStore } from '../../desk/requests.ts';
import { whenOpen, type DeskStore } from '../../desk/desk-store.ts';
import type { OpenReport } from '../../desk/file-commands.ts';
import { counted } from '../../core/json/words.ts';
import { hasStixReport, stixIdentities } from '../../core/casefile/stix-identities.ts';
import type { Ask } from './file-saving.ts';
import { isIdentifier } from '../../core/assessment/identifier.ts';
import { asJson, emptyCasefile } from '../../core/casefile/create.ts';
import type { Actor } from '../../core/casefile/types.generated.ts';
import { actorIdFor, inCasefile } from '../../core/workspace/casefile-edits.ts';
import type { Edit, Workspace } from '../../core/workspace/workspace.ts';

// Creates the edit that adds several actors by their names.

/** The name of an actor to add. */
interface NewActor {
  readonly name: string;
  /** An ID, which is used if it is valid and no other actor has it. */
  readonly actorId: string | undefined;
}

/** Returns the actors with names that no actor of the casefile has, each name once. Names are compared exactly. */
function unknownActors<Given extends NewActor>({ casefile }: Workspace, actors: readonly Given[]): readonly Given[] {
  const names = new Set((casefile?.actors ?? []).flatMap((actor) => actor.names));
  return actors.filter(({ name }) => !names.has(name) && names.add(name));
}

/** Adds actors at the end. If no casefile is attached, an empty one is attached first. */
function addActors(workspace: Workspace, actors: readonly NewActor[]): Edit {
  const casefile = workspace.casefile ?? emptyCasefile(workspace.title);
  const all: Actor[] = [...casefile.actors];
  for (const { name, actorId } of actors) {
    const isFree =
      actorId !== undefined && isIdentifier(actorId) && !all.some(({ actor_id: used }) => used === actorId);
    const actor_id = isFree ? actorId : actorIdFor({ ...casefile, actors: all }, name);
    all.push({ actor_id, names: [name], publisher_hosts: [] });
  }
  const index = casefile.actors.length;
  return inCasefile(workspace, {
    type: 'insert',
    path: '/casefile/actors',
    index,
    values: all.slice(index).map(asJson),
  });
}

/** What became of a bundle. */
export interface AddedIdentities {
  /** Whether the bundle is a source, too: it has a report, or the reader of sources says what is wrong with it. */
  readonly isSource: boolean;
  /** The result for the person; undefined if there is nothing to say about identities. */
  readonly report?: OpenReport;
}

/** The maximum number of names that the question lists. */
const maxNames = 40;

/**
 * Asks the person whether to add the identities of a bundle that no actor has the name of, and adds them as one step.
 * Without an open draft, nothing is added.
 */
export async function addIdentities(
  desk: DeskStore,
  ask: Ask,
  file: File,
  into: 'draft' | 'library',
): Promise<AddedIdentities> {
  const { draft, access } = desk.getState();
  const decoded = decodeUtf8(new Uint8Array(await file.arrayBuffer()));
  const json = decoded.ok ? readBareJson(decoded.text) : undefined;
  if (!json?.ok || into === 'library' || !draft || draft.workspace.blind) return { isSource: true };
  const isSource = hasStixReport(json.value);
  const identities = stixIdentities(json.value);
  const actors = unknownActors(draft.workspace, identities);
  const fileName = file.name;
  const refusal = (message: string): AddedIdentities => {
    const summary = `Could not add the actors from “${fileName}”.`;
    return { isSource, report: { fileName, outcome: 'refused', summary, problems: [{ message }] } };
  };
  if (actors.length === 0) {
    // The reader of sources says that it has neither.
    if (isSource || identities.length === 0) return { isSource: true };
    const summary = `No actors were added from “${fileName}”. The casefile already has an actor for each identity in it.`;
    return { isSource, report: { fileName, outcome: 'attached', summary, problems: [] } };
  }
  const readOnly =
    'This draft is being edited in another tab. Add the actors there, or choose “Edit here instead” first.';
  if (access !== 'writing') return isSource ? { isSource } : refusal(readOnly);
  const what = counted(actors.length, 'actor');
  const shown = actors.slice(0, maxNames).map(({ name }) => name);
  const more = actors.length - shown.length;
  const wanted = await ask({
    title: `Add ${what} from “${fileName}”?`,
    body: [
      'The identities in this bundle that are not in the casefile yet are added as actors. You can undo this.',
      `${shown.join('; ')}${more > 0 ? `; and ${String(more)} more` : ''}`,
    ],
    yes: `Add ${what}`,
  });
  if (!wanted) {
    return { isSource, report: { fileName, outcome: 'refused', summary: 'No actors were added.', problems: [] } };
  }
  const now = desk.getState();
  if (now.draft?.id !== draft.id) return refusal('The draft was closed. Open it, then add the file again.');
  if (now.access !== 'writing') return refusal(readOnly);
  const edit = addActors(now.draft.workspace, unknownActors(now.draft.workspace, identities));
  const result = desk.actions.dispatch(edit, { label: 'add actors' });
  if (result.kind === 'refused') return refusal(result.message);
  const summary = `${what} added from “${fileName}”. You can undo this.`;
  return { isSource, report: { fileName, outcome: 'attached', summary, problems: [] } };
}

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
