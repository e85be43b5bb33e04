/** The results as a self-contained page: the table, and plots of comparable figures. */
import { ours, type Results, type Row } from '../results.ts';
import { kinds, type Breakdown } from '../profile/breakdown.ts';
import { cellsOf, groupTitles, headings, notesOf, shown, tableOf } from './figures.ts';
import { plotOf } from './plot.ts';
import { isWeight, reasonsOf, subjects, subjectTitles } from './reasons.ts';
import type { RunFacts } from './run-facts.ts';
import { classOf, stackOf } from './stack.ts';
import { styles } from './styles.ts';

/** Escapes a text for HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

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

function reasonsHtml(results: Results, rows: readonly Row[]): string {
  const reasons = reasonsOf(results, rows).map((reason) => `<li>${escaped(reason)}</li>`);
  return reasons.length === 0 ? '' : `<h2>Budgets that were not met</h2><ul>${reasons.join('')}</ul>`;
}

function notesHtml(results: Results, rows: readonly Row[]): string {
  const notes = notesOf(results, rows).map((note) => `<li>${escaped(note)}</li>`);
  return notes.length === 0
    ? ''
    : `<details><summary>How rows were measured</summary><ul>${notes.join('')}</ul></details>`;
}

const titleOf = ({ what, statistic }: Row): string => `${what}${statistic === 'p95' ? ' (p95)' : ''}`;

/** Plots of rows with something to compare: a peer, or several measurements with a budget. */
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

/** Where the time went: bars for ours and for a peer, if any, and the functions with the most time. */
function breakdownsHtml(results: Results): string {
  const recorded = subjects.filter((subject) => results.brokenDown(subject).length > 0);
  const timed = recorded.filter((subject) => !isWeight(subject));
  if (timed.length === 0) return '';
  const keys = kinds.map((kind) => `<li><span class="swatch ${classOf(kind)}"></span>${escaped(kind)}</li>`);
  const figures = timed.map((subject) => {
    const all = results.brokenDown(subject);
    const most = all.map(([who, breakdown]) => topHtml(who, breakdown)).join('');
    return `<figure><figcaption>${escaped(subjectTitles[subject])}</figcaption>${stackOf(all)}${most}</figure>`;
  });
  return `<h2>Where the time goes</h2>
<p>Recorded separately from the figures above, because recording takes time: the work of the main thread in the browser’s trace, in processor time, with script time divided by owner according to the processor profile. “Engine” is compiling, garbage collection and the browser’s own work within scripts. “Waiting” is time in which the main thread did nothing.</p>
<ul class="legend">${keys.join('')}</ul>
<div class="stacks">${figures.join('\n')}</div>`;
}

function topHtml(who: string, { top }: Breakdown): string {
  if (top.length === 0) return '';
  const functions = top.map(({ what, time }) => `${escaped(what)} ${shown(time, 'ms')}`).join(' · ');
  return `<p class="soft">Most script, ${escaped(who)}: ${functions}</p>`;
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
<p>Medians, or the 95th percentile if the row says p95. “ours/peer” is the ratio of our figure to the peer’s in the same run.</p>
${tableHtml(results, rows)}
${reasonsHtml(results, rows)}
${notesHtml(results, rows)}
${breakdownsHtml(results)}
<h2>Plots</h2>
<p>A dot is one measurement, the bar the middle half, the upright stroke the figure of the table, the dashed line the budget. Scales are logarithmic.</p>
${plotsHtml(results, rows)}
</body>
</html>
`;
}
