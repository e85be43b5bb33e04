/** The commands `rules` and `explain`: list the rules, or explain one and suggest IDs for a mistyped one. */
import { authorityQuoted } from '../core/authority/quote-authority.ts';
import { shownRules, type ShownRule } from '../core/reference/rules-shown.ts';
import { exitCodes, type ExitCode, type Host, sha256, shownName } from './host.ts';
import { contractInstructions, draftInstructions, everyPart } from '../core/reference/instructions.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { casefileFingerprint } from '../library/document.ts';
import { readInput, type Input } from './input.ts';

// The command `instructions`: prints instructions for a language model, with the sources of a file if one is given.

/** The options of `instructions`. */
export interface InstructionsOptions {
  readonly command: 'instructions';
  /** A casefile, an assessment or a desk file; undefined for the contract alone. */
  readonly file: string | undefined;
}

/** The draft that a file is opened as; undefined if it cannot be one. */
function draftIn({ parsed }: Input): Workspace | undefined {
  if (parsed.kind === 'refused' || parsed.kind === 'review') return undefined;
  if (parsed.kind === 'assessment') return { title: '', assessment: parsed.assessment, casefile: null };
  if (parsed.kind !== 'casefile') return { title: '', assessment: parsed.assessment, casefile: parsed.casefile };
  const { casefile } = parsed;
  const assessment = { casefile_fingerprint_sha256: casefileFingerprint(casefile, sha256) };
  return { title: casefile.title, assessment, casefile };
}

/** Prints the instructions. Problems with the file go to standard error. */
export async function runInstructions({ file }: InstructionsOptions, host: Host): Promise<ExitCode> {
  if (file === undefined) {
    host.out(contractInstructions());
    return exitCodes.clean;
  }
  const input = await readInput(host, file);
  const problems = 'why' in input ? [input.why] : input.parsed.problems.map(({ message }) => message);
  for (const problem of problems) host.err(`${shownName(file)}: ${problem}\n`);
  const draft = 'why' in input ? undefined : draftIn(input);
  if (!draft) {
    if (problems.length === 0) host.err(`${shownName(file)}: This is not a casefile, an assessment or a desk file.\n`);
    return exitCodes.trouble;
  }
  host.out(draftInstructions(draft, everyPart(draft)));
  return exitCodes.clean;
}

/** The options of `rules` and `explain`. */
export type RulesOptions =
  | { readonly command: 'rules'; readonly format: 'text' | 'json' }
  | { readonly command: 'explain'; readonly id: string; readonly format: 'text' | 'json' };

/** The facts about a rule by their names in the JSON, in the order of the text. */
function factsOf({ id, level, certainty, authority, docs, messages, invalid, valid }: ShownRule) {
  const titles = (shown: ShownRule['valid']): readonly string[] => shown.map(({ example }) => example.title);
  return {
    ...{ id, level, certainty },
    description: docs.description,
    why: docs.why,
    fix: docs.fix,
    authority: authority.kind,
    source: authorityQuoted(authority),
    messages: Object.values(messages),
    finds: titles(invalid),
    accepts: titles(valid),
  };
}

const labels: Readonly<Record<Exclude<keyof ReturnType<typeof factsOf>, 'id'>, string>> = {
  level: 'Level',
  certainty: 'Certainty',
  description: 'What it checks',
  why: 'Why',
  fix: 'How to fix it',
  authority: 'Authority',
  source: 'Source',
  messages: 'Messages',
  finds: 'Examples that it reports',
  accepts: 'Examples that it accepts',
};

function explanation(rule: ShownRule): string {
  const { id, ...facts } = factsOf(rule);
  const lines = Object.entries(facts).map(([name, value]) => {
    const label = labels[name as keyof typeof labels];
    if (typeof value === 'string') return `${label}: ${value}`;
    return value.length === 0 ? '' : [`${label}:`, ...value.map((each) => `  - ${each}`)].join('\n');
  });
  return [id, ...lines.filter((line) => line !== '')].map((line) => `${line}\n`).join('');
}

/** The number of characters to insert, delete or change to turn one text into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at += 1) {
      const changed = (row[at] ?? 0) + (letter === other[at] ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Returns the IDs that a mistyped one may mean: those that contain it or differ in a few characters, nearest first. */
function nearIds(id: string): readonly string[] {
  const query = id.toLowerCase();
  const measured = shownRules().map((rule) => {
    const [, name = rule.id] = rule.id.split('/');
    const least = Math.min(distance(query, rule.id), distance(query, name));
    return { id: rule.id, least: query.length > 2 && rule.id.includes(query) ? 0 : least };
  });
  const most = Math.max(2, Math.floor(query.length / 3));
  const near = measured.filter(({ least }) => least <= most).sort((a, b) => a.least - b.least);
  return near.slice(0, 5).map((each) => each.id);
}

function noSuchRule(id: string, host: Host): ExitCode {
  const near = nearIds(id).map((each) => `“${each}”`);
  const hint = near.length === 0 ? 'List the rules with: assessment-desk rules' : `Did you mean ${near.join(', ')}?`;
  host.err(`assessment-desk: Unknown rule “${id}”. ${hint}\n`);
  return exitCodes.trouble;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Lists the rules, or explains one. */
export function runRules(options: RulesOptions, host: Host): ExitCode {
  if (options.command === 'rules') {
    const rules = shownRules().map(({ id, level, docs }) => ({ id, level, description: docs.description }));
    const lines = rules.map(({ id, level, description }) => `${id.padEnd(36)} ${level.padEnd(9)} ${description}\n`);
    host.out(options.format === 'json' ? json({ format: 'assessment-desk.rules/v1', rules }) : lines.join(''));
    return exitCodes.clean;
  }
  const rule = shownRules().find(({ id }) => id === options.id);
  if (!rule) return noSuchRule(options.id, host);
  host.out(options.format === 'json' ? json(factsOf(rule)) : explanation(rule));
  return exitCodes.clean;
}
