/**
 * The entries and contradictions of the HTML report's short form. A power basis is about a line; a hypothesis also has
 * its alternatives and the first evidence that contradicts it.
 */
import type { ContradictionSide, ReportContradiction } from '../report/contradictions.ts';
import { contradictingLinks, languageOfHeading, type ReportEntry, type ReportLink } from '../report/entries.ts';
import {
  shortFormLimits,
  shortenAtWord,
  shortName,
  shortScope,
  shortStatement,
  shortTally,
} from '../report/short-form.ts';
import { claimStart, fieldsOf } from './entries.ts';
import { languageIfAny, languageOf } from './language.ts';
import { checked, inline, joined, markup, text, type Markup } from './markup.ts';
import { result } from './passages.ts';

/** The entries in the short form. */
export function shortEntriesSection(entries: readonly ReportEntry[]): Markup {
  return joined(entries.map(shortEntry));
}

function shortEntry(entry: ReportEntry): Markup {
  const { place, path, kind, id, language, actor, heading, state } = entry;
  return markup`<article class="entry short" id="${place}" data-kind="${kind}">
    <h3>${checked(`${path}/${fieldsOf[kind].id}`, id)}: ${inline(shortName(actor))}, ${checked(`${path}/${fieldsOf[kind].heading}`, heading, languageIfAny(languageOfHeading(entry)))}</h3>
    <p class="statement" dir="auto"${languageOf(language)} data-in="${path}/${fieldsOf[kind].statement}">${text(shortStatement(entry))}</p>
    <p class="facts">
      ${checked(`${path}/workflow_state`, state)};${kind === 'intent hypothesis' && markup` ${checked(`${path}/time_scope`, shortScope(entry))};`}
      <span data-in="${path}/evidence">${shortTally(entry)}</span>.
    </p>
    ${kind === 'intent hypothesis' && joined([alternativesOf(entry), contradictingOf(entry)])} ${result(place)}
  </article> `;
}

function alternativesOf({ lists, path, language }: ReportEntry): Markup {
  const items = lists.find(([name]) => name === 'Alternatives')?.[1] ?? [];
  if (items.length === 0) return markup``;
  return markup`<div class="run-in">
    <h4>Alternatives</h4>
    <ul>
      ${items.map((item) => markup`<li data-in="${path}/alternatives"><bdi${languageOf(language)}>${text(item)}</bdi></li> `)}
    </ul>
  </div>`;
}

function contradictingOf(entry: ReportEntry): Markup {
  const { listed, more } = contradictingLinks(entry);
  if (listed.length === 0) return markup``;
  return markup`<div class="run-in">
    <h4 class="effect contradicts">× Contradicting evidence</h4>
    <ul class="links" data-effect="contradicts">
      ${listed.map(([number, link]) => shortLink(link, entry, number))}
    </ul>
    ${more > 0 && markup`<span class="more">and ${more} more</span>`}
  </div>`;
}

function shortLink({ claim, claimId }: ReportLink, { place, path }: ReportEntry, number: number): Markup {
  return markup`<li id="${place}-${number}">
    ${checked(`${path}/evidence/${number - 1}/claim_id`, claimId)}
    ${claim ? markup`<bdi class="quote"${languageOf(claim.language)}>“${claimStart(claim, shortFormLimits.quotation)}”</bdi>` : '(no such claim)'}
  </li> `;
}

/** The contradictions in the short form: the IDs of both claims, and the start of the explanation. */
export function shortContradictionsSection(contradictions: readonly ReportContradiction[]): Markup {
  if (contradictions.length === 0) return markup`<p>None.</p>`;
  return markup`<ul>
    ${contradictions.map(
      ({ number, left, right, explanation, language }) =>
        markup`<li id="contradiction-${number}">
          ${shortSide(left, `/contradictions/${number - 1}/left_claim_id`)} <span class="against">× against</span>
          ${shortSide(right, `/contradictions/${number - 1}/right_claim_id`)}:
          <span dir="auto"${languageOf(language)} data-in="/contradictions/${number - 1}/explanation">${text(shortenAtWord(explanation, shortFormLimits.explanation))}</span>
        </li> `,
    )}
  </ul>`;
}

function shortSide({ claim, claimId }: ContradictionSide, at: string): Markup {
  return markup`<b>${checked(at, claimId)}</b>${!claim && ' (no such claim)'}`;
}
