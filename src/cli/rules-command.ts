import { authorityQuoted } from '../core/authority/quoted.ts';
import { shownRules, type ShownRule } from '../core/canon/rules-shown.ts';
import { exitCodes, type ExitCode, type Host } from './host.ts';

/** `rules` and `explain`, as the command line asks for them. */
export type RulesOptions =
  | { readonly command: 'rules'; readonly format: 'text' | 'json' }
  | { readonly command: 'explain'; readonly id: string; readonly format: 'text' | 'json' };

/** What there is to say of a rule, by the names that the JSON has for it, in the order of the text. */
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
  authority: 'Whose word it is',
  source: 'Source',
  messages: 'What it says',
  finds: 'Examples of what it finds',
  accepts: 'Examples of what it accepts',
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

/** How many characters have to be put in, taken out or changed to make one text of the other. */
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

/** The ids that a mistaken one may have meant: those that contain it or are few changes away, nearest first. */
export function nearIds(id: string): readonly string[] {
  const wanted = id.toLowerCase();
  const measured = shownRules().map((rule) => {
    const [, name = rule.id] = rule.id.split('/');
    const least = Math.min(distance(wanted, rule.id), distance(wanted, name));
    return { id: rule.id, least: wanted.length > 2 && rule.id.includes(wanted) ? 0 : least };
  });
  const most = Math.max(2, Math.floor(wanted.length / 3));
  const near = measured.filter(({ least }) => least <= most).sort((a, b) => a.least - b.least);
  return near.slice(0, 5).map((each) => each.id);
}

function noSuchRule(id: string, host: Host): ExitCode {
  const near = nearIds(id).map((each) => `“${each}”`);
  const meant = near.length === 0 ? 'List them with: assessment-desk rules' : `Did you mean ${near.join(', ')}?`;
  host.err(`assessment-desk: There is no rule “${id}”. ${meant}\n`);
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
