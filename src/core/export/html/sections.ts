/** The shorter sections of the HTML report: observations, contradictions, unknowns and findings. */
import type { ReportContradiction, ContradictionSide } from '../report/contradictions.ts';
import { errorsInWords } from '../../check/export-gate.ts';
import { listedFindings, moreInWords, type ReportFinding, type ReportFindings } from '../report/findings.ts';
import { inWords } from '../report/entries.ts';
import { gradeNote, type Report, type ReportObservation } from '../report/report.ts';
import { contentInWords, evidenceInWords, openPointsInWords } from '../report/sections.ts';
import { inSentence, languageOf } from './language.ts';
import type { ReportPictures } from './pictures.ts';
import { checked, inline, joined, Markup, markup, text } from './markup.ts';
import { fieldsOf, wordsInSentence } from './entries.ts';

/** The entries at a glance: every entry with how much evidence it has, and what is open. */
export function summarySection(report: Report, { timeline, none }: ReportPictures): Markup {
  const entries = [...report.intents, ...report.powerBases];
  const counts = markup`<p>${contentInWords(report)} ${openPointsInWords(report)}</p> `;
  // The short form shows the entries at once.
  if (report.shape.short) return counts;
  return markup`${counts}
    <ul class="at-a-glance">
      ${entries.map(
        (entry) =>
          markup`<li>
            <a href="#${entry.place}">${checked(`${entry.path}/${fieldsOf[entry.kind].id}`, entry.id)}</a>
            <bdi class="brief"${languageOf(entry.language)} data-in="${entry.path}/${fieldsOf[entry.kind].statement}">${text(entry.statement)}</bdi>
            <span class="facts"
              >${checked(`${entry.path}/workflow_state`, entry.state)}; <span data-in="${entry.path}/evidence">${evidenceInWords(entry)}</span>.</span
            >
          </li> `,
      )}
    </ul>
    ${timeline} ${none !== '' && markup`<p>${none}</p>`}`;
}

/** The observations that the assessment lists or uses. */
export function observationsSection(observations: readonly ReportObservation[], ofAuthor: string): Markup {
  if (observations.length === 0) return markup`<p>None.</p>`;
  return markup`${gradeNote({ observations }).map((note) => markup`<p>${note}</p>`)}<ol class="plain">
      ${observations.map((observation) => observationItem(observation, ofAuthor))}
    </ol>`;
}

function observationItem({ number, record, publisher, grades }: ReportObservation, ofAuthor: string): Markup {
  if (!record) return markup`<li id="observation-${number}">Observation ${number}: not in the casefile.</li>`;
  const { title, canonical_url, published_at, retrieved_at, language } = record;
  const facts = [
    publisher && markup`publisher: ${inline(inWords(publisher))} (as recorded; not authenticated)`,
    published_at && markup`published at ${inline(published_at)}`,
    retrieved_at && markup`retrieved at ${inline(retrieved_at)}`,
    language && markup`language ${inline(language)}`,
  ].filter((fact) => fact instanceof Markup);
  return markup`<li id="observation-${number}">
    <b>Observation ${number}: <bdi${languageOf(language)}>${text(title)}</bdi></b>
    ${facts.length > 0 && markup`<br />${joined(facts, ', ')}`}${canonical_url !== null && markup`<br /><code class="url">${inline(canonical_url)}</code>`}${grades.map(({ name, text: words, isOfScale }) => markup`<br />${name}: ${isOfScale ? inline(words) : markup`<bdi${languageOf(ofAuthor)}>${text(words)}</bdi>`}`)}
  </li> `;
}

/** The contradictions between claims. */
export function contradictionsSection(contradictions: readonly ReportContradiction[]): Markup {
  if (contradictions.length === 0) return markup`<p>None.</p>`;
  return joined(
    contradictions.map(
      ({ number, left, right, explanation, language }) =>
        markup`<article class="contradiction" id="contradiction-${number}">
          ${side(left, `/contradictions/${number - 1}/left_claim_id`)}
          <p class="versus"><span class="effect contradicts">× against</span></p>
          ${side(right, `/contradictions/${number - 1}/right_claim_id`)}
          <p dir="auto"${languageOf(language)} data-in="/contradictions/${number - 1}/explanation">${text(explanation)}</p>
        </article> `,
    ),
  );
}

function side({ claim, claimId }: ContradictionSide, at: string): Markup {
  const id = checked(at, claimId);
  if (!claim) return markup`<p>${id} (no such claim)</p>`;
  return markup`<p>
    <a href="#claim-${claim.number}"><span class="number">${claim.number}</span> ${id}</a>
    ${wordsInSentence(claim)}
  </p>`;
}

/** The unknowns. */
export function unknownsSection({ unknowns, language }: Pick<Report, 'unknowns' | 'language'>): Markup {
  if (unknowns.length === 0) return markup`<p>None.</p>`;
  return markup`<ul>
    ${unknowns.map((unknown) => markup`<li dir="auto"${languageOf(language)} data-in="/unknowns">${text(unknown)}</li>`)}
  </ul>`;
}

/**
 * The findings of the checker when the report was created. Findings that cannot be checked are in a group of their own.
 */
export function findingsSection({ errors, violations, notices, unchecked }: ReportFindings): Markup {
  if (errors.length + violations.length + notices.length + unchecked.length === 0) {
    return markup`<p>No findings. This does not make any entry true.</p>`;
  }
  return joined([
    group('Errors', errorsInWords(errors), errors),
    group(
      'Violations',
      'These break a semantic rule of the contract, our reading of it, or a convention of Assessment Desk.',
      violations,
    ),
    group('Notices', 'Worth checking; may be correct.', notices),
    group('Cannot be checked', 'Required data was not available. These are neither right nor wrong.', unchecked),
  ]);
}

function group(name: string, meaning: string, findings: readonly ReportFinding[]): Markup {
  if (findings.length === 0) return markup``;
  return markup`<h3>${name}: ${findings.length.toLocaleString('en')}</h3>
    <p>${meaning}</p>
    <ul class="findings">
      ${listedFindings(findings).map((finding) => {
        const { message, texts, about, place, more } = finding;
        return markup`<li>${place ? markup`<a href="#${place}">${inline(about)}</a>` : inline(about)}: ${inSentence(message, texts)}</li>
          ${more > 0 && markup`<li>${moreInWords(finding)}</li> `}`;
      })}
    </ul> `;
}
