import type { JsonObject } from '../../assessment/json.ts';
import type { Workspace } from '../../assessment/workspace.ts';
import { casefileFingerprint } from '../../casefile/fingerprint.ts';
import type { Digest } from '../../casefile/hash.ts';
import type { Casefile } from '../../casefile/types.generated.ts';
import { quoted } from '../phrases.ts';
import { own, same } from '../same.ts';
import { apartObservations, withoutUnquoted, type Apart } from './apart-sources.ts';
import { doubledInCasefile, mergeCasefiles, neededSources } from './casefiles.ts';
import type { Choices, Conflict, MergeRename } from './conflict.ts';
import { mergeAssessments } from './merge.ts';
import { Questions } from './questions.ts';
import { onSides, type Sides } from './sides.ts';
import { quotedSources, type WithSources } from './sources.ts';

export type WorkspaceConflict = Conflict & {
  /** Which document its paths point into. */
  readonly document: 'assessment' | 'casefile';
};

export type WorkspaceMerge =
  | { readonly ok: false; readonly problems: readonly string[] }
  | {
      readonly ok: true;
      readonly merged: Workspace;
      readonly conflicts: readonly WorkspaceConflict[];
      /** Sentences about what the merge did, or left alone, that no list of differences says. */
      readonly notes: readonly string[];
      readonly renames?: readonly MergeRename[];
    };

/** The versions of a draft; without a common one (`base` is null) everything that differs is asked. */
export interface Versions {
  readonly base: Workspace | null;
  readonly mine: Workspace;
  readonly theirs: Workspace;
}

const fingerprintField = 'casefile_fingerprint_sha256';
const nothing: JsonObject = {};

/**
 * Merges two versions of a draft: their assessments (see `mergeAssessments`) and their casefiles, actors by id,
 * observations by number and passages by hash. The title and everything beside the two documents stay mine. A casefile
 * that only one side has is kept, for a missing one is no deletion: an assessment file never carries one. The
 * fingerprint follows the merged casefile where that of a side followed its own, and is then never asked for.
 */
export function mergeWorkspaces(versions: Versions, digest: Digest, choices: Choices = {}): WorkspaceMerge {
  const { mine, theirs } = versions;
  const doubles = doubledSources(versions);
  if (doubles.length > 0) return { ok: false, problems: doubles };
  const questions = new Questions(choices, versions.base === null);
  const sources = bothCasefiles(versions);
  const apart = sources && apartObservations(questions, sources);
  const follows = followsCasefile(mine, digest) || followsCasefile(theirs, digest);
  const alike = onSides(apart?.sides ?? assessmentsOf(versions), ({ assessment }) =>
    follows ? withFingerprintOf(assessment, mine.assessment) : assessment,
  );
  const result = mergeAssessments(versions.base && alike.base, alike.mine, alike.theirs, choices);
  if (!result.ok) return result;
  const { merged, casefile } = apart
    ? withCasefile(questions, apart, result.merged)
    : { merged: result.merged, casefile: mine.casefile ?? theirs.casefile };
  const assessment = follows && casefile ? withFingerprint(merged, casefileFingerprint(casefile, digest)) : merged;
  const ofAssessment = result.conflicts.map((conflict) => ({ ...conflict, document: 'assessment' as const }));
  const ofCasefile = questions.conflicts.map((conflict) => ({ ...conflict, document: 'casefile' as const }));
  return {
    ok: true,
    merged: { ...mine, assessment, casefile },
    ...(result.renames && { renames: result.renames }),
    conflicts: [...ofAssessment, ...ofCasefile],
    notes: [...notesOn(mine, theirs, digest), ...questions.notes],
  };
}

/** The merged assessment with the merged casefile. */
function withCasefile(questions: Questions, apart: Apart, assessment: JsonObject) {
  const { sides, merged } = withoutUnquoted(apart, assessment);
  return { merged, casefile: mergeOrTake(questions, sides, merged) as unknown as Casefile };
}

const json = (casefile: Casefile): JsonObject => casefile as unknown as JsonObject;

function doubledSources({ base, mine, theirs }: Versions): readonly string[] {
  if (same(mine.casefile && json(mine.casefile), theirs.casefile && json(theirs.casefile))) return [];
  return [
    ...(base?.casefile ? doubledInCasefile(json(base.casefile), 'The common version') : []),
    ...(mine.casefile ? doubledInCasefile(json(mine.casefile), 'Your version') : []),
    ...(theirs.casefile ? doubledInCasefile(json(theirs.casefile), 'Their version') : []),
  ];
}

/** The versions with their casefiles, where both sides have one. A common version without one counts as an empty one. */
function bothCasefiles({ base, mine, theirs }: Versions): Sides<WithSources> | undefined {
  if (!mine.casefile || !theirs.casefile) return undefined;
  return {
    base: { assessment: base?.assessment ?? nothing, casefile: base?.casefile ? json(base.casefile) : nothing },
    mine: { assessment: mine.assessment, casefile: json(mine.casefile) },
    theirs: { assessment: theirs.assessment, casefile: json(theirs.casefile) },
  };
}

function assessmentsOf({ base, mine, theirs }: Versions): Sides<Pick<WithSources, 'assessment'>> {
  return { base: { assessment: base?.assessment ?? nothing }, mine, theirs };
}

/** Whether the fingerprint that a version names is that of the casefile it has. */
function followsCasefile({ assessment, casefile }: Workspace, digest: Digest): boolean {
  return casefile !== null && own(assessment, fingerprintField) === casefileFingerprint(casefile, digest);
}

function withFingerprint(assessment: JsonObject, fingerprint: string): JsonObject {
  return Object.hasOwn(assessment, fingerprintField) ? { ...assessment, [fingerprintField]: fingerprint } : assessment;
}

function withFingerprintOf(assessment: JsonObject, other: JsonObject): JsonObject {
  const fingerprint = own(other, fingerprintField);
  return typeof fingerprint === 'string' ? withFingerprint(assessment, fingerprint) : assessment;
}

/** Where one side left all of the common version alone, the other’s casefile is taken as it is. */
function mergeOrTake(questions: Questions, sides: Sides<WithSources>, merged: JsonObject): JsonObject {
  const { base, mine, theirs } = onSides(sides, ({ casefile }) => casefile);
  if (same(mine, theirs)) return mine;
  const isUntouched = (side: 'mine' | 'theirs') =>
    !questions.twoSides &&
    same(sides.base.casefile, sides[side].casefile) &&
    same(sides.base.assessment, sides[side].assessment);
  if (isUntouched('theirs')) return mine;
  if (isUntouched('mine')) return theirs;
  return mergeCasefiles(questions, { base, mine, theirs }, neededSources(merged), quotedSources(merged));
}

function notesOn(mine: Workspace, theirs: Workspace, digest: Digest): readonly string[] {
  const notes: string[] = [];
  if (mine.title !== theirs.title) notes.push(`The draft keeps its title, ${quoted(mine.title)}.`);
  if (mine.casefile && !theirs.casefile) notes.push('Their version has no casefile: yours stays.');
  if (!mine.casefile && theirs.casefile)
    notes.push('Your version has no casefile: theirs is taken, with its passages.');
  const named = own(theirs.assessment, fingerprintField);
  const isOther = named !== own(mine.assessment, fingerprintField) && !followsCasefile(theirs, digest);
  if (isOther && followsCasefile(mine, digest))
    notes.push(
      'Their assessment was made on another casefile, which it does not bring along. Yours and its fingerprint stay; claims on passages that it does not have cannot be checked here.',
    );
  return notes;
}
