/** The objects of a STIX 2.1 bundle: common properties, times, notes, and IDs that follow from their content. */
import type { JsonObject } from '../../json/json.ts';
import { uuidV5 } from '../uuid.ts';
import { parseDateTime } from '../../assessment/date-time.ts';
import type { Observation } from '../../casefile/types.generated.ts';
import { anchorsInWords, type ReportClaim } from '../report/claims.ts';
import { linkGroups, type ReportEntry, type ReportLink } from '../report/entries.ts';
import { inWords } from '../report/names.ts';
import type { ContradictionSide, ReportContradiction } from '../report/report.ts';

// The one time that all objects of a STIX bundle have.

/** The time of a bundle whose observations have no dates. */
export const noTime = '1970-01-01T00:00:00.000Z';

/**
 * Returns the latest time at which an observation was retrieved or published, as a STIX timestamp in UTC with
 * milliseconds (STIX 2.1, section 3.2); 1970-01-01T00:00:00.000Z if there is none. STIX requires a time, and an
 * assessment has none of its own. The clock would change the file at every export.
 */
export function bundleTime(observations: readonly Observation[]): string {
  const times = observations.flatMap(({ retrieved_at, published_at }) => [
    ...timestamps(retrieved_at),
    ...timestamps(published_at),
  ]);
  return times.sort().at(-1) ?? noTime;
}

/** A date-time as a STIX timestamp; none if it is missing, invalid, or in UTC not in a year with four digits. */
export function timestamps(text: string | null): readonly string[] {
  const parsed = parseDateTime(text ?? '');
  if (!parsed.ok) return [];
  const { epochSeconds, fraction } = parsed.instant;
  const timestamp = new Date(epochSeconds * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'))).toISOString();
  return /^\d{4}-/.test(timestamp) ? [timestamp] : [];
}

// The text of STIX notes: a claim, a power basis, a hypothesis or a contradiction in plain sentences.

/** A claim: what it says, the exact text, and where that text is. Span offsets count code points. */
export function claimText(claim: ReportClaim): string {
  const { id, proposition, actual, kind, representation, mode, attributedTo, subjects, observation } = claim;
  return lines([
    `Claim ${id}: ${proposition}`,
    '',
    `Exact text: “${actual}”`,
    `Claim kind: ${kind}`,
    `Representation: ${representation}`,
    `Attribution mode: ${mode}`,
    attributedTo && `Attributed to: ${inWords(attributedTo)}`,
    subjects.length > 0 && `Subjects: ${subjects.map(inWords).join(', ')}`,
    observation !== undefined && `Observation: ${observation}`,
    `Passage: ${claim.passageId}`,
    claim.span && `Span: ${claim.span.start} to ${claim.span.end}, in code points, without the end`,
    claim.place !== '' && `Place in the file: ${claim.place}`,
    `Check: ${anchorsInWords[claim.anchor]}.`,
  ]);
}

/** A power basis or a hypothesis with its evidence. What contradicts it is first, as in the reports. */
export function entryText(entry: ReportEntry): string {
  const { kind, id, actor, heading, statement, state, facts, lists, falsifiers } = entry;
  return lines([
    `${nameOfKind(entry)} ${id}: ${statement}`,
    '',
    `Actor: ${actor ? inWords(actor) : 'No actor'}`,
    `${kind === 'power basis' ? 'Domain' : 'Topic'}: ${heading}`,
    `Workflow state: ${state}`,
    ...facts.map(([name, values]) => `${name}: ${values.join('; ')}`),
    ...lists.flatMap(([name, items]) => list(name, items)),
    ...linkGroups(entry).flatMap(({ title, links }) =>
      list(
        title,
        links.map(([, link]) => linkText(link)),
      ),
    ),
    entry.links.length === 0 && 'Evidence: None.',
    ...list('Falsifiers', falsifiers),
  ]);
}

/** Two claims that cannot both be right, and why. */
export function contradictionText({ number, left, right, explanation }: ReportContradiction): string {
  return lines([
    `Contradiction ${number}: these two claims cannot both be right.`,
    '',
    `- ${sideText(left)}`,
    `- ${sideText(right)}`,
    `Explanation: ${explanation}`,
  ]);
}

/** “Power basis” or “Intent hypothesis”. */
export function nameOfKind({ kind }: ReportEntry): string {
  return kind === 'power basis' ? 'Power basis' : 'Intent hypothesis';
}

/** An evidence link: what its claim does, the text of the claim, and the reason. */
export function linkText({ effect, reason, claimId, claim }: ReportLink, what = 'this'): string {
  const words = claim ? `: “${claim.actual}”` : ' (no such claim)';
  return `Claim ${claimId} ${effect || 'is linked with an unknown effect to'} ${what}${words}\n  Because: ${reason}`;
}

function sideText({ claimId, claim }: ContradictionSide): string {
  return claim ? `Claim ${claimId}: “${claim.actual}”` : `Claim ${claimId} (no such claim)`;
}

function list(name: string, items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : ['', `${name}:`, ...items.map((item) => `- ${item}`)];
}

function lines(parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== undefined).join('\n');
}

/** The types of objects that an export contains. */
export type StixType = 'identity' | 'note' | 'opinion' | 'report';

/** An object with its ID. */
export type StixObject = JsonObject & { readonly type: StixType; readonly id: string };

/** The namespace of our IDs. Section 2.9 keeps its own namespace for observables and leaves the choice to producers. */
const namespace = '4652ae94-d85e-4d5b-be1d-ec446f2d3143';

/** Makes the ID of an object or bundle from its content: the same content has the same ID (STIX 2.1, section 2.9). */
export function stixId(type: StixType | 'bundle', content: unknown): string {
  return `${type}--${uuidV5(JSON.stringify([type, content]), namespace)}`;
}

/** Makes objects for one producer and one time. Of objects with the same content, each gets an ID of its own. */
export function stixObjects(time: string, createdBy?: string) {
  const seen = new Map<string, number>();
  return (type: StixType, properties: JsonObject, idContent: unknown = properties): StixObject => {
    const content = JSON.stringify([createdBy, time, idContent]);
    const before = seen.get(`${type} ${content}`) ?? 0;
    seen.set(`${type} ${content}`, before + 1);
    return {
      type,
      spec_version: '2.1',
      id: stixId(type, [content, before]),
      ...(createdBy !== undefined && { created_by_ref: createdBy }),
      created: time,
      modified: time,
      ...properties,
    };
  };
}
