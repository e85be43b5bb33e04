/** Builds the samples of the application from the texts and the data in this folder. */
import { sha256 } from '@noble/hashes/sha2.js';
import type { Assessment, Claim } from '../../core/assessment/types.generated.ts';
import { withFormat } from '../../core/casefile/create.ts';
import { casefileFingerprint } from '../../core/casefile/fingerprint.ts';
import { passageId } from '../../core/casefile/hash.ts';
import type { Casefile, Observation } from '../../core/casefile/types.generated.ts';
import { writeAssessment, writeCasefile, writeDesk } from '../../core/files/write.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { anchoredClaim, placeOf } from './anchoring.ts';
import { readObservation } from './passages.ts';
import { brokenSource, casefileSource, finishedSource, type BrokenClaimSource, type ClaimSource } from './sources.ts';

/** A file to write, its path relative to the top of the repository. */
export interface SampleFile {
  readonly path: string;
  readonly content: string;
}

/** The samples as workspaces. */
export interface Samples {
  readonly finished: Workspace & { readonly casefile: Casefile };
  /** A draft with a finding of every rule. */
  readonly broken: Workspace;
}

/** Returns a value of the contract as a JSON value. Interfaces have no index signature, so this cannot be inferred. */
function asObject(value: Assessment | Claim): JsonObject {
  return value as unknown as JsonObject;
}

async function sampleCasefile(): Promise<Casefile> {
  const { title, actors, observations } = casefileSource;
  const read = await Promise.all(observations.map((source) => readObservation(source, sha256)));
  return { format: 'assessment-desk.casefile/v1', title, actors, observations: read };
}

/** Returns the claim with the offsets of its quote. Throws if the quote is not in its observation exactly once. */
function claimOf(claim: ClaimSource, casefile: Casefile): Claim {
  const at = casefile.observations.findIndex(({ observation_id }) => observation_id === claim.observation);
  const [observation, source] = [casefile.observations[at], casefileSource.observations[at]];
  if (!observation || !source) {
    throw new Error(`${claim.claim_id}: there is no observation ${String(claim.observation)}.`);
  }
  return anchoredClaim(claim, placeOf(claim, observation, source));
}

function finishedAssessment(casefile: Casefile): Assessment {
  const { producer, claims, power_bases, intent_hypotheses, contradictions, unknowns } = finishedSource;
  return {
    contract: 'ww3.assessment/v1',
    casefile_fingerprint_sha256: casefileFingerprint(casefile, sha256),
    observation_ids: casefile.observations.map(({ observation_id }) => observation_id),
    producer,
    claims: claims.map((claim) => claimOf(claim, casefile)),
    power_bases,
    intent_hypotheses,
    contradictions,
    unknowns,
  };
}

function brokenClaim(claim: BrokenClaimSource, casefile: Casefile): JsonObject {
  const { set = {}, remove = [] } = claim;
  const members = Object.entries({ ...asObject(claimOf(claim, casefile)), ...set });
  return Object.fromEntries(members.filter(([name]) => !remove.includes(name)));
}

function brokenAssessment(casefile: Casefile, { claims }: Assessment): JsonObject {
  const { valid_claims, every_power_basis, every_intent_hypothesis, ...source } = brokenSource;
  const valid = claims.filter(({ claim_id }) => valid_claims.includes(claim_id));
  return {
    ...source.assessment,
    claims: [...valid.map(asObject), ...source.claims.map((claim) => brokenClaim(claim, casefile))],
    power_bases: source.power_bases.map((entry) => ({ ...every_power_basis, ...entry })),
    intent_hypotheses: source.intent_hypotheses.map((entry) => ({ ...every_intent_hypothesis, ...entry })),
  };
}

function ownObservations(): readonly Observation[] {
  return brokenSource.observations.map(({ texts, ...observation }) => ({
    ...observation,
    passages: texts.map((text) => ({ passage_id: passageId(text, sha256), text })),
  }));
}

/** Builds the samples as workspaces. Throws if the sources are inconsistent. */
export async function buildSamples(): Promise<Samples> {
  const casefile = await sampleCasefile();
  const assessment = finishedAssessment(casefile);
  const broken = {
    title: brokenSource.title,
    assessment: brokenAssessment(casefile, assessment),
    casefile: withFormat({
      ...casefile,
      actors: [...casefile.actors, ...brokenSource.actors],
      observations: [...casefile.observations, ...ownObservations()],
    }),
  };
  return { finished: { title: finishedSource.title, assessment: asObject(assessment), casefile }, broken };
}

/** Returns the sample files of `public/samples`. The same sources always give the same bytes. */
export async function generateSamples(): Promise<readonly SampleFile[]> {
  const { finished, broken } = await buildSamples();
  const file = (name: string, content: string): SampleFile => ({ path: `public/samples/${name}`, content });
  return [
    file('strait-of-hesper.casefile.json', writeCasefile(finished.casefile)),
    file('strait-of-hesper.assessment.json', writeAssessment(finished.assessment)),
    file('finished.desk.json', writeDesk(finished)),
    file('broken.desk.json', writeDesk(broken)),
  ];
}
