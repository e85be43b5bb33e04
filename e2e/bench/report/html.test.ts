import { describe, expect, it } from 'vitest';
import { groups } from '../groups.ts';
import { ours, Results, type Row } from '../results.ts';
import { groupTitles } from './figures.ts';
import { resultsPage } from './html.ts';
import { decadesOf } from './plot.ts';

const facts = {
  date: '2026-11-21T10:00:00Z',
  machine: '2 × x',
  browser: 'y',
  command: 'npm run bench',
  noise: 'The machine was quiet.',
  failures: [{ block: 'a <block>', why: 'it & that' }],
};
const row: Row = { id: 'open', group: 'open', what: 'Open <MAX>', unit: 'ms', statistic: 'median', budget: 1000 };

describe('the page of the benchmark', () => {
  it('shows the table, missing figures and plots, and needs no other files', () => {
    const results = new Results();
    results.record('open', ours, 500, 520);
    results.record('open', 'React <mark>', 3000);
    const page = resultsPage(results, [row, { ...row, id: 'alone', what: 'Alone' }], facts);
    expect(page).toContain('Opening a document');
    expect(page).toContain('Open &lt;MAX&gt;');
    expect(page).toContain('a &lt;block&gt;: it &amp; that');
    expect(page.match(/<svg /g)).toHaveLength(1);
    expect(page).toContain('aria-label="ours 510 ms, React &lt;mark> 3,000 ms"');
    expect(page).not.toMatch(/(src|href)=|url\(|<script/);
  });

  it('has a title for every group', () => {
    expect(groups.map(({ name }) => name).filter((name) => !(name in groupTitles))).toEqual([]);
  });

  it('shows at least one power of ten around the figures, and nothing below a hundredth', () => {
    expect(decadesOf([3, 40])).toEqual([0, 2]);
    expect(decadesOf([10])).toEqual([1, 2]);
    expect(decadesOf([0, 5])).toEqual([-2, 1]);
  });
});
