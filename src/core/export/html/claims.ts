/** The claims section of the HTML report. */
import type { ReportClaim } from '../report/claims.ts';
import { inWords, type ReportEntry } from '../report/entries.ts';
import { folded } from './folded.ts';
import { checked, markup, inline, joined, text, type Markup } from './markup.ts';
import { languageOf } from './language.ts';
import { result } from './passages.ts';

/** The claims with their text, their properties, and the entries that cite them, which can be collapsed. */
export function claimsSection(claims: readonly ReportClaim[], entries: readonly ReportEntry[], fold: boolean): Markup {
  const citing = citationsOf(entries);
  return joined(claims.map((claim) => claimArticle(claim, citing.get(claim.number) ?? [], fold)));
}

function citationsOf(entries: readonly ReportEntry[]): ReadonlyMap<number, readonly Markup[]> {
  const citations = new Map<number, Markup[]>();
  for (const { links, place, id } of entries) {
    for (const [at, { claim, effect }] of links.entries()) {
      if (!claim) continue;
      const link = markup`<a href="#${place}-${at + 1}">${text(effect || 'is linked with an unknown effect to')} ${inline(id)}</a>`;
      const list = citations.get(claim.number);
      if (list) list.push(link);
      else citations.set(claim.number, [link]);
    }
  }
  return citations;
}

function claimArticle(claim: ReportClaim, citing: readonly Markup[], fold: boolean): Markup {
  const { number, id, proposition, actual, language, propositionLanguage } = claim;
  return markup`<article class="claim" id="claim-${number}">
    <h3><span class="number">${number}</span> ${checked(`/claims/${number - 1}/claim_id`, id)}</h3>
    <p class="words" dir="auto"${languageOf(language)}>“<q data-words="${number}">${text(actual)}</q>”</p>
    <p>
      <span class="label">Represents:</span>
      ${checked(`/claims/${number - 1}/proposition`, proposition, languageOf(propositionLanguage))}
    </p>
    <p class="facts">${facts(claim)}</p>
    ${
      fold && citing.length > 0
        ? folded(markup`Cited by ${citing.length}${citing.length === 1 ? ' link' : ' links'}`, citations(citing))
        : citations(citing)
    }
    ${result(`claim-${number}`)}
  </article> `;
}

function citations(citing: readonly Markup[]): Markup {
  return markup`<p class="facts citing">${citing.length === 0 ? 'Not cited.' : markup`Cited: ${joined(citing, ', ')}.`}</p>`;
}

function facts(claim: ReportClaim): Markup {
  const {
    number,
    kind,
    representation,
    mode,
    attributedTo,
    subjects,
    passage,
    span,
    place: inFile,
    observation,
  } = claim;
  const choice = (field: string, value: string): Markup => checked(`/claims/${number - 1}/${field}`, value);
  const attribution = attributedTo
    ? markup`${choice('attribution/mode', mode)}, ${inline(inWords(attributedTo))}`
    : choice('attribution/mode', mode);
  const place = passage
    ? markup`<a href="#${span ? `span-${number}` : `passage-${passage.number}`}">Passage ${passage.number}</a>`
    : markup`a passage that is not in this report`;
  return markup`${choice('claim_kind', kind)}; ${choice('representation', representation)}; attribution: ${attribution}.
  ${
    subjects.length > 0 &&
    markup`About
    ${joined(
      subjects.map((each) => inline(inWords(each))),
      ', ',
    )}. `
  }${observation !== undefined && markup`Observation ${observation}, `}${place}${
    inFile !== '' && markup`, ${inline(inFile)}`
  }${span && markup`, characters <span data-span="${number}">${span.start} to ${span.end}</span>`}.`;
}
