/** The rules in SARIF reports: their descriptions, and the SARIF names of our levels. */
import { convention, authoritySource } from '../core/authority/authority.ts';
import { authorityQuoted } from '../core/authority/quote-authority.ts';
import { schemaRules } from '../core/canon/schema-rules.ts';
import { rules } from '../core/rules/index.generated.ts';
import type { Certainty, Level } from '../core/rules/finding.ts';

/** The SARIF names of our levels (SARIF 2.1.0, 3.27.10). */
const sarifLevels: Readonly<Record<Level, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  violation: 'warning',
  notice: 'note',
};

/**
 * Returns the `kind` and `level` of a result (3.27.9 and 3.27.10). A result that cannot be checked is `open` and has no
 * SARIF level; our own level is in the property bag.
 */
export function kindAndLevelOf(level: Level, certainty: Certainty) {
  if (certainty === 'unchecked') return { kind: 'open', level: 'none' } as const;
  return { kind: 'fail', level: sarifLevels[level] } as const;
}

/** A rule as SARIF describes it (3.49). */
export interface SarifRule {
  readonly id: string;
  readonly shortDescription: { readonly text: string };
  readonly fullDescription?: { readonly text: string };
  readonly help: { readonly text: string; readonly markdown?: string };
  readonly defaultConfiguration: { readonly level: 'error' | 'warning' | 'note' | 'none' };
  readonly properties: Readonly<Record<string, string>>;
}

function semanticRule({ id, level, certainty, authority, docs }: (typeof rules)[number]): SarifRule {
  const { why } = docs;
  const source = authoritySource(authority);
  const words = authorityQuoted(authority);
  return {
    id,
    shortDescription: { text: docs.description },
    fullDescription: { text: why },
    help: {
      text: `${docs.description}\n\n${why}\n\n${docs.fix}\n\n${words}`,
      markdown: `${docs.description}\n\n**Why:** ${why}\n\n**What to do:** ${docs.fix}\n\n**Authority:** ${words}`,
    },
    defaultConfiguration: { level: kindAndLevelOf(level, certainty).level },
    properties: { level, certainty, authority: authority.kind, source },
  };
}

const keywordAuthorities = new Map(schemaRules.map(({ keyword, authority }) => [`schema/${keyword}`, authority]));

/** Describes a rule without its own file: a schema keyword, a code of the reader, or a rule that failed to run. */
function otherRule(id: string, level: Level, certainty: Certainty): SarifRule {
  const [family, name = ''] = id.split('/');
  const authority = keywordAuthorities.get(id) ?? convention();
  const texts: Readonly<Record<string, string>> = {
    schema: `The JSON Schema constraint “${name}” is violated.`,
    file: `The file, or part of it, could not be read (${name}).`,
  };
  const text = texts[family ?? ''] ?? 'The checker could not finish a check.';
  return {
    id,
    shortDescription: { text },
    help: { text: `${text} Each result says what to do.` },
    defaultConfiguration: { level: kindAndLevelOf(level, certainty).level },
    properties: { level, certainty, authority: authority.kind, source: authoritySource(authority) },
  };
}

/** The rule, level and certainty of a result, which describe the rule. */
export interface RuleUse {
  readonly id: string;
  readonly level: Level;
  readonly certainty: Certainty;
}

/** Returns every semantic rule, followed by the other rules that results use, in a fixed order. */
export function sarifRules(used: readonly RuleUse[]): readonly SarifRule[] {
  const semantic = new Set(rules.map(({ id }) => id));
  const others = new Map<string, RuleUse>();
  for (const use of used) if (!semantic.has(use.id) && !others.has(use.id)) others.set(use.id, use);
  const sorted = [...others.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  return [...rules.map(semanticRule), ...sorted.map(({ id, level, certainty }) => otherRule(id, level, certainty))];
}
