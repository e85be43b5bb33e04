/** Builds the samples of the application from the texts and the data in this folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { sha256 } from '@noble/hashes/sha2.js';
import type { JsonObject } from '../../core/json/json.ts';
import type { Assessment, Claim } from '../../core/assessment/types.generated.ts';
import type { Actor, Casefile, Observation, Passage } from '../../core/casefile/types.generated.ts';
import { passageId, type Digest } from '../../core/casefile/hash.ts';
import { findQuote } from '../../core/text/quote.ts';
import type { CodePointSpan } from '../../core/text/span.ts';
import { withFormat } from '../../core/casefile/create.ts';
import { casefileFingerprint } from '../../core/casefile/fingerprint.ts';
import { writeAssessment, writeCasefile, writeDesk } from '../../core/files/write.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';

// The sources of the samples: the JSON files of this folder, with their types. README.md describes them.

/** A passage of a sample: the file with its text, and properties of the text that an editor could change in a file. */
interface PassageSource {
  /** A file of `passages/`, without `.txt`. Its last line feed is not part of the passage. */
  readonly file: string;
  /** The passage's lines end in CR LF. The file has LF, so that no editor or checkout can change the passage. */
  readonly lineEnds?: 'crlf';
  /** The passage's letters are decomposed, for the same reason. */
  readonly form?: 'NFD';
}

/** An observation with its passages as files. */
interface ObservationSource extends Omit<Observation, 'passages'> {
  readonly passages: readonly PassageSource[];
}

/** A claim that is identified by its text. The builder finds the passage, its ID and the offsets. */
interface ClaimSource {
  readonly claim_id: string;
  readonly observation: number;
  /** The passage's exact words, in the passage's own form once its source's `lineEnds` and `form` are applied. */
  readonly quote: string;
  /** Which occurrence of the quote is meant, from 1, if the observation contains it more than once. */
  readonly occurrence?: number;
  /**
   * The proposition, in other words than the quote. If omitted, the claim is verbatim and its proposition is the quote.
   */
  readonly restated?: string;
  readonly kind: Claim['claim_kind'];
  readonly about: readonly string[];
  readonly by: string | null;
  readonly mode: Claim['attribution']['mode'];
}

/**
 * A claim of the broken draft: a valid source, and the members of the built claim that are set or removed to break it.
 */
interface BrokenClaimSource extends ClaimSource {
  readonly set?: JsonObject;
  readonly remove?: readonly string[];
}

interface FinishedSource extends Pick<
  Assessment,
  'producer' | 'power_bases' | 'intent_hypotheses' | 'contradictions' | 'unknowns'
> {
  readonly title: string;
  readonly claims: readonly ClaimSource[];
}

interface BrokenSource {
  readonly title: string;
  /** Actors that only this draft has. */
  readonly actors: readonly Actor[];
  /** Observations that only this draft has. Their texts are here, because no editor should see damaged files. */
  readonly observations: readonly (Omit<Observation, 'passages'> & { readonly texts: readonly string[] })[];
  /** The IDs of the finished sample's claims that this draft contains unchanged. */
  readonly valid_claims: readonly string[];
  readonly claims: readonly BrokenClaimSource[];
  /** The members that a power basis has if it does not have its own. */
  readonly every_power_basis: JsonObject;
  readonly power_bases: readonly JsonObject[];
  readonly every_intent_hypothesis: JsonObject;
  readonly intent_hypotheses: readonly JsonObject[];
  /** The other members of the assessment, unchanged. */
  readonly assessment: JsonObject;
}

interface CasefileSource extends Omit<Casefile, 'format' | 'observations'> {
  readonly observations: readonly ObservationSource[];
}

/** Reads a file of this folder. It is not imported, because bundlers reject the lone surrogate in the broken draft. */
function read(file: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
}

/** The casefile of both samples. */
export const casefileSource = read('casefile.json') as CasefileSource;

/** The finished assessment. */
export const finishedSource = read('finished.json') as FinishedSource;

/** The draft with a finding of every rule. */
const brokenSource = read('broken.json') as BrokenSource;

// Reads the passages of the samples from text files, with the intended line ends and Unicode form.

const folder = join(import.meta.dirname, 'passages');

/** Returns a text with the line ends and the Unicode normal form of its passage. */
function asPassage(text: string, { lineEnds, form }: PassageSource): string {
  const formed = form === undefined ? text : text.normalize(form);
  return lineEnds === 'crlf' ? formed.replaceAll('\n', '\r\n') : formed;
}

async function readPassage(source: PassageSource, digest: Digest): Promise<Passage> {
  const file = await readFile(join(folder, `${source.file}.txt`), 'utf8');
  const text = asPassage(file.replaceAll('\r\n', '\n').replace(/\n$/, ''), source);
  return { passage_id: passageId(text, digest), text };
}

/** Returns an observation with its passages read from their files. */
async function readObservation(source: ObservationSource, digest: Digest): Promise<Observation> {
  const passages = await Promise.all(source.passages.map((passage) => readPassage(passage, digest)));
  return { ...source, passages };
}

// Finds the quotes of the samples’ claims in their passages, and gives each claim its span.

/** The place of a claim's text in a passage. */
export interface Place {
  readonly passage_id: string;
  readonly span: CodePointSpan;
  /** The text in the passage's own form. */
  readonly words: string;
}

function placesIn(observation: Observation, sources: readonly PassageSource[], quote: string): readonly Place[] {
  return observation.passages.flatMap(({ passage_id, text }, index) => {
    const words = asPassage(quote, sources[index] ?? { file: '' });
    return findQuote(text, words).map((span) => ({ passage_id, span, words }));
  });
}

/**
 * Returns the place of a claim's quote. Throws if the quote is not in its observation, or if it occurs more than once
 * and the source does not say which occurrence is meant.
 */
export function placeOf(claim: ClaimSource, observation: Observation, { passages }: ObservationSource): Place {
  const places = placesIn(observation, passages, claim.quote);
  const place = places[(claim.occurrence ?? 1) - 1];
  if (!place) throw new Error(`${claim.claim_id}: its text is not in observation ${String(claim.observation)}.`);
  if (places.length > 1 && claim.occurrence === undefined)
    throw new Error(`${claim.claim_id}: its text occurs ${String(places.length)} times; say which occurrence.`);
  return place;
}

/** Returns the claim in the contract's form, with offsets in code points (specification 2.4). */
export function anchoredClaim(claim: ClaimSource, { passage_id, span, words }: Place): Claim {
  return {
    claim_id: claim.claim_id,
    observation_id: claim.observation,
    passage_id,
    span: { start: span.start, end: span.end, offset_encoding: 'unicode-code-point' },
    actual: words,
    proposition: claim.restated ?? words,
    representation: claim.restated === undefined ? 'verbatim' : 'paraphrase',
    claim_kind: claim.kind,
    subject_actor_ids: claim.about,
    attribution: { actor_id: claim.by, mode: claim.mode },
  };
}

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
