/** The commands that create drafts: empty, from files, from pasted text or from a sample. */
import { newWorkspace } from '../../core/workspace/create.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { addSources } from '../../core/workspace/add-sources.ts';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import { followFingerprint, attachCasefile } from '../../core/workspace/casefile-edits.ts';
import { titleInWords } from '../../core/assessment/draft-title.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../core/json/json.ts';
import type { Review } from '../../core/review-shape/types.generated.ts';
import { sha256 } from '../../platform/digest.ts';
import { isSignatureName } from '../../core/signature/signature-file.ts';
import { nextTask } from '../../platform/in-slices.ts';
import type { AnnotationRequest, RequestStore, SourceImport } from '../../desk/requests.ts';
import type { FileCommands, OpenReport } from '../../desk/file-commands.ts';
import type { DeskStore, EditResult } from '../../desk/desk-store.ts';
import type { ScreenName } from '../../desk/place.ts';
import type { Ask, FileSaving } from './file-saving.ts';
import type { DraftRepository } from '../repository/draft-repository.ts';
import {
  citesCasefile,
  inSentence,
  isReviewFile,
  isOpenable,
  reportOn,
  withCasefile,
  workspacesOf,
  type ReadFile,
  type ReviewFile,
  type OpenableFile,
} from '../reading/opened-file.ts';
import { preloadReader, prepareFingerprint } from '../reading/read-in-worker.ts';
import type { DecryptedFiles } from '../reading/encrypted-files.ts';
import { fetchSample, readAll, readPasted, sortFiles, type SortedFiles } from '../reading/reading.ts';

export interface FileOpeningParts {
  readonly desk: DeskStore;
  readonly add: DraftRepository['add'];
  readonly show: (draftId: string, screen?: ScreenName) => void;
  readonly ask: Ask;
  /** Decrypts the encrypted ones among files. */
  readonly decryptFiles: (files: readonly File[], signal?: AbortSignal) => Promise<DecryptedFiles>;
  /** The sources that wait for the person's answers. */
  readonly sources: RequestStore<SourceImport>;
  /** The annotations that the person is asked about. */
  readonly annotations: RequestStore<AnnotationRequest>;
  /** Whether a brief for reviewers was written on this device. */
  readonly isOwnBrief: (brief: string) => Promise<boolean>;
  /** Called with the file that a new draft was read from. */
  readonly onOpened: FileSaving['linkOpened'];
}

/** The commands that create drafts or fill them from files. */
export interface FileOpening extends Pick<
  FileCommands,
  'openFiles' | 'openText' | 'openSample' | 'readSources' | 'openSources' | 'addHighlights' | 'prepareReviews'
> {
  /** Creates an empty draft and opens it. */
  newAssessment(): Promise<void>;
  /** Saves a file as a new draft without going there. Resolves to false if the file cannot become a draft. */
  keepAsDraft(file: File): Promise<boolean>;
}

/** Creates the commands. */
export function createFileOpening(parts: FileOpeningParts): FileOpening {
  const { desk, add, show, ask, decryptFiles, sources: imports, annotations: requests, isOwnBrief, onOpened } = parts;
  /** Saves drafts and resolves to their IDs. */
  async function openAll(workspaces: readonly Workspace[]): Promise<readonly string[]> {
    const ids: string[] = [];
    for (const workspace of workspaces) ids.push(await add(workspace));
    return ids;
  }

  // The drafts are stored: if the code that knows the own briefs does not load, the last one still opens.
  const isOwn = (brief: string): Promise<boolean> => isOwnBrief(brief).catch(() => false);

  /**
   * Shows the last of the drafts: in Review, if its file is for a reviewer. The author’s own file opens for writing.
   * Only the brief says who the author is: a draft with the same title or producer may be a colleague’s, or the copy of
   * a reviewer who opened the file before.
   */
  async function goToLast(ids: readonly string[], workspace?: Workspace): Promise<void> {
    const last = ids.at(-1);
    if (last === undefined) return;
    const brief = workspace?.brief;
    const isForReview = workspace?.blind === true || (brief !== undefined && !(await isOwn(brief)));
    show(last, isForReview ? 'review' : undefined);
  }

  /**
   * Creates drafts from files. Links each draft to its file if it was made from one file. An assessment alone gets the
   * given casefile. Resolves to the drafts’ IDs.
   */
  async function openDrafts(files: readonly OpenableFile[], casefile?: Casefile): Promise<readonly string[]> {
    const made = workspacesOf(files, sha256);
    const ids = await openAll(casefile ? made.map((workspace) => withCasefile(workspace, casefile, sha256)) : made);
    if (ids.length === files.length) {
      const opened = files.map(({ source, result }, index) => ({
        id: ids[index],
        workspace: made[index],
        source,
        result,
      }));
      for (const { id, workspace, source, result } of opened) {
        if (id !== undefined && workspace) await onOpened(id, workspace, source, result.kind);
      }
    }
    await goToLast(ids, made.at(-1));
    return ids;
  }

  /** The open draft with its casefile, if a single assessment cites that. */
  function citedDraft([only, ...others]: readonly OpenableFile[], into: 'draft' | 'library') {
    const { draft } = desk.getState();
    if (into === 'library' || others.length > 0 || only?.result.kind !== 'assessment' || !canBeChanged())
      return undefined;
    const { title = '', casefile } = draft?.workspace ?? {};
    return casefile && citesCasefile(only.result.assessment, casefile) ? { title, casefile } : undefined;
  }

  /** Whether a casefile can be attached: a blind review packet cannot be edited. */
  const canBeChanged = (): boolean => {
    const { draft } = desk.getState();
    return draft !== null && !draft.workspace.blind;
  };

  /** Resolves to the result, or to undefined if the user declined or the draft can no longer be changed. */
  async function attach(casefile: Casefile): Promise<EditResult | undefined> {
    const { draft } = desk.getState();
    if (!draft) return undefined;
    const before = draft.workspace.casefile;
    const isConfirmed = !before || (await ask(replacing(before, casefile)));
    const { draft: now, access } = desk.getState();
    if (!isConfirmed || now?.id !== draft.id || access !== 'writing') return undefined;
    const edit = attachCasefile(now.workspace, casefile, sha256);
    return desk.actions.dispatch(edit, { label: 'attach casefile' });
  }

  async function prepareReviews(): Promise<void> {
    if (!desk.getState().draft) return;
    const { prepareDigest } = await import('./adding-reviews.ts');
    await prepareDigest(desk);
  }

  /** Compares the draft with a review that the worker still checks. Adding the review reports what goes wrong. */
  async function findMovesEarly(unchecked: JsonValue): Promise<void> {
    if (!isJsonObject(unchecked) || !isJsonArray(unchecked['verdicts'])) return;
    const { findMoves } = await import('./adding-reviews.ts');
    await findMoves(desk, unchecked as unknown as Review);
  }

  /** Adds reviews to the draft that was open when they were chosen. The code is loaded with the first review. */
  async function addReviews(
    files: readonly ReviewFile[],
    place: () => 'draft' | 'library',
  ): Promise<ReadonlyMap<ReadFile, OpenReport>> {
    if (files.length === 0) return new Map();
    const { addReviewFile, prepareReview } = await import('./adding-reviews.ts');
    const reports = new Map<ReadFile, OpenReport>();
    for (const file of files) {
      if (place() === 'draft') await prepareReview(desk, file);
      reports.set(file, addReviewFile(desk, file, place(), sha256));
    }
    return reports;
  }

  /** Adds annotations to the draft that was open when they were chosen. The code is loaded with the first file. */
  async function addAnnotations(
    files: readonly File[],
    place: () => 'draft' | 'library',
  ): Promise<readonly OpenReport[]> {
    if (files.length === 0) return [];
    const { addAnnotationFile } = await import('./adding-annotations.ts');
    const reports: OpenReport[] = [];
    for (const file of files) reports.push(await addAnnotationFile({ desk, requests }, file, place()));
    return reports;
  }

  /**
   * Adds the identities of STIX bundles as actors. Resolves to the reports, and to the bundles that are sources, too.
   */
  async function addIdentitiesOf(files: readonly File[], place: () => 'draft' | 'library') {
    const reports: OpenReport[] = [];
    const sources: File[] = [];
    for (const file of files) {
      const { addIdentities } = await import('./adding-annotations.ts');
      const { isSource, report } = await addIdentities(desk, ask, file, place());
      if (isSource) sources.push(file);
      if (report) reports.push(report);
    }
    return { reports, sources };
  }

  /** Opens files: reviews and a single casefile go into the open draft, every other file becomes a new draft. */
  async function take(files: readonly ReadFile[], wanted: 'draft' | 'library'): Promise<OpeningResult> {
    const place = placeFor(wanted);
    const reviews = await addReviews(files.filter(isReviewFile), place);
    const into = place();
    const reportFor = (file: ReadFile, attached: boolean): OpenReport =>
      (isReviewFile(file) ? reviews.get(file) : undefined) ?? reportOn(file, attached);
    const openable = files.filter(isOpenable);
    const [only] = openable;
    const isCasefile = openable.length === 1 && only?.result.kind === 'casefile';
    if (only && into === 'draft' && isCasefile && desk.getState().access === 'following') {
      return { ids: [], reports: files.map((file) => (file === only ? reportReadOnly(only) : reportFor(file, false))) };
    }
    const goesIn = into === 'draft' && isCasefile && canBeChanged();
    if (!goesIn || only.result.kind !== 'casefile') {
      const cited = citedDraft(openable, into);
      const ids = await openDrafts(openable, cited?.casefile);
      const idOf = (file: ReadFile): string | undefined =>
        ids.length === openable.length ? ids[openable.findIndex((each) => each === file)] : undefined;
      const reports = files.map((file) => {
        const draftId = idOf(file);
        const report = withNotice(
          reportFor(file, false),
          cited && `It uses the casefile of “${titleInWords(cited.title)}”.`,
        );
        return { ...report, ...(draftId !== undefined && { draftId }) };
      });
      return { ids, reports };
    }
    const result = await attach(only.result.casefile);
    const attached = result?.kind === 'applied' || result?.kind === 'unchanged';
    const reports = files.map((file) =>
      file === only && !attached ? reportNotAttached(only, result) : reportFor(file, true),
    );
    return { ids: [], reports };
  }

  /**
   * Asks about sources, which go into the draft that was opened together with them, else into the open one, else into a
   * new one. Returns a report if the open draft is read-only here.
   */
  function offerSources(
    { sources, unreadable, skipped, title }: SortedFiles,
    into: 'draft' | 'library',
    [opened, ...others]: readonly string[],
  ): readonly OpenReport[] {
    if (sources.length + unreadable.length === 0) return [];
    const { draft, access } = desk.getState();
    const openId = into === 'draft' && canBeChanged() ? (draft?.id ?? null) : null;
    if (opened === undefined && openId !== null && access === 'following') {
      return [reportSourcesReadOnly([...sources.map(({ name }) => name), ...unreadable.map(({ path }) => path)])];
    }
    const draftId = opened !== undefined && others.length === 0 ? opened : openId;
    const { request } = imports.getState();
    // Files that are dropped on the sheet are added to it.
    imports.setState({
      request: request
        ? {
            ...request,
            files: [...request.files, ...sources],
            unreadable: [...(request.unreadable ?? []), ...unreadable],
            skipped: request.skipped + skipped,
          }
        : { files: sources, unreadable, draftId, title, skipped },
    });
    return [];
  }

  async function takeOne(file: ReadFile, into: 'draft' | 'library'): Promise<OpenReport> {
    const [report] = (await take([file], into)).reports;
    return report ?? reportOn(file, false);
  }

  /** Returns where files go: into the draft that was open when they were chosen, never into another one. */
  function placeFor(into: 'draft' | 'library'): () => 'draft' | 'library' {
    const idNow = (): string | undefined => desk.getState().draft?.id;
    const id = idNow();
    return () => (into === 'draft' && idNow() === id ? 'draft' : 'library');
  }

  return {
    newAssessment: async () => goToLast(await openAll([newWorkspace('')])),
    async openFiles(chosen, into, signal, onProgress) {
      const place = placeFor(into);
      preloadReader();
      const { files: given, reports: undecrypted } = await decryptFiles(chosen, signal);
      const files = given.filter(({ name }) => !isSignatureName(name));
      const sorted = await sortFiles(files, signal, onProgress);
      const read = await readAll(sorted.documents, signal, onProgress, (file) => {
        if (place() === 'draft') findMovesEarly(file).catch(() => undefined);
      });
      onProgress?.({ label: 'Opening', fraction: 1 });
      // Receiving and opening a large file are slow, so key presses are handled in between.
      await nextTask();
      const { reports, ids } = await take(read, place());
      const annotated = await addAnnotations(sorted.annotations, place);
      const actors = await addIdentitiesOf(sorted.bundles, place);
      const offered = offerSources({ ...sorted, sources: [...sorted.sources, ...actors.sources] }, place(), ids);
      const signatures = given.filter(({ name }) => isSignatureName(name)).map(signatureReport);
      return [...reports, ...annotated, ...actors.reports, ...undecrypted, ...offered, ...signatures];
    },
    prepareReviews,
    readSources: async (...given) => (await import('../reading/reading-sources.ts')).readSources(...given),
    async openSources(sources, title) {
      const empty = newWorkspace(title);
      const filled = applyEdit(empty, addSources(empty, sources));
      if (filled.casefile) await prepareFingerprint(filled.casefile);
      const ids = await openAll([followFingerprint(empty, filled, sha256)]);
      await goToLast(ids);
      return ids[0] ?? '';
    },
    async addHighlights(...given) {
      return (await import('./adding-annotations.ts')).addHighlights({ desk, requests }, ...given);
    },
    async keepAsDraft(file) {
      const [read] = await readAll([file], undefined, undefined);
      if (!read || !isOpenable(read)) return false;
      for (const workspace of workspacesOf([read], sha256)) {
        await add({ ...workspace, title: `${workspace.title} (version from ${file.name})` });
      }
      return true;
    },
    async openText(text, into) {
      const place = placeFor(into);
      return takeOne(await readPasted(text, sha256), place());
    },
    openSample: async (name) => takeOne(await fetchSample(name, sha256), 'library'),
  };
}

/** The result of opening files: a report for each, and the drafts made from them. */
interface OpeningResult {
  readonly reports: readonly OpenReport[];
  readonly ids: readonly string[];
}

function withNotice(report: OpenReport, message: string | undefined): OpenReport {
  return message === undefined ? report : { ...report, notices: [...(report.notices ?? []), { message }] };
}

function replacing(before: Casefile, after: Casefile) {
  return {
    title: 'Replace the casefile?',
    body: [
      `“${after.title}” will replace “${before.title}” as this draft’s casefile.`,
      'Claims stay linked to passages with the same text. You can undo this.',
    ],
    yes: 'Replace',
  };
}

/** Reports a casefile that was opened in a read-only tab. */
function reportReadOnly(file: OpenableFile): OpenReport {
  const message =
    'This draft is being edited in another tab. Open the casefile there, choose “Edit here instead” first, or open it from the library as a new draft.';
  const summary = `Could not attach ${inSentence(file)}.`;
  return { fileName: file.fileName, outcome: 'refused', summary, problems: [{ message }] };
}

/** Reports sources that were dropped in a read-only tab. */
function reportSourcesReadOnly([first = '', ...others]: readonly string[]): OpenReport {
  const message =
    'This draft is being edited in another tab. Add the sources there, choose “Edit here instead” first, or open them from the library as a new draft.';
  const fileName = others.length === 0 ? first : `${String(others.length + 1)} files`;
  return { fileName, outcome: 'refused', summary: 'Could not add sources.', problems: [{ message }] };
}

/** Reports a casefile that was not attached, because the user declined or the edit was refused. */
function reportNotAttached({ fileName }: OpenableFile, result: EditResult | undefined): OpenReport {
  const problems = result?.kind === 'refused' ? [{ message: result.message }] : [];
  return { fileName, outcome: 'refused', summary: 'The casefile was not changed.', problems };
}

/** Reports a signature, which is checked on a screen of its own, because that requires the signer’s public key. */
function signatureReport({ name }: File): OpenReport {
  const message = 'To check it, open “Signatures” and choose “Check a signature…”.';
  const summary = 'This is the signature of a file.';
  return { fileName: name, outcome: 'refused', summary, problems: [{ message }] };
}
