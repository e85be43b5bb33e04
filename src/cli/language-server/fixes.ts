/** The fixes of findings as quick fixes, one by one or all of a kind, and the renaming of claims and actors. */
import { CodeActionKind, type CodeAction, type Range, type TextEdit } from 'vscode-languageserver';
import { emptyAssessment } from '../../core/workspace/create.ts';
import { applyEdit, EditError } from '../../core/workspace/apply-edit.ts';
import type { Edit } from '../../core/workspace/edit.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { applyRepairs } from '../../core/check/repair/apply-repairs.ts';
import { repairGroups } from '../../core/check/repair/repairs.ts';
import { createChecker } from '../../core/check/checker.ts';
import type { JsonObject, JsonValue } from '../../core/json/json.ts';
import { fixKinds } from '../../core/rules/fix-kind.ts';
import { sha256 } from '../digest.ts';
import type { Analysis } from './analysis.ts';
import { diagnosticOf, findingsHere } from './diagnostics.ts';
import { namedAt } from './references.ts';
import { valueEdits } from './value-edits.ts';

/** The workspace of a file, as the checker sees it; undefined if the file cannot be edited without loss. */
function workspaceOf({ input, given }: Analysis): Workspace | undefined {
  const { parsed } = input;
  if (parsed.problems.length > 0) return undefined;
  if (parsed.kind === 'assessment') {
    return { title: '', assessment: parsed.assessment, casefile: given?.casefile ?? null };
  }
  if (parsed.kind === 'casefile') return { title: '', assessment: emptyAssessment(), casefile: parsed.casefile };
  if (parsed.kind !== 'desk') return undefined;
  return { title: parsed.title, assessment: parsed.assessment, casefile: given?.casefile ?? parsed.casefile };
}

/** The text edits for a change of the file's workspace; undefined if it would change the casefile in another file. */
function textEdits({ file, parts, given }: Analysis, before: Workspace, after: Workspace): TextEdit[] | undefined {
  if (given && before.casefile !== after.casefile) return undefined;
  const values = { assessment: [before.assessment, after.assessment], casefile: [before.casefile, after.casefile] };
  return parts.flatMap(({ kind, base }) => {
    const [from, to] = values[kind] as unknown as readonly [JsonValue, JsonValue];
    return valueEdits(file.text, under(base, from), under(base, to)).map(({ insert, ...range }) => ({
      range: file.range(range.from, range.to),
      newText: insert,
    }));
  });
}

/** A document at its place in the file, so that pointers are into the file. */
function under(base: string, value: JsonValue): JsonValue {
  return base === '' ? value : ({ [base.slice(1)]: value } satisfies JsonObject);
}

function editsFor(analysis: Analysis, before: Workspace, edit: Edit): TextEdit[] | undefined {
  try {
    const edits = textEdits(analysis, before, applyEdit(before, edit));
    return edits && edits.length > 0 ? edits : undefined;
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

const touches = (one: Range, other: Range): boolean =>
  !isBefore(one.end, other.start) && !isBefore(other.end, one.start);

function isBefore(one: Range['start'], other: Range['start']): boolean {
  return one.line < other.line || (one.line === other.line && one.character < other.character);
}

/** The fixes of the findings at a range. A fix that a person must look at says what it changes to. */
function singleFixes(analysis: Analysis, before: Workspace, uri: string, range: Range): CodeAction[] {
  return findingsHere(analysis).flatMap((placed) => {
    const { finding } = placed;
    const diagnostic = diagnosticOf(placed, analysis.file, () => uri, undefined);
    if (!touches(diagnostic.range, range)) return [];
    return finding.fixes.flatMap(({ title, edit, preview }): CodeAction[] => {
      const edits = editsFor(analysis, before, edit);
      if (!edits) return [];
      return [
        {
          title: preview ? `${title}: “${preview.after}”` : title,
          kind: CodeActionKind.QuickFix,
          diagnostics: [diagnostic],
          isPreferred: finding.fixes.length === 1 && !preview,
          edit: { changes: { [uri]: edits } },
        },
      ];
    });
  });
}

/** For each kind of fix that follows from the file alone, the action that applies all of them. */
function allFixes(analysis: Analysis, before: Workspace, uri: string): CodeAction[] {
  const findings = findingsHere(analysis).map(({ finding }) => finding);
  const checker = createChecker({ digest: sha256 });
  return repairGroups(findings).flatMap(({ kind, repairs }) => {
    const { title, mechanical } = fixKinds[kind];
    if (!mechanical || repairs.length < 2) return [];
    const { edit } = applyRepairs(before, findings, repairs, (now) => checker.check(now).findings);
    const edits = editsFor(analysis, before, edit);
    if (!edits) return [];
    const name = `${title} (all ${String(repairs.length)})`;
    return [{ title: name, kind: CodeActionKind.QuickFix, edit: { changes: { [uri]: edits } } }];
  });
}

/** Returns the fixes for the findings at a range, then those that fix all findings of a kind. */
export function fixesAt(analysis: Analysis, uri: string, range: Range): CodeAction[] {
  const workspace = workspaceOf(analysis);
  if (!workspace) return [];
  const here = singleFixes(analysis, workspace, uri, range);
  return here.length === 0 ? [] : [...here, ...allFixes(analysis, workspace, uri)];
}

/** Why something cannot be renamed. The message is for people. */
export class RenameError extends Error {
  override readonly name = 'RenameError';
}

/** Returns the edits that give a claim or an actor another ID everywhere in the file. Throws a `RenameError`. */
export function renameEdits(analysis: Analysis, position: Range['start'], to: string): TextEdit[] {
  const named = namedAt(analysis, position);
  const workspace = workspaceOf(analysis);
  if (!workspace || typeof named?.id !== 'string' || (named.what !== 'claim' && named.what !== 'actor')) {
    throw new RenameError('Only the IDs of claims and actors can be renamed.');
  }
  try {
    const after = applyEdit(workspace, { type: 'rename', what: named.what, from: named.id, to });
    const edits = textEdits(analysis, workspace, after);
    if (edits) return edits;
  } catch (error) {
    if (error instanceof EditError) throw new RenameError(error.message);
    throw error;
  }
  throw new RenameError('This actor is defined in the casefile, which is another file. Rename it there.');
}
