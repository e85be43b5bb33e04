/** Describes files that were read: whether they can become drafts, which drafts, and the report for the user. */
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import { newWorkspace } from '../../core/workspace/create.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { attachCasefile } from '../../core/workspace/casefile-edits.ts';
import type { Digest } from '../../core/casefile/hash.ts';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { titleFrom } from '../../core/files/file-names.ts';
import type { ReadResult } from '../../core/files/read-file.ts';
import type { Review } from '../../core/review-shape/types.generated.ts';
import type { OpenReport } from '../../desk/file-commands.ts';

/** A file that was read, with its name. */
export interface ReadFile {
  readonly fileName: string;
  readonly result: ReadResult;
  /** The file itself; missing for pasted text. */
  readonly source?: File;
}

/** A file that can become a draft. */
export type OpenableFile = ReadFile & { readonly result: Exclude<ReadResult, { kind: 'refused' | 'review' }> };

/** A review file. It becomes part of a draft, never a draft. */
export type ReviewFile = ReadFile & { readonly result: Extract<ReadResult, { kind: 'review' }> };

/** Whether a file can become a draft. */
export function isOpenable(file: ReadFile): file is OpenableFile {
  return file.result.kind !== 'refused' && file.result.kind !== 'review';
}

export function isReviewFile(file: ReadFile): file is ReviewFile {
  return file.result.kind === 'review';
}

/** How many claims are searched for by their text, at most, and from which length a text is telling. */
const [searchedClaims, tellingLength] = [20, 20];

/** Whether an assessment cites a casefile: one of its claims has the ID or the text of a passage. */
export function citesCasefile(assessment: JsonObject, casefile: Casefile): boolean {
  const claims = listOf(assessment, 'claims').map(viewClaim);
  const { passage } = casefileIndex(casefile);
  if (claims.some(({ passage_id: id }) => id !== undefined && passage(id) !== undefined)) return true;
  const texts = casefile.observations.flatMap(({ passages }) => passages.map(({ text }) => text));
  return claims
    .slice(0, searchedClaims)
    .some(({ actual = '' }) => actual.length >= tellingLength && texts.some((text) => text.includes(actual)));
}

export function withCasefile(workspace: Workspace, casefile: Casefile, digest: Digest): Workspace {
  return applyEdit(workspace, attachCasefile(workspace, casefile, digest));
}

/** Returns the draft that a file becomes when it is opened alone. */
export function workspaceOf({ fileName, result }: OpenableFile, digest: Digest): Workspace {
  if (result.kind === 'assessment')
    return { title: titleFrom(fileName), assessment: result.assessment, casefile: null };
  if (result.kind === 'casefile') {
    return withCasefile(newWorkspace(result.casefile.title || titleFrom(fileName)), result.casefile, digest);
  }
  const { title, textLanguage, brief, assessment, casefile, reviews, reviewPlan } = result;
  return {
    title: title || titleFrom(fileName),
    ...(textLanguage !== undefined && { textLanguage }),
    ...(brief !== undefined && { brief }),
    assessment,
    casefile,
    ...(reviews && { reviews }),
    ...(reviewPlan && { reviewPlan }),
    ...(result.kind === 'blind-packet' && { blind: true }),
  };
}

/**
 * Returns the drafts that files become. One assessment and one casefile that are opened together become one draft;
 * every other file becomes its own draft.
 */
export function workspacesOf(files: readonly OpenableFile[], digest: Digest): readonly Workspace[] {
  const [assessment, ...moreAssessments] = files.filter(({ result }) => result.kind === 'assessment');
  const [casefile, ...moreCasefiles] = files.filter(({ result }) => result.kind === 'casefile');
  const pair =
    assessment && casefile?.result.kind === 'casefile' && moreAssessments.length + moreCasefiles.length === 0;
  if (!pair || casefile.result.kind !== 'casefile') return files.map((file) => workspaceOf(file, digest));
  const together = withCasefile(workspaceOf(assessment, digest), casefile.result.casefile, digest);
  const others = files.filter((file) => file !== assessment && file !== casefile);
  return [together, ...others.map((file) => workspaceOf(file, digest))];
}

const summaries = {
  assessment: 'opened as a new draft',
  casefile: 'opened in a new draft',
  desk: 'opened as a new draft',
  'blind-packet':
    'opened for blind review. Give each link a verdict, then export your review. You cannot edit the packet itself',
} as const;

/** The name of a file at the start of a sentence. */
export function shownName({ fileName }: Pick<ReadFile, 'fileName'>): string {
  return fileName === '' ? 'The pasted text' : `“${fileName}”`;
}

/** The name of a file within a sentence. */
export function inSentence({ fileName }: Pick<ReadFile, 'fileName'>): string {
  return fileName === '' ? 'the pasted text' : `“${fileName}”`;
}

/** What to do with a review file if no matching draft is open. */
export function openDraftFirst({ title }: Review): string {
  const draft = title === '' ? 'the draft that it reviews' : `the draft that it reviews, “${title}”,`;
  return `Open ${draft} first, then open this file there.`;
}

/** Reports the result of opening a file, with its problems and notices. */
export function reportOn(file: ReadFile, attached: boolean): OpenReport {
  const { fileName, result } = file;
  if (result.kind === 'refused') {
    return {
      fileName,
      outcome: 'refused',
      summary: fileName === '' ? 'Could not open this text.' : 'Could not open this file.',
      problems: result.problems,
    };
  }
  const name = shownName(file);
  if (result.kind === 'review') {
    const message = `This is a review file. ${openDraftFirst(result.review)}`;
    return { fileName, outcome: 'refused', summary: `Could not add ${inSentence(file)}.`, problems: [{ message }] };
  }
  return {
    fileName,
    outcome: attached ? 'attached' : 'opened',
    summary: attached
      ? `${name} is now this draft’s casefile. You can undo this.`
      : `${name} was ${summaries[result.kind]}.`,
    problems: result.problems,
    notices: result.notices,
  };
}
