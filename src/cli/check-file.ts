/** The report on one file: its reading problems, and its findings with their places in the files. */
import type { JsonObject } from '../core/json/json.ts';
import type { Pointer } from '../core/json/pointer.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import type { Finding } from '../core/rules/finding.ts';
import { check } from '../library/document.ts';
import { casefileOrigin } from './casefile-origin.ts';
import { sha256 } from './digest.ts';
import { entryName } from './entry-names.ts';
import { problemsOf, type Input, type UnreadableInput } from './input.ts';
import type { FileReport, PlacedFinding, Spot } from './report.ts';
import { findSpots } from './spots.ts';

/** A casefile, from its own file or from a desk file. */
export interface CasefileInput {
  readonly input: Input;
  readonly casefile: Casefile;
}

/** The file with one of the two documents. `toFile` turns pointers into the document into pointers into the file. */
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

/** Adds places to findings. Those of each document are in the file that it came from. */
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

/** Reports a file that could not be read. */
export function reportOnUnreadable({ file, why }: UnreadableInput): FileReport {
  const nowhere = { line: undefined, column: undefined, pointer: undefined };
  const problem = { code: 'unreadable', level: 'error', message: why, file, ...nowhere } as const;
  return { file, kind: 'unreadable', casefile: null, problems: [problem], findings: [] };
}

/** Reports the problems of reading a file. */
export function reportOnReading(input: Input): FileReport {
  const { kind } = input.parsed;
  const shown = kind === 'review' || kind === 'blind-packet' ? 'refused' : kind;
  return { file: input.file, kind: shown, casefile: null, problems: problemsOf(input), findings: [] };
}

const uncheckedMessages = {
  review:
    'This is a review file, which cannot be checked. Check the assessment or desk file that it belongs to. To see which verdicts are outdated, open the review in Assessment Desk.',
  'blind-packet':
    'This is a blind review packet, which is incomplete by design and cannot be checked. Check the original desk file.',
} as const;

/** Reports a review file or a blind review packet, which can be read but not checked. */
function reportOnUnchecked(read: FileReport, kind: keyof typeof uncheckedMessages): FileReport {
  const nowhere = { line: undefined, column: undefined, pointer: undefined };
  const message = uncheckedMessages[kind];
  const problem = { code: 'not-checked', level: 'error', message, file: read.file, ...nowhere } as const;
  return { ...read, kind: 'refused', problems: [...read.problems, problem] };
}

/** Checks a file against the given casefile or, without one, against its own. */
export function checkFile(input: Input, given: CasefileInput | undefined): FileReport {
  const { file, parsed } = input;
  const read = reportOnReading(input);
  if (parsed.kind === 'refused') return read;
  if (parsed.kind === 'review' || parsed.kind === 'blind-packet') return reportOnUnchecked(read, parsed.kind);
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
