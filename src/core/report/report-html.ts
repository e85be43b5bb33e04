/** The HTML report: a self-contained page for reading and printing that checks its own hashes and spans. */
import type { Workspace } from '../workspace/workspace.ts';
import { writeAssessment } from '../files/write.ts';
import type { ExportContext } from './exported-file.ts';
import { scriptJson, withoutDeadLinks, tagsAsWritten, type Markup } from './prose/markup.ts';
import { bodyOf, htmlPage, printedProse, styleOf } from './prose/prose-html.ts';
import type { Prose } from './prose/prose.ts';
import { reportPassages } from './report/claims.ts';
import { reportProse } from './report/report-prose.ts';
import { fullShape } from './report/shape.ts';
import { checkScript } from './self-check/check-script.ts';
import { casefileIndex } from '../casefile/lookup.ts';
import { textDigest, type Digest } from '../casefile/hash.ts';

// The checksum of everything a report shows, so that the page's own check finds any change.

/** The characters that `markup` escapes and that a browser does not escape when it writes elements as HTML. */
const characters: Readonly<Record<string, string>> = { '&quot;': '"', '&#39;': "'" };

/**
 * Returns the SHA-256 of a page's style and of its elements, as browsers write them as HTML (`outerHTML`), with
 * quotation marks and no-break spaces as characters. The markup must have every end tag, and nothing between the
 * elements of the body.
 */
export function sealOf(style: string, body: Markup, digest: Digest): string {
  const asWritten = tagsAsWritten(body)
    .source.replaceAll(/&(?:quot|#39);/g, (entity) => characters[entity] ?? entity)
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
  return textDigest(`${style}${asWritten.trim()}`.toWellFormed(), digest);
}

/**
 * Writes the report as one self-contained HTML page. It is printable and readable without its script, which checks
 * every hash and every span again in the reader's browser. The content security policy allows only that script and the
 * style, by their hashes, so that the page cannot load or send anything.
 */
export function reportHtml(workspace: Workspace, context: ExportContext, prose: Prose): string {
  const { assessment, casefile } = workspace;
  const { digest, shape = fullShape } = context;
  const body = withoutDeadLinks(bodyOf(prose));
  // The data that the page's script compares with the page. It is JSON, because HTML would change some characters.
  const data = {
    file: writeAssessment(assessment),
    passages: reportPassages(assessment, casefileIndex(casefile), casefile).map(({ passageId, text }) => ({
      id: passageId,
      text,
    })),
    sections: shape.sections,
    short: shape.short,
    page: sealOf(styleOf(prose), body, digest),
  };
  return htmlPage(prose, body, digest, { source: checkScript, data: scriptJson(data) });
}

/**
 * The report for printing from another page, without the check and the table of contents, which are useless on paper.
 * The style is for a shadow root that contains only this markup.
 */
export function printedReport(workspace: Workspace, context: ExportContext): { markup: string; style: string } {
  return printedProse(reportProse(workspace, context));
}
