/** The HTML report: a self-contained page for reading and printing that checks its own hashes and spans. */
import { titleInWords } from '../assessment/draft-title.ts';
import { shortenEnd } from '../passage/shorten.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { textDigest } from '../casefile/hash.ts';
import { writeAssessment } from '../files/write.ts';
import { showHiddenCharacters } from '../passage/hidden.ts';
import type { ExportContext } from './exported-file.ts';
import { checkScript } from './html/check-script.ts';
import { claimsSection } from './html/claims.ts';
import { entriesSection } from './html/entries.ts';
import { hashSource } from './html/hash-source.ts';
import { languageIfAny } from './html/language.ts';
import { withoutDeadLinks } from './html/links-within.ts';
import { markup, inline, joined, Markup, scriptJson, text } from './html/markup.ts';
import { reportPictures, type ReportPictures } from './html/pictures.ts';
import { passagesSection, result } from './html/passages.ts';
import {
  contradictionsSection,
  findingsSection,
  observationsSection,
  summarySection,
  unknownsSection,
} from './html/sections.ts';
import { runningHead } from './html/running-head.ts';
import { sealOf } from './html/seal.ts';
import { shortContradictionsSection, shortEntriesSection } from './html/short-entries.ts';
import { shortStyle } from './html/short-style.ts';
import { printedStyle, style } from './html/style.ts';
import { cautions, standingInWords } from './report/cautions.ts';
import type { ReportEntry } from './report/entries.ts';
import { hasTooManyLinks } from './report/illustrated.ts';
import { leftOutInWords } from './report/left-out.ts';
import { reportOf, type Report } from './report/report.ts';
import { sectionTitles, type SectionName } from './report/section-names.ts';
import { sectionCount } from './report/sections.ts';

/**
 * Writes the report as one self-contained HTML page. It is printable and readable without its script, which checks
 * every hash and every span again in the reader's browser. The content security policy allows only that script and the
 * style, by their hashes, so that the page cannot load or send anything.
 */
export function reportHtml(workspace: Workspace, context: ExportContext): string {
  const report = reportOf(workspace, context);
  const file = writeAssessment(workspace.assessment);
  const page = withoutDeadLinks(
    joined([
      head(report, checksumOf(file, context)),
      body(report, reportPictures(workspace, report), hasTooManyLinks(report)),
    ]),
  );
  const pageStyle = style + (report.shape.short ? shortStyle : '') + runningHead(titleInWords(report.title));
  const data = dataOf(report, file, sealOf(pageStyle, page, context.digest));
  const hash = (source: string): string => hashSource(source, context.digest);
  const policy = `default-src 'none'; script-src ${hash(checkScript)}; style-src ${hash(pageStyle)}; base-uri 'none'; form-action 'none'`;
  return markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>${showHiddenCharacters(titleInWords(report.title))}</title>
        <style>${new Markup(pageStyle)}</style>
      </head>
      <body>
        ${page}
        <script type="application/json" id="data">${scriptJson(data)}</script>
        <script>${new Markup(checkScript)}</script>
      </body>
    </html> `.source;
}

/**
 * The report for printing from another page, without the check and the table of contents, which are useless on paper.
 * The style is for a shadow root that contains only this markup.
 */
export function printedReport(workspace: Workspace, context: ExportContext): { markup: string; style: string } {
  const report = reportOf(workspace, context);
  const checksum = checksumOf(writeAssessment(workspace.assessment), context);
  return {
    markup: joined([head(report, checksum), body(report, reportPictures(workspace, report), false)]).source,
    style: printedStyle,
  };
}

function checksumOf(file: string, { digest }: ExportContext): string {
  return textDigest(file, digest);
}

/**
 * The data that the page's script compares with the page: the assessment file, the passages, the report's shape, and
 * the checksum of the page. It is JSON, because HTML would change some characters.
 */
function dataOf({ passages, shape }: Report, file: string, page: string) {
  return {
    file,
    passages: passages.map(({ passageId, text: words }) => ({ id: passageId, text: words })),
    sections: shape.sections,
    short: shape.short,
    page,
  };
}

/** The lists of the assessment whose lengths the table of contents states. */
const lists: Readonly<Partial<Record<SectionName, string>>> = {
  intents: 'intent_hypotheses',
  'power-bases': 'power_bases',
  contradictions: 'contradictions',
  unknowns: 'unknowns',
  claims: 'claims',
};

function head(report: Report, fileChecksum: string): Markup {
  const { title, language, producer, fingerprint, fingerprintStanding, findings, scope } = report;
  const leftOut = leftOutInWords(report);
  const made = [producer.name, producer.version].filter((part) => part !== '');
  return markup`<header>
    <p class="kind">Situation assessment, ww3.assessment/v1</p>
    <h1 dir="auto"${languageIfAny(title === '' ? undefined : language)}>${text(titleInWords(title))}</h1>
    <p class="standing" data-level="${findings.errors.length > 0 ? 'error' : 'none'}">${standingInWords(findings)}</p>
    ${leftOut !== '' && markup`<p class="left-out">${leftOut}</p>`}
    <dl>
      <div>
        <dt>Producer</dt>
        <dd>
          ${joined(made.map(inline), ' ')}${producer.kind !== '' && markup` (${inline(producer.kind)})`}${made.length === 0 && 'not stated'}
        </dd>
      </div>
      <div>
        <dt>Casefile fingerprint</dt>
        <dd>
          ${fingerprint !== '' && markup`<code data-in="/casefile_fingerprint_sha256">${text(fingerprint)}</code>. `}${fingerprintStanding}
        </dd>
      </div>
      <div>
        <dt>Assessment file</dt>
        <dd>SHA-256 <code class="file-hash">${fileChecksum}</code></dd>
      </div>
      ${
        scope !== undefined &&
        markup`<div>
          <dt>Scope</dt>
          <dd dir="auto">${text(scope)}</dd>
        </div>`
      }
    </dl>
    <ul class="cautions">
      ${cautions.map((caution) => markup`<li>${caution}</li>`)}
    </ul>
    <section class="own-check">
      <h2>This page’s own check</h2>
      ${result('total')}
      <p>
        A script in this page recalculates the hash of each passage, checks that each claim’s text is at its span, and
        compares what the page shows with the assessment file inside the page: statements, effects, reasons and counts.
        It can only compare the page with itself. To know that this is the report of your assessment, compare the SHA-256
        above with that of the assessment file. The script cannot tell whether a passage is what its publisher wrote, or
        whether anything in it is true.
      </p>
    </section>
    <nav>
      <h2>Contents</h2>
      <ul>
        ${report.shape.sections.map((name) => {
          const count = sectionCount(report, name);
          return markup`<li><a href="#${name}">${sectionTitles[name]}</a>${count !== undefined && markup` (<span data-count="${lists[name] ?? ''}">${count.toLocaleString('en')}</span>)`}</li>`;
        })}
      </ul>
    </nav>
  </header>`;
}

/** The sections. `fold` is whether evidence and citations are folded away in browsers with scripts. */
function body(report: Report, pictures: ReportPictures, fold: boolean): Markup {
  const { powerBases, intents, claims, passages, omittedPassages, shape } = report;
  const entries = (of: readonly ReportEntry[]): Markup =>
    shape.short ? shortEntriesSection(of) : entriesSection(of, pictures.mapOf, fold);
  const parts: Readonly<Record<SectionName, () => Markup>> = {
    summary: () => summarySection(report, pictures),
    observations: () => observationsSection(report.observations, report.language),
    'power-bases': () => entries(powerBases),
    intents: () => entries(intents),
    contradictions: () => (shape.short ? shortContradictionsSection : contradictionsSection)(report.contradictions),
    unknowns: () => unknownsSection(report),
    findings: () => findingsSection(report.findings),
    claims: () => claimsSection(claims, [...powerBases, ...intents], fold),
    passages: () => joined([legend(omittedPassages), passagesSection(passages, claims)]),
  };
  const sections = shape.sections.map((name) => {
    const nothing = sectionCount(report, name) === 0 && ['power-bases', 'intents', 'claims'].includes(name);
    return markup`<section id="${name}">
      <h2>${sectionTitles[name]}</h2>
      ${nothing ? markup`<p>None.</p>` : parts[name]()}
    </section> `;
  });
  return shape.short ? markup`<main class="short-form">${sections}</main>` : markup`<main>${sections}</main>`;
}

function legend(left: number): Markup {
  return markup`<p class="legend">
    Claim text is marked with <span class="n">[number</span> and <span class="n">number]</span>. Its links:
    <span class="u supports l0">+ support</span>, <span class="u contradicts l0">× contradict</span>,
    <span class="u both l0">± both</span>, or <span class="u none l0">none</span>.${
      left > 0 &&
      ` ${left.toLocaleString('en')} more ${left === 1 ? 'passage' : 'passages'} without claims ${left === 1 ? 'is' : 'are'} omitted.`
    }
  </p> `;
}

/** An outline of the page for the preview, because its first lines are markup. */
export function reportOutline(workspace: Workspace, context: ExportContext): string {
  const report = reportOf(workspace, context);
  const lines = report.shape.sections.flatMap((name) => {
    const count = sectionCount(report, name);
    return count === undefined ? [] : `${sectionTitles[name]}: ${count.toLocaleString('en')}`;
  });
  const entries = [...report.intents, ...report.powerBases]
    .slice(0, 12)
    .map(({ id, statement }) => `  ${id}: ${shortenEnd(statement, 90)}`);
  return [titleInWords(report.title), standingInWords(report.findings), '', ...lines, '', ...entries].join('\n');
}
