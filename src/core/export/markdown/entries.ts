import type { ReportClaim } from '../report/claims.ts';
import { inWords, type ReportEntry, type ReportLink } from '../report/entries.ts';
import { markdownText } from './escape.ts';

const signs: Readonly<Record<string, string>> = { supports: '+ ', contradicts: '× ' };

/** A power basis or an intent hypothesis, block by block. */
export function entryLines({
  id,
  actor,
  heading,
  statement,
  state,
  facts,
  lists,
  links,
}: ReportEntry): readonly string[] {
  const named = [actor ? inWords(actor) : 'no actor', heading].map((part) => part.replaceAll(/\s+/g, ' ').trim());
  const told = facts.map(
    ([name, values]) => `- ${name}: ${values.map((value) => markdownText(value, '  ')).join('; ')}`,
  );
  return [
    `### ${markdownText(id)}: ${named.map((part) => markdownText(part)).join(', ')}`,
    markdownText(statement),
    [`- Workflow state: ${markdownText(state)}`, ...told].join('\n'),
    ...lists.flatMap(([name, items]) => [
      `#### ${name}`,
      items.map((item) => `- ${markdownText(item, '  ')}`).join('\n'),
    ]),
    '#### Evidence',
    links.length === 0 ? 'There is none.' : links.map((link, at) => linkItem(link, at + 1)).join('\n'),
  ];
}

function linkItem({ effect, reason, claimId, claim }: ReportLink, number: number): string {
  const lead = `${number}. `;
  const indent = ' '.repeat(lead.length);
  const text = (value: string): string => markdownText(value, indent);
  const name = claim ? `[${claim.number}] ${text(claimId)}` : `${text(claimId)}, which is no claim of this document,`;
  const said = `**${signs[effect] ?? ''}${text(effect || 'says nothing of')}** this`;
  const words = claim ? `: ${wordsAmong(claim, indent)}` : '';
  return `${lead}${name} ${said}${words}\\\n${indent}Because ${text(reason)}`;
}

/** A claim's words, between its numbers as in the passage, among those around them. */
export function wordsAmong({ number, actual, around }: ReportClaim, indent = ''): string {
  const text = (value: string | undefined): string => (value ? markdownText(value, indent) : '');
  const before = `${around?.cutBefore ? '…' : ''}${text(around?.before)}`;
  const after = `${text(around?.after)}${around?.cutAfter ? '…' : ''}`;
  return `“${before}⟦${number} ${text(actual)} ${number}⟧${after}”`;
}
