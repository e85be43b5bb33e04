/** The sections of the HTML report for power bases and intent hypotheses, with their evidence. */
import { own } from '../../json/own.ts';
import { codePointLength } from '../../passage/offsets.ts';
import { cueEffects, type ClaimSentencePart } from '../../check/claim-sentence.ts';
import { shortenEnd } from '../../passage/shorten.ts';
import { evidenceInWords } from '../report/sections.ts';
import type { ReportClaim } from '../report/claims.ts';
import {
  inWords,
  languageOfFact,
  languageOfHeading,
  linkGroups,
  type ReportEntry,
  type ReportLink,
} from '../report/entries.ts';
import { folded } from './folded.ts';
import { languageIfAny, languageOf } from './language.ts';
import { checked, markup, inline, joined, text, type Markup } from './markup.ts';
import { result } from './passages.ts';
import type { ReportPictures } from './pictures.ts';
import { effectSign } from './signs.ts';

/** The maximum number of code points of a claim's text repeated at a link. The claim itself has the full text. */
const maxWords = 400;

/** The properties that are the ID, the heading and the statement of an entry. */
export const fieldsOf = {
  'power basis': { id: 'power_basis_id', heading: 'domain', statement: 'description' },
  'intent hypothesis': { id: 'hypothesis_id', heading: 'topic', statement: 'hypothesis' },
} as const satisfies Record<ReportEntry['kind'], object>;

/** A claim's text, or its start. */
export function claimStart({ number, actual }: ReportClaim, most: number): Markup {
  return codePointLength(actual) > most
    ? markup`<b data-begins="${number}">${text(shortenEnd(actual, most))}</b>`
    : markup`<b data-words="${number}">${text(actual)}</b>`;
}

/** Power bases or intent hypotheses, each with its evidence links as sentences, which can be collapsed. */
export function entriesSection(entries: readonly ReportEntry[], mapOf: ReportPictures['mapOf'], fold: boolean): Markup {
  return joined(entries.map((entry) => entryArticle(entry, mapOf(entry), fold)));
}

function entryArticle(entry: ReportEntry, map: Markup | undefined, fold: boolean): Markup {
  const { place, path, kind, id, language, actor, heading, statement, state, facts, lists, falsifiers } = entry;
  return markup`<article class="entry" id="${place}">
    <h3>${checked(`${path}/${fieldsOf[kind].id}`, id)}: ${actor ? inline(inWords(actor)) : 'No actor'}, ${checked(`${path}/${fieldsOf[kind].heading}`, heading, languageIfAny(languageOfHeading(entry)))}</h3>
    <p class="state">Workflow state: ${checked(`${path}/workflow_state`, state)}</p>
    <p class="statement" dir="auto"${languageOf(language)} data-in="${path}/${fieldsOf[kind].statement}">${text(statement)}</p>
    <dl>
      ${facts.map(
        ([name, values, field]) =>
          markup`<div>
            <dt>${name}</dt>
            <dd>
              ${joined(
                values.map((value) =>
                  field === undefined
                    ? inline(value)
                    : checked(`${path}/${field}`, value, languageIfAny(languageOfFact(entry, field))),
                ),
                '; ',
              )}
            </dd>
          </div>`,
      )}
    </dl>
    ${lists.map(([name, items]) => list(name, items, entry))}
    ${
      fold
        ? folded(markup`Evidence: <span data-in="${path}/evidence">${evidenceInWords(entry)}</span>`, evidence(entry))
        : evidence(entry)
    }
    ${falsifiers.length > 0 && list('Falsifiers', falsifiers, entry)} ${map} ${result(place)}
  </article> `;
}

function evidence(entry: ReportEntry): Markup {
  const groups = linkGroups(entry);
  if (groups.length === 0) {
    return markup`<h4>Evidence</h4>
      <p>None.</p>`;
  }
  return joined(
    groups.map(
      ({ effect, title, links }) =>
        markup`<h4>${title}</h4>
          <ul class="links" data-effect="${effect}">
            ${links.map(([number, link]) => linkItem(link, entry, number))}
          </ul>`,
    ),
  );
}

function list(name: string, items: readonly string[], { path, language }: ReportEntry): Markup {
  return markup`<h4>${name}</h4>
    <ul>
      ${items.map((item) => markup`<li dir="auto"${languageOf(language)} data-in="${path}/${name.toLowerCase()}">${text(item)}</li>`)}
    </ul> `;
}

function linkItem(link: ReportLink, { place, path, language }: ReportEntry, number: number): Markup {
  const { effect, reason, claim, claimId } = link;
  const at = `${path}/evidence/${number - 1}`;
  const sign = own(effectSign, effect);
  const id = checked(`${at}/claim_id`, claimId);
  const name = claim
    ? markup`<a href="#claim-${claim.number}"><span class="number">${claim.number}</span> ${id}</a>`
    : markup`${id} (no such claim)`;
  const does = effect === '' ? 'is linked with an unknown effect to' : sign ? `${sign} ${effect}` : inline(effect);
  return markup`<li id="${place}-${number}">
    <p>
      ${name} <span class="effect ${sign === undefined ? 'other' : effect}">${does}</span> this:
      ${claim ? wordsInSentence(claim) : ''}
    </p>
    <p class="reason"><span class="label">Because</span> ${checked(`${at}/reason`, reason, languageOf(language))}</p>
  </li> `;
}

/** A claim's text in its sentence, with who said it, and the cues that govern it. */
export function wordsInSentence(claim: ReportClaim): Markup {
  const { sentence, place, language, saidBy } = claim;
  const shown = claimStart(claim, maxWords);
  const quote = sentence ? markup`${partsOf(sentence.before)}${shown}${partsOf(sentence.after)}` : shown;
  const source = markup` <span class="facts">(${joined(saidBy.map(({ text: words, isName }) => (isName ? inline(words) : text(words))))}${place !== '' && markup`; ${inline(place)}`})</span>`;
  const cues = sentence?.cues ?? [];
  return markup`<bdi class="quote"${languageOf(language)}>“${quote}”</bdi>${source}${
    cues.length > 0 &&
    markup` <span class="context">In the same sentence: ${joined(
      cues.map(({ words, kind }) => markup`“${inline(words)}” ${text(cueEffects[kind])}.`),
      ' ',
    )}</span>`
  }`;
}

function partsOf(parts: readonly ClaimSentencePart[]): Markup {
  return joined(
    parts.map(({ text: words, role }) => (role === 'around' ? text(words) : markup`<u>${text(words)}</u>`)),
  );
}
