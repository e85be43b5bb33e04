/** The power bases and intent hypotheses of the Word report, with their evidence links. */
import { HeadingLevel, type Paragraph } from 'docx';
import { own } from '../../json/own.ts';
import { codePointLength } from '../../passage/offsets.ts';
import { shortenEnd } from '../../passage/shorten.ts';
import { effectSign } from '../html/signs.ts';
import { inOneText } from '../../check/said-by.ts';
import { cuesInWords, type ClaimSentencePart } from '../../check/claim-sentence.ts';
import type { ReportClaim } from '../report/claims.ts';
import {
  inWords,
  languageOfFact,
  languageOfHeading,
  linkGroups,
  type ReportEntry,
  type ReportLink,
} from '../report/entries.ts';
import type { Endnotes } from './endnotes.ts';
import { bullets, styleIds } from './styles.ts';
import { paragraph, paragraphOf, runs } from './text.ts';

/** The maximum number of code points of a claim's text repeated at a link. The claim itself has the full text. */
const maxWords = 400;

/** The paragraphs of an entry. The contradicting evidence comes before the supporting. */
export function entryParagraphs(entry: ReportEntry, notes: Endnotes): readonly Paragraph[] {
  const { id, language, actor, heading, statement, state, facts, lists, falsifiers } = entry;
  const groups = linkGroups(entry);
  const lead = `${id}: ${actor ? inWords(actor) : 'No actor'}, `;
  return [
    paragraphOf([...runs(lead), ...runs(heading, {}, languageOfHeading(entry))], lead + heading, {
      heading: HeadingLevel.HEADING_2,
    }),
    paragraph(statement, { style: styleIds.statement }, language),
    paragraph(`Workflow state: ${state}`, { style: styleIds.facts }),
    ...facts.map((fact) => factParagraph(fact, entry)),
    ...lists.flatMap(([name, items]) => list(name, items, language)),
    ...groups.flatMap(({ title, links }) => [
      paragraph(title, { heading: HeadingLevel.HEADING_3 }),
      ...links.flatMap(([, link]) => linkParagraphs(link, language, notes)),
    ]),
    ...(groups.length === 0 ? [paragraph('Evidence', { heading: HeadingLevel.HEADING_3 }), paragraph('None.')] : []),
    ...(falsifiers.length === 0 ? [] : list('Falsifiers', falsifiers, language)),
  ];
}

function factParagraph([name, values, field]: ReportEntry['facts'][number], entry: ReportEntry): Paragraph {
  const [lead, words] = [`${name}: `, values.join('; ')];
  const children = [...runs(lead), ...runs(words, {}, languageOfFact(entry, field))];
  return paragraphOf(children, lead + words, { style: styleIds.facts });
}

function list(name: string, items: readonly string[], language: string): readonly Paragraph[] {
  return [
    paragraph(name, { heading: HeadingLevel.HEADING_3 }),
    ...items.map((item) => paragraph(item, { numbering: bullets }, language)),
  ];
}

function linkParagraphs(link: ReportLink, language: string, notes: Endnotes): readonly Paragraph[] {
  const { effect, reason, claimId, claim } = link;
  const sign = own(effectSign, effect);
  const does = effect === '' ? 'is linked with an unknown effect to' : effect;
  const name = claim ? `${claim.number} ${claimId}` : `${claimId} (no such claim)`;
  const lead = `${sign === undefined ? '' : `${sign} `}${name} ${does} this`;
  const style = effect === 'supports' || effect === 'contradicts' ? styleIds[effect] : styleIds.other;
  const children = claim
    ? [...runs(`${lead}: `, { bold: true }), ...quoteClaim(claim), ...notes.markOf(claim)]
    : runs(lead, { bold: true });
  const because = paragraphOf([...runs('Because '), ...runs(reason, {}, language)], `Because ${reason}`, {
    style: styleIds.reason,
  });
  return [paragraphOf(children, lead, { style }), because];
}

/** A claim's text on one line in quotation marks, in its sentence, with who said it and the cues around it. */
export function quoteClaim({ actual, sentence, saidBy, language }: ReportClaim) {
  const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
  const words = oneLine(codePointLength(actual) > maxWords ? shortenEnd(actual, maxWords) : actual);
  const parts = (list: readonly ClaimSentencePart[] = []) =>
    list.flatMap(({ text, role }) => runs(text, role === 'around' ? {} : { underline: { type: 'dotted' } }, language));
  const cues = cuesInWords(sentence?.cues ?? []);
  return [
    ...runs('“', {}, language),
    ...parts(sentence?.before),
    ...runs(words, { bold: true }, language),
    ...parts(sentence?.after),
    ...runs('”', {}, language),
    ...runs(` (${inOneText(saidBy)})`),
    ...runs(cues === '' ? '' : ` In the same sentence: ${cues}`, { italics: true }),
  ];
}
