/** The export of claims as W3C Web Annotations in JSON-LD. */
import type { JsonObject, JsonValue } from '../json/json.ts';
import { listOf } from '../assessment/view.ts';
import { placesOfSpan } from '../casefile/origins.ts';
import type { Place } from '../casefile/types.generated.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { base64url } from '../casefile/base64.ts';
import type { ExportContext } from './exported-file.ts';
import type { ReportClaim } from './report/claims.ts';
import { inWords } from './report/names.ts';
import { reportOf, type Report } from './report/report.ts';
import { surroundings } from '../text/excerpt.ts';
import { uuidUrn } from './uuid.ts';

/** Decodes 64 lower-case hexadecimal digits; undefined for any other text. */
function hexToBytes(text: string): Uint8Array | undefined {
  if (!/^[0-9a-f]{64}$/.test(text)) return undefined;
  return Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16));
}

/** The number of code points of context before and after a quote. */
const reach = 32;

/** The context of the Web Annotation Vocabulary, which is also the default of the media type. */
const context = 'http://www.w3.org/ns/anno.jsonld';

/**
 * Writes the claims as W3C Web Annotations: an AnnotationCollection with one page (Web Annotation Data Model, 5). Each
 * claim is an annotation on its passage. The passage is identified by its hash (RFC 6920) instead of a URL, because the
 * offsets are valid only in the passage. The URL of the source is the target's `scope`.
 *
 * `start` and `end` count Unicode code points, as in the standard (4.2.4, 4.2.5) and the contract. If the text at the
 * span differs from the claim's text, the claim has only a quote and a body that says so. If it is known which file the
 * passage was read from, the file is a second target, with the page (RFC 8118) or the time (Media Fragments URI 1.0)
 * where the text begins. The IDs are derived from the
 * claim, the producer and the fingerprint, so that a changed claim gets a new one.
 */
export function annotationsJsonld(workspace: Workspace, exporting: ExportContext): string {
  const report = reportOf(workspace, exporting);
  const { producer, fingerprint } = report;
  const idOf = (...parts: readonly JsonValue[]): string =>
    uuidUrn(JSON.stringify([fingerprint, { ...producer }, ...parts]), exporting.digest);
  const raws = listOf(workspace.assessment, 'claims');
  const seen = new Map<string, number>();
  const items = report.claims.map((claim, at) => {
    const content = JSON.stringify(raws[at] ?? null);
    const before = seen.get(content) ?? 0;
    seen.set(content, before + 1);
    return annotationOf(claim, idOf('annotation', content, before), report);
  });
  const ids = items.map(({ id }) => id ?? null);
  const page = { id: idOf('page', ids), type: 'AnnotationPage', startIndex: 0, items };
  const collection: JsonObject = {
    '@context': context,
    id: idOf('collection', ids),
    type: 'AnnotationCollection',
    label: report.title,
    creator: creatorOf(report),
    total: items.length,
    ...(items.length > 0 && { first: page }),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

function creatorOf({ producer }: Report): JsonObject {
  const name = [producer.name, producer.version].filter((part) => part !== '').join(' ');
  return { type: producer.kind === 'human' ? 'Person' : 'Software', name };
}

function annotationOf(claim: ReportClaim, id: string, report: Report): JsonObject {
  return {
    id,
    type: 'Annotation',
    motivation: 'describing',
    creator: creatorOf(report),
    body: bodiesOf(claim).map(([purpose, value]) => ({ type: 'TextualBody', purpose, format: 'text/plain', value })),
    target: targetsOf(claim, report),
  };
}

/** The statements of a claim about its text, by the purposes of the standard (3.3.5). */
function bodiesOf(claim: ReportClaim): readonly (readonly [purpose: string, value: string])[] {
  const { id, proposition, kind, representation, mode, attributedTo, subjects, anchor } = claim;
  const attribution = attributedTo ? `${mode}: ${inWords(attributedTo)}` : mode;
  return [
    ['describing', proposition],
    ['identifying', `claim ${id}`],
    ['classifying', `claim kind: ${kind}`],
    ['classifying', `representation: ${representation}`],
    ['classifying', `attribution: ${attribution}`],
    ...subjects.map((subject) => ['tagging', `subject: ${inWords(subject)}`] as const),
    ...(anchor === 'differs' ? [['questioning', 'The passage text at the claim’s span is different.'] as const] : []),
    ...(anchor === 'unknown'
      ? [['questioning', 'The passage was not available, so the span cannot be checked.'] as const]
      : []),
  ];
}

/** The passage, and the file that it was read from if its text is on a page or at a time of it. */
function targetsOf(claim: ReportClaim, report: Report): JsonValue {
  const inFile = fileTargetOf(claim);
  return inFile ? [targetOf(claim, report), inFile] : targetOf(claim, report);
}

function fileTargetOf({ passage, span, anchor, actual }: ReportClaim): JsonObject | undefined {
  const { origin } = passage ?? {};
  const fragment = origin && span && anchor === 'holds' ? fragmentOf(placesOfSpan(origin, span)) : undefined;
  if (!origin || !fragment) return undefined;
  return {
    type: 'SpecificResource',
    source: { id: passageName(origin.file.sha256), format: origin.file.media_type },
    selector: { ...fragment, refinedBy: { type: 'TextQuoteSelector', exact: actual } },
  };
}

/** Selects the page where places begin, or their time; undefined for parts, which have no standard fragment. */
function fragmentOf(places: readonly Place[]): JsonObject | undefined {
  const [place, last] = [places.at(0), places.at(-1)];
  if (place?.kind === 'page') {
    // The Web Annotation Data Model names RFC 3778, which RFC 8118 replaced without a change to this parameter.
    return { type: 'FragmentSelector', conformsTo: 'http://tools.ietf.org/rfc/rfc3778', value: `page=${place.page}` };
  }
  if (place?.kind !== 'time' || last?.kind !== 'time') return undefined;
  const value = `t=${place.from / 1000},${last.to / 1000}`;
  return { type: 'FragmentSelector', conformsTo: 'http://www.w3.org/TR/media-frags/', value };
}

function targetOf(claim: ReportClaim, { observations }: Report): JsonObject {
  const { record } = observations.find(({ number }) => number === claim.observation) ?? {};
  const language = record?.language;
  return {
    type: 'SpecificResource',
    source: {
      id: passageName(claim.passageId),
      type: 'Text',
      format: 'text/plain',
      ...(language && { language }),
    },
    ...(record?.canonical_url && { scope: record.canonical_url }),
    selector: selectorsOf(claim),
  };
}

/** A passage ID as a URI: Naming Things with Hashes (RFC 6920, section 3). */
function passageName(passageId: string): string {
  const bytes = hexToBytes(passageId.replace(/^sha256:/, ''));
  return bytes ? `ni:///sha-256;${base64url(bytes)}` : 'urn:x-passage:not-stated';
}

function selectorsOf({ span, anchor, actual, passage }: ReportClaim): readonly JsonObject[] {
  const quote = { type: 'TextQuoteSelector', exact: actual };
  if (anchor === 'differs') return [quote];
  const position = span ? [{ type: 'TextPositionSelector', start: span.start, end: span.end }] : [];
  if (!passage || !span) return [...position, quote];
  const { before, after } = surroundings(passage.text, span, reach);
  return [...position, { ...quote, prefix: before, suffix: after }];
}
