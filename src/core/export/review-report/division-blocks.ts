/** The division of the links in the review report: how they were drawn, and the coverage of each share. */
import { divisionCoverage, divisionOf } from '../../review/division.ts';
import { divisionChangesInWords, divisionCoverageInWords, divisionInWords } from '../../review/division-words.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { Digest } from '../../casefile/hash.ts';
import { quote, sentences, type Block, type Line } from '../prose/prose.ts';
import { whenInWords } from './verdict-lines.ts';

/** Returns the blocks; none if the links are not divided. */
export function divisionBlocks(workspace: Workspace, digest: Digest): readonly Block[] {
  const division = divisionOf(workspace, digest);
  if (!division) return [];
  const { plan } = division;
  const coverage = divisionCoverage(workspace, division, digest);
  const rows = coverage.shares.map(({ name, given, links, entries }): readonly Line[] => [
    [quote(name)],
    [`${given.toLocaleString('en')} of ${links.toLocaleString('en')}`],
    [(links - given).toLocaleString('en')],
    [entries.toLocaleString('en')],
  ]);
  const head = ['Reviewer', 'Links of the share with a current verdict', 'Links without one', 'Entries'];
  const sha256 = plan.assessment_digest_sha256;
  const facts = [
    `${rows.length === 0 ? 'Drawn' : 'Divided'} ${whenInWords(plan.made_at)}.`,
    'The order is that of the SHA-256 of the seed and the names of each entry and claim, so anyone can repeat it.',
    ...(sha256 === undefined ? [] : [`SHA-256 of the assessment at that time: ${sha256}.`]),
  ];
  return [
    sentences(divisionInWords(plan), ' A share only filters the list. Every reviewer could see every link.'),
    { kind: 'paragraph', role: 'facts', line: [facts.join(' ')] },
    ...(rows.length === 0 ? [] : [{ kind: 'table', head, rows } as const]),
    sentences([divisionCoverageInWords(division, coverage), ...divisionChangesInWords(division)].join(' ')),
  ];
}
