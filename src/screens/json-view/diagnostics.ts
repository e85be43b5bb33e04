/** Converts findings and reading problems to CodeMirror diagnostics at positions in the JSON text. */
import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import { parentOf, type Pointer } from '../../core/json/pointer.ts';
import type { FileProblem } from '../../desk/file-commands.ts';
import type { SourceRepair } from '../../core/files/repairs/source-repair.ts';
import { rangesOf, type ValueRange } from '../../core/files/value-ranges.ts';
import type { Finding, Fix } from '../../core/rules/finding.ts';

/** The maximum number of findings that are marked, because marking is slow for large texts. */
const maxMarked = 2000;

const severities = { error: 'error', violation: 'warning', notice: 'info' } as const;

/** A pointer and its ancestors, the nearest first. */
function* upwards(path: Pointer): Generator<Pointer> {
  for (let at = path; ; at = parentOf(at)) {
    yield at;
    if (at === '') return;
  }
}

/** The range to mark for a value: a single value as a whole, else its property name or its opening bracket. */
function markOf(
  text: string,
  { from, to, keyFrom, keyTo }: ValueRange,
  isItself: boolean,
): { from: number; to: number } {
  const opens = /[[{]/.test(text.charAt(from));
  if (isItself && !opens) return { from, to };
  if (keyFrom !== undefined && keyTo !== undefined) return { from: keyFrom, to: keyTo };
  return { from, to: Math.min(to, from + 1) };
}

/** Looks up the ranges of pointers in a text. A missing value has the range of its nearest existing ancestor. */
export function placesOf(text: string, paths: Iterable<Pointer>): (path: Pointer) => { from: number; to: number } {
  const wanted = new Set<Pointer>();
  for (const path of paths) for (const at of upwards(path)) wanted.add(at);
  const ranges = rangesOf(text, wanted);
  return (path) => {
    for (const at of upwards(path)) {
      const range = ranges.get(at);
      if (range) return markOf(text, range, at === path);
    }
    return { from: 0, to: Math.min(1, text.length) };
  };
}

function renderFinding(words: string, fixes: readonly Fix[], textOf: Replaced): Node {
  const box = document.createElement('span');
  box.append(words);
  for (const fix of fixes) {
    if (!fix.preview) continue;
    const [before, after] = [document.createElement('del'), document.createElement('ins')];
    before.textContent = textOf(fix);
    after.textContent = fix.preview.after;
    box.append('\n', before, ' → ', after);
  }
  return box;
}

/** Returns the text that a fix would replace. */
type Replaced = (fix: Fix) => string;

/** Converts the findings of one document to editor diagnostics with their fixes. Offsets are in UTF-16 units. */
export function diagnosticsOf(
  text: string,
  findings: readonly Finding[],
  onFix: (fix: Fix) => void,
  textOf: Replaced,
): readonly Diagnostic[] {
  const marked = findings.slice(0, maxMarked);
  const placeOf = placesOf(
    text,
    marked.map(({ path }) => path),
  );
  return marked
    .map(({ path, level, certainty, message, fixes }): Diagnostic => {
      const words = certainty === 'unchecked' ? `${level} (cannot be checked): ${message}` : `${level}: ${message}`;
      return {
        ...placeOf(path),
        severity: severities[level],
        message: words,
        renderMessage: () => renderFinding(words, fixes, textOf),
        actions: fixes.map((fix) => ({ name: fix.title, apply: () => onFix(fix) })),
      };
    })
    .sort((one, other) => one.from - other.from);
}

/** Converts a line and a column in code points to an offset in UTF-16 units, clamped to the text. */
export function offsetAt(doc: Text, { line = 1, column = 1 }: Pick<FileProblem, 'line' | 'column'>): number {
  const { from, text } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  let units = 0;
  for (let points = 1; points < column && units < text.length; points += 1) {
    units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1;
  }
  return from + units;
}

/** Converts the problems of an unreadable text to editor diagnostics. */
export function problemMarks(doc: Text, problems: readonly FileProblem[]): readonly Diagnostic[] {
  return problems
    .map((problem): Diagnostic => {
      const from = offsetAt(doc, problem);
      return { from, to: Math.min(from + 1, doc.length), severity: 'error', message: problem.message };
    })
    .sort((one, other) => one.from - other.from);
}

/** Converts proposed repairs to editor diagnostics, each with a button that applies it. */
export function repairMarks(
  repairs: readonly SourceRepair[],
  onApply: (repairs: readonly SourceRepair[]) => void,
): readonly Diagnostic[] {
  return repairs.slice(0, maxMarked).map((repair): Diagnostic => ({
    from: repair.offset,
    to: repair.offset + repair.length,
    severity: 'info',
    message: repair.sentence,
    actions: [{ name: 'Apply', apply: () => onApply([repair]) }],
  }));
}
