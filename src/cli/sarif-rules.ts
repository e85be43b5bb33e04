import { originOfReasons, reasonsAlone } from '../core/canon/sections.ts';
import { rules } from '../core/rules/index.generated.ts';
import type { Level } from '../core/rules/finding.ts';

/** What SARIF calls our levels (SARIF 2.1.0, 3.27.10). */
export const sarifLevels: Readonly<Record<Level, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  violation: 'warning',
  notice: 'note',
};

/** A rule as SARIF describes it (3.49). */
export interface SarifRule {
  readonly id: string;
  readonly shortDescription: { readonly text: string };
  readonly fullDescription?: { readonly text: string };
  readonly help: { readonly text: string; readonly markdown?: string };
  readonly defaultConfiguration: { readonly level: 'error' | 'warning' | 'note' };
  readonly properties: Readonly<Record<string, string>>;
}

function semanticRule({ id, level, certainty, docs }: (typeof rules)[number]): SarifRule {
  const why = reasonsAlone(docs.why);
  const { source } = originOfReasons(docs.why);
  return {
    id,
    shortDescription: { text: docs.description },
    fullDescription: { text: why },
    help: {
      text: `${docs.description}\n\n${why}\n\n${docs.fix}\n\n${source}`,
      markdown: `${docs.description}\n\n**Why:** ${why}\n\n**What to do:** ${docs.fix}\n\n**Source:** ${source}`,
    },
    defaultConfiguration: { level: sarifLevels[level] },
    properties: { level, certainty, source },
  };
}

/** The rules that are no file of their own: the schema's keywords, the reader's codes, and a rule that broke. */
function otherRule(id: string, level: Level, certainty: string): SarifRule {
  const [family, name = ''] = id.split('/');
  const texts: Readonly<Record<string, string>> = {
    schema: `A constraint of the format’s JSON Schema (keyword “${name}”) is not kept.`,
    file: `The file, or a part of it, cannot be taken as it is (${name}).`,
  };
  const text = texts[family ?? ''] ?? 'The checker could not finish a check.';
  return {
    id,
    shortDescription: { text },
    help: { text: `${text} Each result says what to do.` },
    defaultConfiguration: { level: sarifLevels[level] },
    properties: { level, certainty },
  };
}

/** A result's rule, level and certainty, as far as the rule's description needs them. */
export interface RuleUse {
  readonly id: string;
  readonly level: Level;
  readonly certainty: string;
}

/** Every semantic rule, and those of the others that results use, in a fixed order. */
export function sarifRules(used: readonly RuleUse[]): readonly SarifRule[] {
  const known = new Set(rules.map(({ id }) => id));
  const others = new Map<string, RuleUse>();
  for (const use of used) if (!known.has(use.id) && !others.has(use.id)) others.set(use.id, use);
  const sorted = [...others.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  return [...rules.map(semanticRule), ...sorted.map(({ id, level, certainty }) => otherRule(id, level, certainty))];
}
