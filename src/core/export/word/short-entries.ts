/**
 * The entries and contradictions of the Word report's short form. A power basis is about a line; a hypothesis also has
 * its alternatives and the first evidence that contradicts it.
 */
import { HeadingLevel, type Paragraph } from 'docx';
import { oneLine, shortenEnd } from '../../passage/shorten.ts';
import { effectSign } from '../html/signs.ts';
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
import { bullets, styleIds } from './styles.ts';
import { paragraph, paragraphOf, runs } from './text.ts';

/** The paragraphs of an entry in the short form. */
export function shortEntryParagraphs(entry: ReportEntry): readonly Paragraph[] {
  const { kind, id, language, actor, heading, state } = entry;
  const lead = `${id}: ${shortName(actor)}, `;
  const name = lead + heading;
  const statement = shortStatement(entry);
  if (kind === 'power basis') {
    const fact = ` ${state}; ${shortTally(entry)}.`;
    const children = [
      ...runs(`${name}. `, { bold: true }),
      ...runs(statement, {}, language),
      ...runs(fact, { italics: true }),
    ];
    return [paragraphOf(children, name)];
  }
  return [
    paragraphOf([...runs(lead), ...runs(heading, {}, languageOfHeading(entry))], name, {
      heading: HeadingLevel.HEADING_2,
    }),
    paragraph(statement, {}, language),
    paragraph(`${state}; ${shortScope(entry)}; ${shortTally(entry)}.`, { style: styleIds.facts }),
    ...alternatives(entry),
    ...contradicting(entry),
  ];
}

function alternatives({ lists, language }: ReportEntry): readonly Paragraph[] {
  return lists.map(([name, items]) => {
    const lead = `${name}: `;
    return paragraphOf([...runs(lead, { bold: true }), ...runs(items.join(' · '), {}, language)], lead, {
      style: styleIds.facts,
    });
  });
}

/** The first contradicting claims in one paragraph. */
function contradicting(entry: ReportEntry): readonly Paragraph[] {
  const { listed, more } = contradictingLinks(entry);
  if (listed.length === 0) return [];
  const lead = `${effectSign['contradicts'] ?? ''} Contradicting evidence: `;
  const children = listed.flatMap(([, link], at) => [...runs(at === 0 ? '' : ' · '), ...quotation(link)]);
  const rest = more > 0 ? runs(` · and ${more.toLocaleString('en')} more`) : [];
  return [paragraphOf([...runs(lead, { bold: true }), ...children, ...rest], lead, { style: styleIds.contradicts })];
}

function quotation({ claim, claimId }: ReportLink) {
  const words = claim
    ? runs(`“${oneLine(shortenEnd(claim.actual, shortFormLimits.quotation))}”`, {}, claim.language)
    : runs('(no such claim)');
  return [...runs(`${claimId} `), ...words];
}

/** A contradiction in the short form: the IDs of both claims, and the start of the explanation. */
export function shortContradiction({ left, right, explanation, language }: ReportContradiction): Paragraph {
  const side = ({ claim, claimId }: ContradictionSide): string => (claim ? claimId : `${claimId} (no such claim)`);
  const lead = `${side(left)} × against ${side(right)}: `;
  const words = runs(shortenAtWord(explanation, shortFormLimits.explanation), {}, language);
  return paragraphOf([...runs(lead, { bold: true }), ...words], lead, { numbering: bullets });
}
