/** Which claims have a text that is not exactly at its place in a passage of the casefile. */
import { parsePointer } from '../../json/pointer.ts';
import type { Finding } from '../../rules/finding.ts';
import { fixKinds } from '../../rules/fix-kind.ts';

/** The rules that report such claims. They need a casefile. */
const rules: ReadonlySet<string> = new Set([
  'anchor/text-differs',
  'anchor/out-of-passage',
  'anchor/words-in-no-passage',
  'span/length',
  'span/order',
]);

/** The fields without which a claim has no place in a passage. */
const placeField = /^\/claims\/\d+\/(?:passage_id|span|span\/start|span\/end)$/;

function isAboutText({ ruleId, messageId, path }: Finding): boolean {
  if (rules.has(ruleId)) return true;
  if (ruleId === 'anchor/passage-not-loaded') return messageId === 'not-loaded' || messageId === 'not-in-evidence';
  return ruleId.startsWith('schema/') && placeField.test(path);
}

function claimIndex({ document, path }: Finding): number | undefined {
  const [list, index] = parsePointer(path);
  return document === 'assessment' && list === 'claims' && index !== undefined ? Number(index) : undefined;
}

/** Returns the indices of the claims whose text is not exactly at its place, in order. */
export function claimsToReview(findings: readonly Finding[]): readonly number[] {
  const indices = new Set<number>();
  for (const finding of findings) {
    const index = isAboutText(finding) ? claimIndex(finding) : undefined;
    if (index !== undefined) indices.add(index);
  }
  return [...indices].sort((one, other) => one - other);
}

/** Returns those of them that no mechanical fix repairs, so that a person must decide. */
export function claimsToDecide(findings: readonly Finding[]): readonly number[] {
  return claimsToReview(
    findings.filter(({ fixes: [fix] }) => fix?.kind === undefined || !fixKinds[fix.kind].mechanical),
  );
}
