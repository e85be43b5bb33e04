/** The sections of the HTML report for power bases and intent hypotheses, with their evidence. */
import { codePointLength } from '../../passage/offsets.ts';
import { shortenEnd } from '../../passage/shorten.ts';
import type { ReportClaim } from '../report/claims.ts';
import { inWords, type ReportEntry, type ReportLink } from '../report/entries.ts';
import { languageOf, languageOfPassage } from './language.ts';
import { markup, inline, joined, text, type Markup } from './markup.ts';
import { effectSign } from './signs.ts';

/** The most code points of a claim's text that are repeated at a link. The claim itself has the full text. */
const mostWords = 400;

/** Power bases or intent hypotheses, each with its evidence links as sentences. */
export function entriesSection(entries: readonly ReportEntry[]): Markup {
  return joined(entries.map(entryArticle));
}

function entryArticle(entry: ReportEntry): Markup {
  const { place, id, actor, heading, statement, state, facts, lists, links } = entry;
  return markup`<article class="entry" id="${place}">
    <h3>${inline(id)}: ${actor ? inline(inWords(actor)) : 'No actor'}, ${inline(heading)}</h3>
    <p class="state">Workflow state: ${inline(state)}</p>
    <p class="statement" dir="auto" lang="">${text(statement)}</p>
    <dl>
      ${facts.map(
        ([name, values]) =>
          markup`<div>
            <dt>${name}</dt>
            <dd>
              ${joined(
                values.map((value) => inline(value)),
                '; ',
              )}
            </dd>
          </div>`,
      )}
    </dl>
    ${lists.map(
      ([name, items]) =>
        markup`<h4>${name}</h4>
          <ul>
            ${items.map((item) => markup`<li dir="auto" lang="">${text(item)}</li>`)}
          </ul> `,
    )}
    <h4>Evidence</h4>
    ${
      links.length === 0
        ? markup`<p>None.</p>`
        : markup`<ol class="links">
            ${links.map((link, at) => linkItem(link, `${place}-${at + 1}`))}
          </ol>`
    }
  </article> `;
}

function linkItem(link: ReportLink, place: string): Markup {
  const { effect, reason, claim, claimId } = link;
  const sign = effectSign[effect];
  const effectClass = sign === undefined ? 'other' : effect;
  const name = claim
    ? markup`<a href="#claim-${claim.number}"><span class="number">${claim.number}</span> ${inline(claimId)}</a>`
    : markup`${inline(claimId)} (no such claim)`;
  return markup`<li id="${place}">
    <p>
      ${name} <span class="effect ${effectClass}">${sign && `${sign} `}${inline(effect || 'is linked with an unknown effect to')}</span> this:
      ${claim ? words(claim) : ''}
    </p>
    <p class="reason" dir="auto"><span class="label">Because</span> <span lang="">${text(reason)}</span></p>
  </li> `;
}

/** A claim's text with its context in the passage. */
function words({ number, actual, around, place, passage }: ReportClaim): Markup {
  const long = codePointLength(actual) > mostWords;
  const shown = long
    ? markup`<b
        >${text(shortenEnd(actual, mostWords))}</b
      >`
    : markup`<b data-words="${number}">${text(actual)}</b>`;
  const quote = markup`class="quote"${languageOf(languageOfPassage(passage))}`;
  const inFile = place !== '' && markup` (${inline(place)})`;
  if (!around) return markup`<bdi ${quote}>“${shown}”</bdi>${inFile}`;
  const { before, after, cutBefore, cutAfter } = around;
  return markup`<bdi ${quote}>“${cutBefore && '…'}${text(before)}${shown}${text(after)}${cutAfter && '…'}”</bdi>${inFile}`;
}
