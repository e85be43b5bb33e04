/**
 * The entries of the Word report's short form. A power basis is one paragraph; a hypothesis also has its alternatives
 * and the first evidence that contradicts it.
 */
import { HeadingLevel, type Paragraph } from 'docx';
import { oneLine, shortenEnd } from '../../passage/shorten.ts';
import { effectSign } from '../html/signs.ts';
import { contradictingLinks, inWords, type ReportEntry, type ReportLink } from '../report/entries.ts';
import { evidenceInWords } from '../report/sections.ts';
import { styleIds } from './styles.ts';
import { paragraph, paragraphOf, runs } from './text.ts';

/** The most code points of a claim's text in the short form. */
const mostWords = 120;

/** The paragraphs of an entry in the short form. */
export function shortEntryParagraphs(entry: ReportEntry): readonly Paragraph[] {
  const { kind, id, actor, heading, statement, state, facts } = entry;
  const name = `${id}: ${actor ? inWords(actor) : 'No actor'}, ${heading}`;
  const scope = facts.find(([, , field]) => field === 'time_scope')?.[1][0] ?? '';
  const fact = `${state}; ${scope}; ${evidenceInWords(entry)}.`;
  if (kind === 'power basis') {
    const children = [...runs(`${name}. `, { bold: true }), ...runs(statement), ...runs(` ${fact}`, { italics: true })];
    return [paragraphOf(children, name)];
  }
  return [
    paragraph(name, { heading: HeadingLevel.HEADING_2 }),
    paragraph(statement, { style: styleIds.statement }),
    paragraph(fact, { style: styleIds.facts }),
    ...alternatives(entry),
    ...contradicting(entry),
  ];
}

function alternatives({ lists }: ReportEntry): readonly Paragraph[] {
  return lists.map(([name, items]) => {
    const lead = `${name}: `;
    return paragraphOf([...runs(lead, { bold: true }), ...runs(items.join(' · '))], lead, { style: styleIds.facts });
  });
}

function contradicting(entry: ReportEntry): readonly Paragraph[] {
  const { listed, more } = contradictingLinks(entry);
  const rest = more > 0 ? [paragraph(`And ${more.toLocaleString('en')} more.`, { style: styleIds.contradicts })] : [];
  return [...listed.map(([, link]) => linkParagraph(link)), ...rest];
}

function linkParagraph({ claim, claimId }: ReportLink): Paragraph {
  const lead = `${effectSign['contradicts'] ?? ''} ${claimId} contradicts this: `;
  const words = claim
    ? runs(`“${oneLine(shortenEnd(claim.actual, mostWords))}”`, {}, claim.language)
    : runs('(no such claim)');
  return paragraphOf([...runs(lead, { bold: true }), ...words], lead, { style: styleIds.contradicts });
}
