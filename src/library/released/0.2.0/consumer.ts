/**
 * A program that uses every function and every type of the library as version 0.2.0 offered them. It must compile and
 * give the same results with every later version of the same major version.
 */
import {
  casefileFingerprint,
  check,
  codePointLength,
  codePointOffset,
  compare,
  createChecker,
  indexOffsets,
  isAssessment,
  LoneSurrogateError,
  parse,
  parseReview,
  passageId,
  serialize,
  textAtSpan,
  utf16Offset,
  type Actor,
  type AnyDocument,
  type Assessment,
  type Attribution,
  type Casefile,
  type Certainty,
  type Checked,
  type Checker,
  type CheckOptions,
  type CheckResult,
  type Claim,
  type CodePointOffset,
  type CodePointSpan,
  type Contradiction,
  type Difference,
  type DifferenceKind,
  type DifferentEntry,
  type Digest,
  type DocumentCheckOptions,
  type EvidenceLink,
  type FieldDifference,
  type FileNotice,
  type FileProblem,
  type FileProblemCode,
  type Finding,
  type Fix,
  type Identifier,
  type IntentHypothesis,
  type JsonObject,
  type JsonValue,
  type Level,
  type Observation,
  type OffsetIndex,
  type Parsed,
  type ParsedReview,
  type ParseOptions,
  type Passage,
  type Pointer,
  type PowerBasis,
  type PowerScope,
  type Producer,
  type Review,
  type ReviewDocument,
  type Span,
  type Statement,
  type TimeScope,
  type Utf16Offset,
  type Verdict,
  type WorkflowState,
  type Workspace,
} from '../../core.ts';

const link: EvidenceLink = { claim_id: 'C-001', effect: 'supports', reason: 'It says so.' };
const timeScope: TimeScope = { start: '2026-03-01T00:00:00Z', end: null };
const state: WorkflowState = 'draft';
const identifier: Identifier = 'harbour-council';
const statement: Statement = 'One notice only.';
const span: Span = { start: 0, end: 11, offset_encoding: 'unicode-code-point' };
const attribution: Attribution = { actor_id: null, mode: 'unresolved' };
const producer: Producer = { kind: 'human', name: 'Ada', version: '1' };
const scope: PowerScope = {
  relationship: 'other',
  geographies: [statement],
  operations: [statement],
  related_actor_ids: [],
};
const text = 'The channel 🚢 is closed.';
const passage: Passage = { passage_id: passageId(text), text };
const observation: Observation = {
  observation_id: 1,
  title: 'Notice',
  canonical_url: null,
  publisher_actor_id: null,
  published_at: null,
  retrieved_at: null,
  language: null,
  passages: [passage],
};
const actor: Actor = { actor_id: identifier, names: ['Harbour Council'], publisher_hosts: [] };
const casefile: Casefile = {
  format: 'assessment-desk.casefile/v1',
  title: 'The channel',
  actors: [actor],
  observations: [observation],
};
const claim: Claim = {
  claim_id: 'C-001',
  observation_id: 1,
  passage_id: passage.passage_id,
  span,
  actual: 'The channel',
  proposition: 'The channel',
  representation: 'verbatim',
  claim_kind: 'reported-action',
  subject_actor_ids: [identifier],
  attribution,
};
const basis: PowerBasis = {
  power_basis_id: 'PB-001',
  actor_id: identifier,
  domain: 'legal',
  description: statement,
  scope,
  time_scope: timeScope,
  workflow_state: state,
  evidence: [link],
  limitations: [statement],
  falsifiers: [statement],
};
const hypothesis: IntentHypothesis = {
  hypothesis_id: 'IH-001',
  actor_id: identifier,
  topic: 'Closing',
  hypothesis: statement,
  rationale: statement,
  time_scope: timeScope,
  workflow_state: state,
  evidence: [link],
  alternatives: [statement],
  falsifiers: [statement],
};
const contradiction: Contradiction = { left_claim_id: 'C-001', right_claim_id: 'C-001', explanation: statement };
const assessment: Assessment = {
  contract: 'ww3.assessment/v1',
  casefile_fingerprint_sha256: casefileFingerprint(casefile),
  observation_ids: [1],
  producer,
  claims: [claim],
  power_bases: [basis],
  intent_hypotheses: [hypothesis],
  contradictions: [contradiction],
  unknowns: [statement],
};

/** Reads a file, as programs that use the library do. */
function read(bytes: Uint8Array | string, options?: ParseOptions): AnyDocument {
  const file: Parsed = parse(bytes, options);
  if (file.kind === 'refused') {
    const [problem]: readonly FileProblem[] = file.problems;
    const code: FileProblemCode | undefined = problem?.code;
    throw new Error(`${code ?? ''} ${problem?.line ?? 0}:${problem?.column ?? 0} ${problem?.message ?? ''}`);
  }
  const notices: readonly FileNotice[] = file.notices;
  if (notices.length > 0) throw new Error(notices[0]?.message);
  return file;
}

function findingsOf(document: AnyDocument, options?: DocumentCheckOptions): readonly string[] {
  const checked: Checked = check(document, options);
  const counts: Readonly<Record<Level, number>> = checked.counts;
  const lines = checked.findings.map((finding: Finding) => {
    const path: Pointer = finding.path;
    const certainty: Certainty = finding.certainty;
    const at: CodePointSpan | undefined = finding.span;
    const fixes: readonly Fix[] = finding.fixes;
    const related: readonly Pointer[] = finding.related;
    const shown = [finding.level, certainty, finding.document, path, finding.ruleId, finding.messageId];
    return [...shown, at?.start ?? '', related.length, fixes.map(({ title }) => title).length].join(' ');
  });
  if (counts.error + counts.violation + counts.notice !== lines.length) throw new Error('The counts are others.');
  return lines;
}

/** What the library says about a value and a file. */
export interface Use {
  readonly errors: readonly string[];
  readonly differences: readonly string[];
  readonly verdicts: readonly string[];
  readonly offsets: readonly number[];
  readonly text: string;
}

/** Uses the library for the document in this file, and for a review. `sha256` replaces the library's own. */
export function use(review: Uint8Array, sha256: Digest): Use {
  const given: JsonValue = JSON.parse(JSON.stringify(assessment)) as JsonValue;
  if (!isAssessment(given)) throw new Error('The document is not an assessment.');
  const document: AnyDocument = { kind: 'assessment', assessment: given as unknown as JsonObject };
  const again = read(serialize(document), { name: 'a.assessment.json', digest: sha256 });
  const options: CheckOptions = { digest: sha256 };
  const checker: Checker = createChecker(options);
  const workspace: Workspace = { title: '', assessment: { ...assessment } as unknown as JsonObject, casefile };
  const result: CheckResult = checker.check(workspace);
  const changed = { ...assessment, unknowns: [] } as unknown as JsonObject;
  const differences: readonly Difference[] = compare(again, { kind: 'assessment', assessment: changed });
  const parsed: ParsedReview = parseReview(review);
  const reviewed: ReviewDocument | undefined = parsed.kind === 'refused' ? undefined : parsed;
  const file: Review | undefined = reviewed?.kind === 'review' ? reviewed.review : undefined;
  return {
    errors: [...findingsOf(again, { casefile, digest: sha256 })].filter((line) => line.startsWith('error')),
    differences: differences.map(inWords),
    verdicts: file?.verdicts.map((verdict: Verdict) => verdict.verdict) ?? [],
    offsets: [...offsetsOf(), result.counts.error, damagedAt()],
    text: textAtSpan(text, span) ?? '',
  };
}

function inWords({ kind, document, section, entry, fields, sentence }: Difference): string {
  const of: DifferenceKind = kind;
  const place: DifferentEntry | undefined = entry;
  const names = fields.map((field: FieldDifference) => `${field.kind} ${field.name}`);
  return [of, document, section, place?.id ?? '', sentence === '' ? 'none' : 'a sentence', ...names].join(' ').trim();
}

function offsetsOf(): readonly number[] {
  const index: OffsetIndex = indexOffsets(text);
  const start: CodePointOffset = codePointOffset(13);
  const unit: Utf16Offset = utf16Offset(14);
  return [codePointLength(text), index.codePointLength, index.toUtf16(start), index.toCodePoint(unit)];
}

function damagedAt(): number {
  try {
    passageId('a\ud800');
  } catch (error) {
    if (error instanceof LoneSurrogateError) return error.offset;
  }
  return -1;
}
