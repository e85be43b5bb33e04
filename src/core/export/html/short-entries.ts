/**
 * Power bases or intent hypotheses in the HTML report's short form. A power basis is a sentence; a hypothesis also has
 * its alternatives and the first evidence that contradicts it.
 */
import { contradictingLinks, inWords, type ReportEntry, type ReportLink } from '../report/entries.ts';
import { evidenceInWords } from '../report/sections.ts';
import { claimStart, fieldsOf } from './entries.ts';
import { languageOf } from './language.ts';
import { checked, inline, joined, markup, text, type Markup } from './markup.ts';
import { result } from './passages.ts';

/** The most code points of a claim's text in the short form. */
const mostWords = 120;

/** The entries in the short form. */
export function shortEntriesSection(entries: readonly ReportEntry[]): Markup {
  return joined(entries.map(shortEntry));
}

function shortEntry(entry: ReportEntry): Markup {
  const { place, path, kind, id, actor, heading, statement, state, facts } = entry;
  const scope = facts.find(([, , field]) => field === 'time_scope')?.[1][0] ?? '';
  return markup`<article class="entry short" id="${place}" data-kind="${kind}">
    <h3>${checked(`${path}/${fieldsOf[kind].id}`, id)}: ${actor ? inline(inWords(actor)) : 'No actor'}, ${checked(`${path}/${fieldsOf[kind].heading}`, heading)}</h3>
    <p class="statement" dir="auto" lang="" data-in="${path}/${fieldsOf[kind].statement}">${text(statement)}</p>
    <p class="facts">
      ${checked(`${path}/workflow_state`, state)}; ${checked(`${path}/time_scope`, scope)};
      <span data-in="${path}/evidence">${evidenceInWords(entry)}</span>.
    </p>
    ${kind === 'intent hypothesis' && joined([alternativesOf(entry), contradictingOf(entry)])} ${result(place)}
  </article> `;
}

function alternativesOf({ lists, path }: ReportEntry): Markup {
  const items = lists.find(([name]) => name === 'Alternatives')?.[1] ?? [];
  if (items.length === 0) return markup``;
  return markup`<div class="run-in">
    <h4>Alternatives</h4>
    <ul>
      ${items.map((item) => markup`<li data-in="${path}/alternatives"><bdi lang="">${text(item)}</bdi></li> `)}
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
    ${claim ? markup`<bdi class="quote"${languageOf(claim.language)}>“${claimStart(claim, mostWords)}”</bdi>` : '(no such claim)'}
  </li> `;
}
