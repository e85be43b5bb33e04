/** The results as one page that needs nothing else: the table, and plots of what can be compared. */
import { ours, type Results, type Row } from '../results.ts';
import { cellsOf, groupTitles, headings, notesOf, tableOf } from './figures.ts';
import { plotOf } from './plot.ts';
import type { RunFacts } from './run-facts.ts';

/** A text as HTML shows it. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const styles = `
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #59636e; --line: #d5dae0; --ground: #ffffff; --ours: #0b6bcb; --peer: #8a94a0; --budget: #b3541e; --bad: #b42318; --good: #19703a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebef; --soft: #a3adb8; --line: #3a424b; --ground: #15191e; --ours: #6cb2ff; --peer: #8d98a5; --budget: #f0a36b; --bad: #ff8d80; --good: #6fd08c; } }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-inline-size: 70rem; font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
h1 { font-size: 1.6rem; margin-block: 0 0.25rem; } h2 { font-size: 1.15rem; margin-block: 2.5rem 0.5rem; } h3 { font-size: 1rem; margin-block: 2rem 0.75rem; color: var(--soft); }
p, li { max-inline-size: 75ch; } .facts { color: var(--soft); }
.wide { overflow-x: auto; } table { border-collapse: collapse; inline-size: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: 0.3rem 0.75rem 0.3rem 0; vertical-align: baseline; } th { font-weight: 600; color: var(--soft); }
tr.group th { padding-block-start: 1.25rem; color: var(--ink); } tr.first td { border-block-start: 1px solid var(--line); } td.figure { white-space: nowrap; } td:first-child { min-inline-size: 14rem; }
.met { color: var(--good); } .missed { color: var(--bad); font-weight: 600; }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(32rem, 100%), 1fr)); gap: 1.5rem 2rem; }
figure { margin: 0; } figcaption { font-weight: 600; margin-block-end: 0.25rem; } svg { inline-size: 100%; block-size: auto; display: block; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; } svg .soft { fill: var(--soft); } svg .grid { stroke: var(--line); } svg .budget { stroke: var(--budget); stroke-dasharray: 4 3; }
svg .ours { fill: var(--ours); stroke: var(--ours); } svg .peer { fill: var(--peer); stroke: var(--peer); } svg .sample { opacity: 0.25; stroke: none; }
`;

function tableRow(cells: readonly string[], isFirst: boolean): string {
  const written = cells.map((cell, column) => {
    const isLast = column === cells.length - 1;
    const kind = isLast ? (cell === 'met' ? 'met' : cell === 'not met' ? 'missed' : '') : column > 0 ? 'figure' : '';
    return `<td${kind ? ` class="${kind}"` : ''}>${escaped(cell)}</td>`;
  });
  return `<tr${isFirst ? ' class="first"' : ''}>${written.join('')}</tr>`;
}

function tableHtml(results: Results, rows: readonly Row[]): string {
  const lines = tableOf(results, rows);
  const body = lines.flatMap((line, index) => [
    ...(line.group === lines[index - 1]?.group
      ? []
      : [
          `<tr class="group"><th scope="rowgroup" colspan="${String(headings.length)}">${escaped(groupTitles[line.group] ?? line.group)}</th></tr>`,
        ]),
    tableRow(cellsOf(line), line.what !== ''),
  ]);
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('');
  return `<div class="wide" role="region" aria-label="Results" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}

function factsHtml({ date, machine, browser, command, noise, failures }: RunFacts): string {
  const failed = failures.map(({ block, why }) => `<li>${escaped(block)}: ${escaped(why)}</li>`);
  return [
    `<p class="facts">${escaped(date)} · ${escaped(machine)} · ${escaped(browser)} · <code>${escaped(command)}</code></p>`,
    `<p><strong>Noise.</strong> ${escaped(noise)}</p>`,
    failed.length === 0 ? '' : `<p class="missed">Not measured:</p><ul>${failed.join('')}</ul>`,
  ].join('\n');
}

function notesHtml(results: Results, rows: readonly Row[]): string {
  const notes = notesOf(results, rows).map((note) => `<li>${escaped(note)}</li>`);
  return notes.length === 0 ? '' : `<ul>${notes.join('')}</ul>`;
}

const titleOf = ({ what, statistic }: Row): string => `${what}${statistic === 'p95' ? ' (p95)' : ''}`;

/** Plots where there is something to compare: a peer, or several measurements with a budget. */
function plotsHtml(results: Results, rows: readonly Row[]): string {
  const worthwhile = rows.filter(
    ({ id, budget }) =>
      results.measured(id).length > 1 || (budget !== undefined && results.values(id, ours).length > 1),
  );
  return [...new Set(worthwhile.map(({ group }) => group))]
    .map((group) => {
      const members = worthwhile.filter((row) => row.group === group);
      const figures = members.map(
        (row) => `<figure><figcaption>${escaped(titleOf(row))}</figcaption>${plotOf(results, row)}</figure>`,
      );
      return `<h3>${escaped(groupTitles[group] ?? group)}</h3>\n<div class="plots">\n${figures.join('\n')}\n</div>`;
    })
    .join('\n');
}

/** The whole page. */
export function resultsPage(results: Results, rows: readonly Row[], facts: RunFacts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Assessment Desk: benchmark</title>
<style>${styles}</style>
</head>
<body>
<h1>Assessment Desk: benchmark</h1>
${factsHtml(facts)}
<h2>Table</h2>
<p>Medians, or the 95th percentile where it says p95. “ours/peer” is how much of the peer’s figure ours is, in the same run.</p>
${tableHtml(results, rows)}
${notesHtml(results, rows)}
<h2>Plots</h2>
<p>A dot is one measurement, the bar the middle half, the upright stroke the figure of the table, the dashed line the budget. Scales are logarithmic.</p>
${plotsHtml(results, rows)}
</body>
</html>
`;
}
