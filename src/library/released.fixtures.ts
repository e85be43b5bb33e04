/** The files of earlier releases, and what they mean, for tests. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import { ownText } from '../core/json/own.ts';
import { viewAssessment } from '../core/assessment/view.ts';
import { agreementOf } from '../core/review/blind-agreement.ts';
import { verdictPlaces, type VerdictItem } from '../core/review/verdict-places.ts';
import { suggestionState, threadState } from '../core/review-shape/thread.ts';
import type { Target } from '../core/review/targets.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { check } from './core.ts';
import { parseAny, casefileFingerprint, passageId, textAtSpan } from './document.ts';

/** The folder with a folder for each release. */
export const releasedFolder = join(import.meta.dirname, 'released');

/** The releases whose files are stored, in order. */
export const releases = readdirSync(releasedFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));

/** The name of the file that says what the other files of a release mean. */
export const meaningName = 'meaning.json';

/** The names of the files that a release wrote. */
export function namesIn(release: string): readonly string[] {
  const names = readdirSync(join(releasedFolder, release)).filter(
    (name) => name !== meaningName && !name.endsWith('.ts'),
  );
  return names.toSorted();
}

/** The names of those that are documents of Assessment Desk. */
export function documentsIn(release: string): readonly string[] {
  return namesIn(release).filter((name) => /\.(assessment|casefile|desk|review|blind)\.json$/.test(name));
}

/** The releases that have a file with this name. The first one had fewer formats. */
export function releasesWith(name: string): readonly string[] {
  return releases.filter((release) => existsSync(join(releasedFolder, release, name)));
}

/** The bytes of a file of a release. */
export function bytesOf(release: string, name: string): Buffer {
  return readFileSync(join(releasedFolder, release, name));
}

/** The checksum of a file, as `sha256sum` prints it. */
export function checksumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Reads a file as Assessment Desk does. */
export const read = (release: string, name: string) => parseAny(bytesOf(release, name), { name });

/** The draft that a file is, or, for a review, the draft that it is about. */
function draftOf(release: string, name: string): Workspace {
  const file = read(release, name);
  if (file.kind === 'review') return { ...draftOf(release, 'agent.assessment.json'), reviews: [file.review] };
  if (file.kind === 'assessment') {
    const casefiles = namesIn(release)
      .filter((each) => each.endsWith('.casefile.json'))
      .map((each) => read(release, each));
    const wanted = ownText(file.assessment, 'casefile_fingerprint_sha256');
    const own = casefiles.find((each) => each.kind === 'casefile' && casefileFingerprint(each.casefile) === wanted);
    return { title: '', assessment: file.assessment, casefile: own?.kind === 'casefile' ? own.casefile : null };
  }
  if (file.kind === 'refused' || file.kind === 'casefile') throw new Error(`“${name}” is not a draft.`);
  return file.kind === 'blind-packet' ? { ...file, blind: true } : file;
}

/**
 * What a file means to a person: the text of each claim, the errors, and the state of each verdict. Must never change
 * for a file of a release.
 */
export function meaningOf(release: string, name: string): unknown {
  const file = read(release, name);
  if (file.kind === 'refused') return { kind: file.kind };
  const skipped = file.problems.map(({ code }) => code);
  if (file.kind === 'casefile') {
    const { casefile } = file;
    const passages = casefile.observations.flatMap((observation) => observation.passages);
    return {
      kind: file.kind,
      skipped,
      fingerprint: casefileFingerprint(casefile),
      passages: passages.map(({ passage_id, text }) => [passage_id, passageId(text) === passage_id]),
      origins: casefile.origins?.map((origin) => [origin.file.name, origin.places.map(({ kind }) => kind)]),
    };
  }
  const draft = draftOf(release, name);
  const meaning = { kind: file.kind, skipped, claims: claimsOf(draft), errors: errorsOf(draft), ...reviewsOf(draft) };
  return draft.reviewPlan ? { ...meaning, division: storedDivision(release, name) } : meaning;
}

/** The text at the span of each claim, and whether it is the claim's own. */
function claimsOf({ assessment, casefile }: Workspace): unknown {
  const passages = new Map(
    casefile?.observations.flatMap((each) => each.passages.map(({ passage_id, text }) => [passage_id, text] as const)),
  );
  return viewAssessment(assessment).claims?.map((claim) => {
    const { start = 0, end = 0 } = claim?.span ?? {};
    const passage = passages.get(claim?.passage_id ?? '');
    const text = passage === undefined || end < start ? undefined : textAtSpan(passage, { start, end });
    return [claim?.claim_id, text, text === claim?.actual];
  });
}

/** The errors: they are the constraints of the contract, which cannot become stricter. */
function errorsOf(draft: Workspace): unknown {
  if (draft.blind) return undefined;
  const { findings } = check({ kind: 'desk', ...draft });
  return findings.filter(({ level }) => level === 'error').map(({ ruleId, path }) => `${ruleId} ${path}`);
}

/** What a division of the links meant. It is only kept now, so that the stored meaning of it is the last. */
function storedDivision(release: string, name: string): unknown {
  const stored = JSON.parse(bytesOf(release, meaningName).toString()) as Record<
    string,
    { readonly division?: unknown }
  >;
  return stored[name]?.division;
}

function reviewsOf(draft: Workspace): object {
  const { reviews = [] } = draft;
  if (reviews.length === 0) return {};
  const blind = reviews.filter(({ kind }) => kind === 'blind');
  return {
    verdicts: verdictPlaces(draft, sha256).flatMap(({ target, items, disagree }) =>
      items.map((item) => [nameOf(target), ...stateOf(item), disagree ? 'disagree' : 'agree'].join(', ')),
    ),
    agreement: blind.map((review) => agreementOf(draft, review, sha256).counts),
  };
}

function nameOf(target: Target): string {
  if (target.kind === 'document') return 'assessment';
  if (target.kind === 'contradiction') return `contradiction ${target.left_claim_id} ${target.right_claim_id}`;
  if (target.kind === 'unknown') return `unknown ${target.text}`;
  const claim = target.kind === 'entry' ? [] : [target.claim_id];
  return [target.kind, ...(target.kind === 'claim' ? [] : [target.entry_id]), ...claim].join(' ');
}

function stateOf({ verdict, standing, name, unanswered }: VerdictItem): readonly string[] {
  return [
    name,
    verdict.verdict,
    standing.state,
    `thread ${threadState(verdict)}`,
    verdict.suggestion ? `suggestion ${suggestionState(verdict)}` : 'no suggestion',
    unanswered ? 'unanswered' : 'answered',
  ];
}
