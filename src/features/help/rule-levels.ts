import type { CanonEntry } from '../../core/canon/entry.ts';
import { ruleEntryId } from '../../core/canon/entry.ts';
import type { Level } from '../../core/rules/finding.ts';
import { rules } from '../../core/rules/index.generated.ts';

const levels: ReadonlyMap<string, Level> = new Map(rules.map(({ id, level }) => [ruleEntryId(id), level]));

/** How much a finding of a rule weighs; undefined for an entry that is no rule. What the schema forbids is an error. */
export function levelOf({ id, kind }: Pick<CanonEntry, 'id' | 'kind'>): Level | undefined {
  if (kind !== 'rule') return undefined;
  return levels.get(id) ?? (id.startsWith(ruleEntryId('schema/')) ? 'error' : undefined);
}
