/** Guides about files that leave the desk, and the same judgement outside of it. */
import type { CanonEntry } from '../entry.ts';
import { code, guide, paragraph, points, steps, table } from './write.ts';

export const handingOver: readonly CanonEntry[] = [
  guide({
    id: 'guide/export',
    title: 'Export an assessment, and what stops an export',
    summary:
      'Export… writes the contract’s file; errors refuse it, violations ask you, notices never stand in the way.',
    body: [
      steps(
        'Press **Export…**. **Assessment** is chosen.',
        'If the dialogue says “Refused”, each line leads to a field. Mend them all: the file would not be a usable document.',
        'If it says “To be confirmed”, read the violations. Mend them, or tick the box that says that you have read them and export all the same.',
        'Press **Download** for a file, or **Copy** for its text.',
      ),
      points(
        'The same document always gives the same bytes: the contract’s order of properties, two spaces, UTF-8, line feeds.',
        'The dialogue says the file’s name and size, and how its fingerprint stands to the attached casefile.',
        'An unfinished draft can always be taken away as **Whole desk**.',
        '**Report as a page**, **Report as Markdown**, **Annotations**, **Links as a table** and **Matrix as a table** are for other people and tools. They are written of any draft; a report of one with errors says so. Each shows a preview before you take it.',
      ),
      paragraph('Validation of a document does not make any entry in it true.'),
    ],
    keywords: [
      'download',
      'save as file',
      'export refused',
      'cannot export',
      'blocked',
      'violations',
      'publish',
      'send',
      'json file',
      'output',
    ],
    related: [
      'decision/export-gate',
      'guide/use-findings',
      'guide/hand-over',
      'format/assessment-json',
      'decision/deterministic-writing',
    ],
  }),
  guide({
    id: 'guide/hand-over',
    title: 'Hand over a whole desk as one file',
    summary:
      'A desk file holds the assessment as it stands, its casefile and its verdicts; whoever opens it has all of them.',
    body: [
      steps(
        'Press **Export…** and choose **Whole desk**. Findings do not stand in its way.',
        'Press **Download** and hand over the `*.desk.json`.',
        'The other person opens it with **Open file…**, or drops it on the page. It becomes a draft of their own; yours does not change with theirs.',
      ),
      points(
        'The casefile with its passages is in the file, in full. Make sure that you may pass the sources on.',
        'Verdicts are in the file, with the reviewers’ names, notes and replies. To leave them out, clear **Include verdicts** in the dialog.',
        'The version that you export is kept among the earlier states of your draft. When a changed file comes back, **Compare and merge** proposes it as the common version.',
        'The history of undo is not in it.',
        'To pass on the sources alone, choose **Casefile** in the same dialogue.',
      ),
    ],
    keywords: ['share', 'send to a colleague', 'move to another computer', 'backup', 'transfer', 'desk file', 'copy'],
    related: ['format/desk-json', 'guide/open-a-file', 'guide/drafts', 'term/desk-file'],
  }),
  guide({
    id: 'guide/command-line',
    title: 'Check files on the command line',
    summary: 'assessment-desk check gives the page’s findings as text, JSON or SARIF, with an exit status for scripts.',
    body: [
      code(
        'sh',
        [
          'npx assessment-desk check report.assessment.json --casefile sources.casefile.json',
          'npx assessment-desk check --format sarif --fail-on violation *.desk.json > findings.sarif',
          'cat report.assessment.json | npx assessment-desk check -',
          'npx assessment-desk hash passage.txt',
          'npx assessment-desk fingerprint sources.casefile.json',
        ].join('\n'),
      ),
      table(
        ['Option', 'What it does'],
        ['`--casefile FILE`', 'Checks against this casefile. A desk file otherwise brings its own.'],
        ['`--format FORMAT`', '`text` (the default), `json` or `sarif` (SARIF 2.1.0).'],
        ['`--fail-on LEVEL`', 'The lightest level that fails: `error` (the default), `violation` or `notice`.'],
      ),
      table(
        ['Exit status', 'What it means'],
        ['0', 'Nothing at or above the level of `--fail-on`.'],
        ['1', 'Something at or above it.'],
        ['2', 'A file could not be read, or the command line makes no sense.'],
      ),
      points(
        'The command comes with the package: install it, or run `npm run build:package` in a checkout of the source first.',
        '`-` reads standard input. No file that is checked is changed, and nothing is sent anywhere.',
        '`hash` prints the passage id of each text file, `fingerprint` that of each casefile.',
        'The findings are those of the page, in the same order. `assessment-desk help check` says everything else.',
      ),
    ],
    keywords: [
      'cli',
      'terminal',
      'npx',
      'script',
      'ci',
      'sarif',
      'exit code',
      'exit status',
      'automate',
      'batch',
      'shell',
    ],
    related: ['guide/library', 'term/level', 'term/fingerprint', 'decision/export-gate'],
  }),
  guide({
    id: 'guide/library',
    title: 'Use the checker as a library',
    summary: 'assessment-desk/core reads, checks and writes documents in your own TypeScript or JavaScript.',
    body: [
      code(
        'ts',
        [
          "import { readFile } from 'node:fs/promises';",
          "import { check, parse } from 'assessment-desk/core';",
          "const file = parse(await readFile('report.assessment.json'));",
          "console.log(file.kind === 'refused' ? file.problems : check(file).findings);",
        ].join('\n'),
      ),
      points(
        '`parse` reads bytes or text and loses nothing, `check` gives the findings, `serialize` writes the file’s text, `compare` says what differs between two versions.',
        'The same code as in the page: no React, no network, no clock, no storage.',
        'A finding is plain data: its rule, its level, a sentence, and a JSON Pointer to its place.',
        'The JSON Schemas of every format come with the package.',
      ),
    ],
    keywords: [
      'npm',
      'api',
      'typescript',
      'javascript',
      'import',
      'node',
      'programmatic',
      'parse',
      'serialize',
      'package',
      'compare two versions',
    ],
    related: ['guide/command-line', 'format/assessment-json', 'decision/lossless-reading'],
  }),
  guide({
    id: 'guide/look-up-as-an-agent',
    title: 'Look things up as an agent or another program',
    summary:
      'Begin at public/discovery; where the deployment runs it, the knowledge endpoint searches and fetches these entries.',
    body: [
      steps(
        'Read `public/discovery` below the base address. It names three optional roads and what each of them does and does not do.',
        'For the interfaces, read `.well-known/api-catalog`, a linkset (RFC 9264, RFC 9727), and follow its links.',
        'Where the catalogue lists the knowledge endpoint, speak MCP over Streamable HTTP to it: `search` with a question in ordinary words, then `fetch` with an id that it gave.',
        'Where it does not, the deployment does not run it. The documents and the JSON Schemas under `schemas/` are there all the same.',
      ),
      paragraph(
        'None of this needs registration, authentication, payment or a follow-up. Reading and stopping is a complete outcome. What you find is a claim of discovery, not permission: see [what discovery does not mean](entry:service/what-discovery-does-not-mean).',
      ),
    ],
    keywords: ['agent', 'mcp', 'api', 'llm', 'bot', 'discovery', 'machine readable', 'tool', 'endpoint', 'robot'],
    related: ['service/three-roads', 'service/knowledge-endpoint', 'service/what-discovery-does-not-mean'],
  }),
  guide({
    id: 'guide/host-the-site',
    title: 'Host the site yourself',
    summary:
      'The build is plain files for any static host at any path; a small server or worker adds the knowledge endpoint.',
    body: [
      steps(
        'Run `npm ci && npm run build`. Everything to publish is in `dist/`.',
        'Put the files on any static host, at any path. There are no rewrite rules, and a path that is not there must answer 404, not the page.',
        'Set `SITE_URL` to the public address while building, so that the discovery documents name absolute addresses: `SITE_URL=https://desk.example.org/ npm run build`.',
        'Give the paths without an ending their media types. The build has a `_headers` file for Netlify and Cloudflare Pages, and `src/site/hosts/README.md` has tested configuration for nginx and Caddy, and one for Vercel.',
        'Ask the deployment whether all of it is right: `npm run check:site -- https://desk.example.org/` prints a table.',
      ),
      points(
        '`npm start` builds and serves the site on this machine, with the knowledge endpoint; `PORT=8080` chooses the port.',
        '`npm run build:worker` writes the site and the knowledge endpoint for an edge engine that runs workers.',
        'A deployment of static files alone does not run the knowledge endpoint, and its documents do not offer it.',
        'GitHub Pages serves the application; nobody can set headers there, so its discovery documents lack their media types.',
        'The page carries its own Content-Security-Policy and talks to its own origin only.',
      ),
    ],
    keywords: [
      'deploy',
      'self-host',
      'install',
      'server',
      'nginx',
      'caddy',
      'netlify',
      'github pages',
      'cloudflare',
      'static',
    ],
    related: ['decision/hash-routes', 'decision/nothing-leaves', 'service/knowledge-endpoint'],
  }),
];
