/** The accessibility conformance report: a web page with all the evidence, and a short guide for the help. */
import { policy } from '../content-security-policy.ts';
import { atagA, atagB, european, wcag, type Criterion } from './criteria.ts';
import { manualChecks, outcomeOf, type Outcome, type Result } from './results.ts';

/** A table of the report. */
interface Part {
  readonly title: string;
  readonly criteria: readonly Criterion[];
}

const parts: readonly Part[] = [
  { title: 'WCAG 2.2, levels A and AA', criteria: wcag },
  { title: 'EN 301 549 V3.2.1', criteria: european },
  { title: 'ATAG 2.0, part A: an accessible authoring tool', criteria: atagA },
  { title: 'ATAG 2.0, part B: support for accessible content', criteria: atagB },
];

const results: readonly Result[] = [
  'Supports',
  'Partially supports',
  'Does not support',
  'Not applicable',
  'Not evaluated',
];

const intro = [
  'The form is that of the VPAT 2.5 (editions WCAG and EU), without its rows for hardware and video. The evidence is automated tests, which every release must pass, and dated manual checks.',
  '“Not evaluated” means that neither a test nor a manual check has shown the result. Nothing is claimed for such a criterion. The VPAT allows this result only for level AAA; this report uses it wherever nothing was shown. An automated test cannot see every fault, so a criterion that is supported may still have one.',
];

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function evidenceOf({ tests, checks }: Outcome): string {
  const lines = [
    ...tests.map((test) => `<li><code>${escaped(test)}</code></li>`),
    ...checks.map((id) => `<li><a href="#check-${id}">Manual check on ${manualChecks[id]?.date ?? ''}</a></li>`),
  ];
  return lines.length === 0 ? '' : `<ul>${lines.join('')}</ul>`;
}

function rowOf({ id, name, level }: Criterion): string {
  const outcome = outcomeOf(id);
  const remark = outcome.remark === '' ? '' : `<p>${escaped(outcome.remark)}</p>`;
  return `<tr role="row"><th scope="row" role="rowheader">${id} ${escaped(name)}</th><td role="cell">${level}</td><td role="cell">${outcome.result}</td><td role="cell">${remark}${evidenceOf(outcome)}</td></tr>`;
}

/** A table with roles, because on narrow screens its cells are laid out as blocks. */
function tableOf({ title, criteria }: Part): string {
  return `<section>
<h2>${escaped(title)}</h2>
<table role="table">
<thead role="rowgroup"><tr role="row">${['Criterion', 'Level', 'Result', 'Remarks and evidence'].map((name) => `<th scope="col" role="columnheader">${name}</th>`).join('')}</tr></thead>
<tbody role="rowgroup">
${criteria.map(rowOf).join('\n')}
</tbody>
</table>
</section>`;
}

/** Returns the report as a web page. It needs `accessibility.css` beside it. */
export function conformancePage(): string {
  const checks = Object.entries(manualChecks).map(
    ([id, { date, what }]) => `<li id="check-${id}"><b>${date}</b> ${escaped(what)}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="icon.svg">
<link rel="stylesheet" href="accessibility.css">
<title>Accessibility conformance report – Assessment Desk</title>
</head>
<body>
<main>
<h1>Accessibility conformance report</h1>
${intro.map((sentence) => `<p>${escaped(sentence)}</p>`).join('\n')}
${parts.map(tableOf).join('\n')}
<section>
<h2>Manual checks</h2>
<ul>
${checks.join('\n')}
</ul>
</section>
<p><a href="./">Go to Assessment Desk</a></p>
</main>
</body>
</html>
`;
}

function summaryOf({ title, criteria }: Part): string {
  const rows = results.flatMap((result) => {
    const ids = criteria.filter(({ id }) => outcomeOf(id).result === result).map(({ id }) => id);
    return ids.length === 0 ? [] : [`| ${result} | ${ids.join(', ')} |`];
  });
  return [`## ${title}`, '', '| Result | Criteria |', '| --- | --- |', ...rows].join('\n');
}

/** Returns the guide for the help, in the form of the files of guides. */
export function conformanceGuide(): string {
  return [
    '# Accessibility conformance',
    '',
    '- id: guide/accessibility-conformance',
    '- keywords: VPAT; WCAG; EN 301 549; ATAG; accessibility statement; conformance report',
    '- phrases: is it accessible; does it work with a screen reader; accessibility report for procurement',
    '- related: guide/keyboard-shortcuts',
    '',
    'Shows which accessibility criteria are met, according to tests and manual checks.',
    '',
    ...intro.flatMap((sentence) => [sentence, '']),
    'The evidence for each result is in the file `accessibility.html` beside this page.',
    '',
    parts.map(summaryOf).join('\n\n'),
    '',
  ].join('\n');
}
