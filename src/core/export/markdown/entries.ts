/** The power bases and intent hypotheses of the Markdown report, and claim texts quoted in their sentences. */
import { inOneText } from '../../check/said-by.ts';
import { cuesInWords, type ClaimSentencePart } from '../../check/claim-sentence.ts';
import type { ReportClaim } from '../report/claims.ts';
import { contradictingLinks, inWords, linkGroups, type ReportEntry, type ReportLink } from '../report/entries.ts';
import { shortFormLimits, shortName, shortScope, shortStatement, shortTally } from '../report/short-form.ts';
import { shortenEnd } from '../../passage/shorten.ts';
import { markdownText } from './escape.ts';

const signs: Readonly<Record<string, string>> = { supports: '+ ', contradicts: '× ' };

/** The Markdown blocks of a power basis or an intent hypothesis. */
export function entryLines(entry: ReportEntry): readonly string[] {
  const { id, actor, heading, statement, state, facts, lists, falsifiers } = entry;
  const named = [actor ? inWords(actor) : 'No actor', heading].map((part) => part.replaceAll(/\s+/g, ' ').trim());
  const factLines = facts.map(
    ([name, values]) => `- ${name}: ${values.map((value) => markdownText(value, '  ')).join('; ')}`,
  );
  const groups = linkGroups(entry);
  return [
    `### ${markdownText(id)}: ${named.map((part) => markdownText(part)).join(', ')}`,
    markdownText(statement),
    [`- Workflow state: ${markdownText(state)}`, ...factLines].join('\n'),
    ...lists.flatMap(([name, items]) => listLines(name, items)),
    ...(groups.length === 0 ? ['#### Evidence', 'None.'] : []),
    ...groups.flatMap(({ title, links }) => [`#### ${title}`, links.map(([, link]) => linkItem(link)).join('\n')]),
    ...(falsifiers.length > 0 ? listLines('Falsifiers', falsifiers) : []),
  ];
}

/** The Markdown blocks of an entry in the short form. */
export function briefEntryLines(entry: ReportEntry): readonly string[] {
  const { kind, id, actor, heading, state, lists } = entry;
  const named = [shortName(actor), heading].map((part) => part.replaceAll(/\s+/g, ' ').trim());
  const title = `${markdownText(id)}: ${named.map((part) => markdownText(part)).join(', ')}`;
  const statement = markdownText(shortStatement(entry));
  if (kind === 'power basis') return [`**${title}.** ${statement} ${markdownText(state)}; ${shortTally(entry)}.`];
  const alternatives = lists.flatMap(
    ([name, items]) => `${name}: ${items.map((item) => markdownText(item)).join(' · ')}`,
  );
  const { listed, more } = contradictingLinks(entry);
  const links = listed.map(([, { claimId, claim }]) => {
    const words = claim
      ? `: “${markdownText(shortenEnd(claim.actual, shortFormLimits.quotation), '  ')}”`
      : ' (no such claim)';
    return `- **× contradicts** ${markdownText(claimId)}${words}`;
  });
  if (more > 0) links.push(`- And ${more} more.`);
  const facts = `${markdownText(state)}; ${markdownText(shortScope(entry))}; ${shortTally(entry)}.`;
  return [`### ${title}`, statement, facts, ...alternatives, links.join('\n')];
}

function listLines(name: string, items: readonly string[]): readonly string[] {
  return [`#### ${name}`, items.map((item) => `- ${markdownText(item, '  ')}`).join('\n')];
}

function linkItem({ effect, reason, claimId, claim }: ReportLink): string {
  const lead = '- ';
  const indent = '  ';
  const text = (value: string): string => markdownText(value, indent);
  const name = claim ? `[${claim.number}] ${text(claimId)}` : `${text(claimId)} (no such claim)`;
  const statement = `**${signs[effect] ?? ''}${text(effect || 'is linked with an unknown effect to')}** this`;
  const words = claim ? `: ${wordsInSentence(claim, indent)}` : '';
  return `${lead}${name} ${statement}${words}\\\n${indent}Because ${text(reason)}`;
}

/** A claim's text between its numbers, as in the passage, in its sentence, with its source and the cues around it. */
export function wordsInSentence({ number, actual, sentence, place, saidBy }: ReportClaim, indent = ''): string {
  const text = (value: string): string => markdownText(value, indent);
  const parts = (list: readonly ClaimSentencePart[] = []): string => {
    // Spaces at the ends of a text would be written as codes, and a cue in bold may not touch them.
    const words = list.map(({ text: part, role }) => {
      const [, before = '', middle = '', after = ''] = /^( ?)(.*?)( ?)$/su.exec(part) ?? [];
      const shown = middle === '' ? '' : role === 'around' ? text(middle) : `**${text(middle)}**`;
      return before + shown + after;
    });
    return words.join('');
  };
  const cues = cuesInWords(sentence?.cues ?? []);
  const source = [inOneText(saidBy), place].filter((part) => part !== '').join('; ');
  return `“${parts(sentence?.before)}⟦${number} ${text(actual)} ${number}⟧${parts(sentence?.after)}” (${text(source)})${cues === '' ? '' : ` In the same sentence: ${text(cues)}`}`;
}
