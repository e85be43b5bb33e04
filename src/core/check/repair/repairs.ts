/** The fixes of a draft's findings that can be applied together, in groups of one kind each. */
import { fixKinds, type FixKind } from '../../rules/fix-kind.ts';
import type { Finding, Fix } from '../../rules/finding.ts';

/** One change that a person can choose, with the findings that it resolves. */
export interface Repair {
  /** The keys of its findings. They stay the same as long as nothing before them is added or removed. */
  readonly keys: readonly [string, ...string[]];
  readonly kind: FixKind;
  readonly fix: Fix;
  /** The findings with this fix, in the document's order. Several if they have the same edit. */
  readonly findings: readonly [Finding, ...Finding[]];
}

/** The repairs of one kind, in the document's order. */
export interface RepairGroup {
  readonly kind: FixKind;
  readonly repairs: readonly Repair[];
}

/** The fix of a finding that can be applied with others: its first one, if it has a kind. */
function repairOf(finding: Finding): (Fix & { readonly kind: FixKind }) | undefined {
  const [fix] = finding.fixes;
  return fix?.kind === undefined ? undefined : { ...fix, kind: fix.kind };
}

/** Returns a key for a finding's fix. It does not contain the edit, which can change when other repairs are applied. */
function keyOf({ ruleId, messageId, document, path }: Finding, kind: FixKind): string {
  return `${kind} ${ruleId} ${messageId} ${document} ${path}`;
}

/** Returns the repairs among findings, in their order. Findings whose fixes have the same edit share a repair. */
export function repairsOf(findings: readonly Finding[]): readonly Repair[] {
  const repairs = new Map<string, Repair>();
  for (const finding of findings) {
    const fix = repairOf(finding);
    if (!fix) continue;
    const edit = `${fix.kind} ${JSON.stringify(fix.edit)}`;
    const before = repairs.get(edit);
    repairs.set(
      edit,
      before
        ? {
            ...before,
            keys: [...before.keys, keyOf(finding, fix.kind)],
            findings: [...before.findings, finding],
          }
        : { keys: [keyOf(finding, fix.kind)], kind: fix.kind, fix, findings: [finding] },
    );
  }
  return [...repairs.values()];
}

const order = Object.keys(fixKinds) as readonly FixKind[];

/** Returns the repairs in groups of one kind, mechanical kinds first. */
export function repairGroups(findings: readonly Finding[]): readonly RepairGroup[] {
  const repairs = repairsOf(findings);
  return order
    .map((kind) => ({ kind, repairs: repairs.filter((repair) => repair.kind === kind) }))
    .filter((group) => group.repairs.length > 0);
}
