/** The content that the HTML and Markdown reports share, collected once and independent of the format. */
import type { JsonObject } from '../../json/json.ts';
import { listOf, viewAssessment, viewClaim } from '../../assessment/view.ts';
import { textLanguageOf } from '../../workspace/text-language.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { casefileIndex } from '../../casefile/lookup.ts';
import { gradeCaution, gradeLines, type GradeLine } from '../../casefile/source-grade.ts';
import type { Observation } from '../../casefile/types.generated.ts';
import type { ExportContext } from '../exported-file.ts';
import { reportClaims, type ReportClaim } from './claims.ts';
import { reportContradictions, type ReportContradiction } from './contradictions.ts';
import { reportEntries, type ReportEntry } from './entries.ts';
import { reportFindings, type ReportFindings } from './findings.ts';
import { nameOfActor, type ActorName } from './names.ts';
import { reportPassages, type ReportPassage } from './passages.ts';
import { fullShape, type ReportShape } from './shape.ts';
import { fingerprintStanding } from './standing.ts';

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
    ...reportEntries(workspace, index, byId),
    claims,
    contradictions: reportContradictions(workspace, byId),
    unknowns: (view.unknowns ?? []).filter((each) => each !== undefined),
    findings: reportFindings(findings, workspace),
    passages,
    omittedPassages: countOmitted(workspace, passages),
  };
}

/** The claims by their IDs; the first of several with the same ID. */
export function firstById(claims: readonly ReportClaim[]): ReadonlyMap<string, ReportClaim> {
  return new Map(claims.map((claim) => [claim.id, claim] as const).reverse());
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

function countOmitted({ casefile }: Workspace, passages: readonly ReportPassage[]): number {
  const all = new Set(casefile?.observations.flatMap((each) => each.passages.map(({ passage_id }) => passage_id)));
  for (const { passageId } of passages) all.delete(passageId);
  return all.size;
}
