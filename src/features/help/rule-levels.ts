/** Finds the level of the findings of a rule that has a help entry. */
import type { CanonEntry } from '../../core/canon/entry.ts';
import { ruleEntryId } from '../../core/canon/entry.ts';
import type { Level } from '../../core/rules/finding.ts';
import { rules } from '../../core/rules/index.generated.ts';

const levels: ReadonlyMap<string, Level> = new Map(rules.map(({ id, level }) => [ruleEntryId(id), level]));

/** Returns the level of a rule's findings; undefined for an entry that is not a rule. Schema violations are errors. */
export function levelOf({ id, kind }: Pick<CanonEntry, 'id' | 'kind'>): Level | undefined {
  if (kind !== 'rule') return undefined;
  return levels.get(id) ?? (id.startsWith(ruleEntryId('schema/')) ? 'error' : undefined);
}
