/** The content of a report, collected once and independent of its form. */
import { counted } from '../../json/words.ts';
import type { JsonObject } from '../../json/json.ts';
import { listOf, viewAssessment, viewClaim, viewContradiction } from '../../assessment/view.ts';
import { textLanguageOf } from '../../workspace/text-language.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { casefileFingerprint } from '../../casefile/fingerprint.ts';
import type { Digest } from '../../casefile/hash.ts';
import { casefileIndex } from '../../casefile/lookup.ts';
import { gradeCaution, gradeLines, type GradeLine } from '../../casefile/source-facts.ts';
import type { Casefile, Observation } from '../../casefile/types.generated.ts';
import { newestOf } from '../prose/prose.ts';
import type { ExportContext } from '../exported-file.ts';
import { reportClaims, reportPassages, type ReportClaim, type ReportPassage } from './claims.ts';
import { reportEntries, type ReportEntry } from './entries.ts';
import { reportFindings, type ReportFindings } from './findings.ts';
import { nameOfActor, type ActorName } from './names.ts';
import { fullShape, type ReportShape } from './shape.ts';

/** The content of a report, before it is formatted. Its order is the document's. */
export interface Report {
  readonly shape: ReportShape;
  readonly title: string;
  /** The language of the author’s own texts; '' if it is not stated. */
  readonly language: string;
  readonly producer: { readonly kind: string; readonly name: string; readonly version: string };
  /** The fingerprint in the document; '' if there is none. */
  readonly fingerprint: string;
  /** Whether the fingerprint matches the casefile, in a sentence. */
  readonly fingerprintStanding: string;
  readonly scope: string | undefined;
  readonly observations: readonly ReportObservation[];
  readonly powerBases: readonly ReportEntry[];
  readonly intents: readonly ReportEntry[];
  readonly claims: readonly ReportClaim[];
  readonly contradictions: readonly ReportContradiction[];
  readonly unknowns: readonly string[];
  readonly findings: ReportFindings;
  /** The passages that contain claims, in the order of their first claims. */
  readonly passages: readonly ReportPassage[];
  /** The number of passages in the casefile without claims, which the report omits. */
  readonly omittedPassages: number;
  /** The newest date of a publication or its retrieval. */
  readonly newest: string | undefined;
}

/** An observation of the assessment; without a record if it is not in the casefile. */
export interface ReportObservation {
  readonly number: number;
  readonly record: Observation | undefined;
  readonly publisher: ActorName | undefined;
  /** The analyst's words about the observation and its publisher as sources. */
  readonly grades: readonly GradeLine[];
}

/** Collects the content of a report from a workspace, finished or not. Skips values without the contract's shape. */
export function reportOf(workspace: Workspace, { digest, findings, shape = fullShape }: ExportContext): Report {
  const { title, assessment, casefile } = workspace;
  const language = textLanguageOf(workspace);
  const view = viewAssessment(assessment);
  const index = casefileIndex(casefile);
  const passages = reportPassages(assessment, index, casefile);
  const claims = reportClaims(workspace, index, passages);
  const byId = firstById(claims);
  return {
    shape,
    title,
    language,
    producer: {
      kind: view.producer?.kind ?? '',
      name: view.producer?.name ?? '',
      version: view.producer?.version ?? '',
    },
    fingerprint: view.casefile_fingerprint_sha256 ?? '',
    fingerprintStanding: fingerprintStanding(view.casefile_fingerprint_sha256, casefile, digest),
    scope: view.scope,
    observations: observationsOf(assessment, index),
    ...reportEntries(workspace, index, byId, shape.short),
    claims,
    contradictions: reportContradictions(workspace, byId),
    unknowns: (view.unknowns ?? []).filter((each) => each !== undefined),
    findings: reportFindings(findings, workspace),
    passages,
    omittedPassages: countOmitted(workspace, passages),
    newest: newestOfSources(casefile),
  };
}

/** The claims by their IDs; the first of several with the same ID. An empty ID means no claim. */
export function firstById(claims: readonly ReportClaim[]): ReadonlyMap<string, ReportClaim> {
  const named = claims.filter(({ id }) => id !== '');
  return new Map(named.map((claim) => [claim.id, claim] as const).reverse());
}

function observationsOf(assessment: JsonObject, index: ReturnType<typeof casefileIndex>): readonly ReportObservation[] {
  const listed = (viewAssessment(assessment).observation_ids ?? []).filter((id) => id !== undefined);
  const used = listOf(assessment, 'claims').flatMap((raw) => viewClaim(raw).observation_id ?? []);
  return [...new Set([...listed, ...used])].map((number) => {
    const record = index.observation(number);
    const publisher = record?.publisher_actor_id;
    return {
      number,
      record,
      publisher: publisher ? nameOfActor(index, publisher) : undefined,
      grades: record ? gradeLines(record, publisher ? index.actor(publisher) : undefined) : [],
    };
  });
}

/** Returns the caution about source grades, if an observation of the report has one. */
export function gradeNote({ observations }: Pick<Report, 'observations'>): readonly string[] {
  return observations.some(({ grades }) => grades.length > 0) ? [gradeCaution] : [];
}

/** The newest date of a publication or its retrieval in a casefile. */
export function newestOfSources(casefile: Casefile | null): string | undefined {
  return newestOf((casefile?.observations ?? []).flatMap((each) => [each.published_at, each.retrieved_at]));
}

function countOmitted({ casefile }: Workspace, passages: readonly ReportPassage[]): number {
  const all = new Set(casefile?.observations.flatMap((each) => each.passages.map(({ passage_id }) => passage_id)));
  for (const { passageId } of passages) all.delete(passageId);
  return all.size;
}

/** One side of a contradiction: the claim ID in the document, and the first claim with that ID. */
export interface ContradictionSide {
  readonly claimId: string;
  readonly claim: ReportClaim | undefined;
}

/** A contradiction as it appears in reports. */
export interface ReportContradiction {
  /** Its position in the document, from 1. */
  readonly number: number;
  readonly left: ContradictionSide;
  readonly right: ContradictionSide;
  readonly explanation: string;
  /** The language of the explanation; '' if it is not stated. */
  readonly language: string;
}

/** The contradictions of an assessment in its order. */
export function reportContradictions(
  workspace: Workspace,
  claims: ReadonlyMap<string, ReportClaim>,
): readonly ReportContradiction[] {
  const side = (claimId = ''): ContradictionSide => ({ claimId, claim: claims.get(claimId) });
  const language = textLanguageOf(workspace);
  return listOf(workspace.assessment, 'contradictions').map((raw, at) => {
    const { left_claim_id, right_claim_id, explanation = '' } = viewContradiction(raw);
    return { number: at + 1, left: side(left_claim_id), right: side(right_claim_id), explanation, language };
  });
}

/** Whether the fingerprint of a document matches its casefile, in a sentence that never says “wrong”. */
export function fingerprintStanding(
  fingerprint: string | undefined,
  casefile: Casefile | null,
  digest: Digest,
): string {
  if (fingerprint === undefined || fingerprint === '') return 'None.';
  if (!casefile) return 'Cannot be checked: no casefile was attached when this report was created.';
  return fingerprint === casefileFingerprint(casefile, digest)
    ? 'Matches the casefile used for this report.'
    : 'Does not match the casefile used for this report.';
}

/** The content of the assessment, in one sentence. */
export function contentInWords({ intents, powerBases, claims, observations }: Report): string {
  const entries = `${counted(intents.length, 'intent hypothesis', 'intent hypotheses')} and ${counted(powerBases.length, 'power basis', 'power bases')}`;
  return `${entries}. ${counted(claims.length, 'claim')} from ${counted(observations.length, 'source')}.`;
}

/** The open points, in one sentence: contradictions, unknowns, violations and points that cannot be checked. */
export function openPointsInWords({ contradictions, unknowns, findings }: Report): string {
  const { errors, violations, unchecked } = findings;
  const points = [
    [
      contradictions.length,
      counted(contradictions.length, 'contradiction between claims', 'contradictions between claims'),
    ],
    [unknowns.length, counted(unknowns.length, 'unknown')],
    [errors.length, counted(errors.length, 'error')],
    [violations.length, counted(violations.length, 'violation')],
    [unchecked.length, counted(unchecked.length, 'point that cannot be checked', 'points that cannot be checked')],
  ] as const;
  const listed = points.filter(([count]) => count > 0).map(([, words]) => words);
  return listed.length === 0 ? 'No open points are recorded.' : `Open points: ${listed.join(', ')}.`;
}
