import type { JsonObject } from '../core/assessment/json.ts';
import type { Pointer } from '../core/assessment/pointer.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import type { Finding } from '../core/rules/finding.ts';
import { check } from '../library/document.ts';
import { casefileOrigin } from './casefile-origin.ts';
import { sha256 } from './digest.ts';
import { entryName } from './entry-names.ts';
import { problemsOf, type Input, type NoInput } from './input.ts';
import type { FileReport, PlacedFinding, Spot } from './report.ts';
import { findSpots } from './spots.ts';

/** A casefile from a file of its own, or out of a desk file. */
export interface CasefileInput {
  readonly input: Input;
  readonly casefile: Casefile;
}

/** The text that holds one of the two documents, and where in it a pointer of that document leads. */
interface Holder {
  readonly input: Input;
  readonly document: JsonObject;
  readonly toFile: (path: Pointer) => Pointer;
}

const asJson = (casefile: Casefile | null): JsonObject => (casefile ?? {}) as unknown as JsonObject;

function casefileHolder(input: Input, casefile: Casefile | null): Holder {
  const { text, parsed } = input;
  const base = parsed.kind === 'desk' ? '/casefile' : '';
  return {
    input,
    document: asJson(casefile),
    toFile: casefileOrigin(text, base, parsed.problems.length === 0, sha256),
  };
}

function assessmentHolder(input: Input): Holder {
  const { parsed } = input;
  const base = parsed.kind === 'desk' ? '/assessment' : '';
  const document = parsed.kind === 'desk' || parsed.kind === 'assessment' ? parsed.assessment : {};
  return { input, document, toFile: (path) => base + path };
}

function spotsIn({ input, toFile }: Holder, findings: readonly Finding[]): (path: Pointer) => Spot {
  const paths = findings.flatMap(({ path, related }) => [path, ...related]).map(toFile);
  const spotAt = findSpots(input.file, input.text, paths);
  return (path) => spotAt(toFile(path));
}

/** Gives findings their places, each document's in the file that it came from. */
function place(
  findings: readonly Finding[],
  ofDocument: Record<Finding['document'], Holder>,
): readonly PlacedFinding[] {
  const spots = {
    assessment: spotsIn(
      ofDocument.assessment,
      findings.filter(({ document }) => document === 'assessment'),
    ),
    casefile: spotsIn(
      ofDocument.casefile,
      findings.filter(({ document }) => document === 'casefile'),
    ),
  };
  return findings.map((finding) => {
    const spotAt = spots[finding.document];
    const related = finding.related.map((path) => ({ path, spot: spotAt(path) }));
    const entry = entryName(ofDocument[finding.document].document, finding.path);
    return { finding, entry, spot: spotAt(finding.path), related };
  });
}

/** What a file is that could not be read. */
export function reportOnNoInput({ file, why }: NoInput): FileReport {
  const nowhere = { line: undefined, column: undefined, pointer: undefined };
  const problem = { code: 'unreadable', level: 'error', message: why, file, ...nowhere } as const;
  return { file, kind: 'unreadable', casefile: null, problems: [problem], findings: [] };
}

/** What reading alone says of a file. */
export function reportOnReading(input: Input): FileReport {
  const { kind } = input.parsed;
  const shown = kind === 'review' || kind === 'blind-packet' ? 'refused' : kind;
  return { file: input.file, kind: shown, casefile: null, problems: problemsOf(input), findings: [] };
}

const whatIsNotChecked = {
  review:
    'This is a review: verdicts on an assessment, and nothing that the contract says anything of. Check the assessment or desk file that it is about; open the review there to see which verdicts still hold.',
  'blind-packet':
    'This is a blind review packet: it leaves out what the contract asks for, on purpose, and cannot be checked. Check the desk file that it was made from.',
} as const;

/** A file of ours that is read, and that the contract does not reach. */
function notChecked(read: FileReport, kind: keyof typeof whatIsNotChecked): FileReport {
  const nowhere = { line: undefined, column: undefined, pointer: undefined };
  const message = whatIsNotChecked[kind];
  const problem = { code: 'not-checked', level: 'error', message, file: read.file, ...nowhere } as const;
  return { ...read, kind: 'refused', problems: [...read.problems, problem] };
}

/** Checks a file that was read, against the casefile that is given, else against its own. */
export function checkFile(input: Input, given: CasefileInput | undefined): FileReport {
  const { file, parsed } = input;
  const read = reportOnReading(input);
  if (parsed.kind === 'refused') return read;
  if (parsed.kind === 'review' || parsed.kind === 'blind-packet') return notChecked(read, parsed.kind);
  const used = parsed.kind === 'casefile' ? undefined : given;
  const own = parsed.kind === 'assessment' ? null : parsed.casefile;
  const { findings } = check(parsed, { casefile: used?.casefile ?? null, digest: sha256 });
  const ofDocument = {
    assessment: assessmentHolder(input),
    casefile: used ? casefileHolder(used.input, used.casefile) : casefileHolder(input, own),
  };
  return {
    ...read,
    casefile: used ? used.input.file : own ? file : null,
    findings: place(findings, ofDocument),
  };
}
