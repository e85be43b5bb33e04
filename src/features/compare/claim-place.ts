/** What the casefiles of compared versions say: where the text of a claim is in its file, and the names of actors. */
import { byIdentity } from '../../core/json/by-identity.ts';
import { viewClaim, type ClaimView } from '../../core/assessment/view.ts';
import type { Actor } from '../../core/casefile/types.generated.ts';
import { placeOfClaimInWords } from '../../core/casefile/origins.ts';
import { isJsonObject, type JsonValue } from '../../core/json/json.ts';
import { valueAt } from '../../core/json/pointer.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { ShownDifference } from '../../store/comparing.ts';
import type { TwoVersions } from './version.ts';

/** Names the place of a claim in the casefile of its version: “page 3”; '' for any other value. */
export function placeOfValue({ casefile }: Workspace, value: JsonValue | undefined): string {
  return isJsonObject(value) ? placeOfClaimInWords(casefile, viewClaim(value)) : '';
}

/** Says where a claim that differs is in its file: “In the file: page 3”, “In the file: page 2, then page 3”; or ''. */
export function placeOfDifference({ document, section, places }: ShownDifference, versions: TwoVersions): string {
  if (document !== 'assessment' || section !== 'claims') return '';
  const words = (['before', 'after'] as const).map((side) => {
    const path = places[side];
    return path === undefined ? '' : placeOfValue(versions[side], valueAt(versions[side].assessment, path));
  });
  const named = [...new Set(words.filter((each) => each !== ''))];
  return named.length === 0 ? '' : `In the file: ${named.join(', then ')}`;
}

/** Returns the claim that differs, in one version; undefined if the difference is about something else. */
export function claimOfDifference(
  { document, section, places }: ShownDifference,
  versions: TwoVersions,
  side: 'before' | 'after',
): ClaimView | undefined {
  const path = places[side];
  if (document !== 'assessment' || section !== 'claims' || path === undefined) return undefined;
  const value = valueAt(versions[side].assessment, path);
  return isJsonObject(value) ? viewClaim(value) : undefined;
}

/** The names of the actors in the casefiles of two versions; the same array for the same versions. */
export function namesIn(one: Workspace, other: Workspace): readonly string[] {
  return namesOf(one.casefile?.actors ?? none, other.casefile?.actors ?? none);
}

const none: readonly Actor[] = [];
const namesOf = byIdentity((one: readonly Actor[], other: readonly Actor[]) =>
  [...one, ...other].flatMap(({ names }) => names),
);
