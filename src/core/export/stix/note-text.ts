/** The text of STIX notes: a claim, a power basis, a hypothesis or a contradiction in plain sentences. */
import { anchorsInWords, type ReportClaim } from '../report/claims.ts';
import { linkGroups, type ReportEntry, type ReportLink } from '../report/entries.ts';
import { inWords } from '../report/names.ts';
import type { ContradictionSide, ReportContradiction } from '../report/report.ts';

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
