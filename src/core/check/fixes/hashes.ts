/** The fixes for ill-formed and missing fingerprints and passage IDs: prefix and case, or values from the casefile. */
import { parentOf, type Pointer } from '../../json/pointer.ts';
import type { ExactMatch, RuleContext } from '../../rules/context.ts';
import type { Fix } from '../../rules/finding.ts';
import { moveToPassageFixes } from '../../rules/reanchor-fixes.ts';
import { viewClaim } from '../../assessment/view.ts';
import type { JsonValue } from '../../json/json.ts';
import type { Fault } from '../sentences.ts';
import { set } from './set.ts';

/** A shorter text (UTF-16 units) can be in only one passage by chance. */
const shortestClear = 20;

/**
 * Returns the 64 lower-case hexadecimal digits in a text, without a prefix, spaces and separators; undefined if it has
 * others.
 */
export function digestIn(text: string): string | undefined {
  const digits = text
    .trim()
    .replace(/^(?:urn:)?sha-?256[:=\s-]*/i, '')
    .replace(/^0x/i, '')
    .replaceAll(/[\s:-]/g, '')
    .toLowerCase();
  return /^[0-9a-f]{64}$/.test(digits) ? digits : undefined;
}

/** Returns the fixes for an ill-formed or missing fingerprint: the same digits in the right form, or the casefile's. */
export function fingerprintFixes({ value }: Fault, path: Pointer, context: RuleContext | undefined): readonly Fix[] {
  const ofCasefile = context?.fingerprint();
  const digest = typeof value === 'string' ? digestIn(value) : undefined;
  if (digest !== undefined) return [set('Write the fingerprint as 64 lower-case digits', path, digest, 'correct-hash')];
  if (ofCasefile === undefined) return [];
  return [
    {
      ...set('Use the casefile’s fingerprint', path, ofCasefile, 'use-casefile'),
      preview: { ...(typeof value === 'string' ? {} : { before: '' }), after: ofCasefile },
    },
  ];
}

/**
 * Returns the fixes for an ill-formed or missing passage ID: the same digits in the right form, or the passages that
 * contain the claim's text. `claim` is the whole claim.
 */
export function passageIdFixes(
  { value }: Fault,
  path: Pointer,
  claim: JsonValue,
  context: RuleContext | undefined,
): readonly Fix[] {
  const digest = typeof value === 'string' ? digestIn(value) : undefined;
  if (digest !== undefined)
    return [set('Write the passage ID in the right form', path, `sha256:${digest}`, 'correct-hash')];
  const view = viewClaim(claim);
  const { actual } = view;
  if (!context || actual === undefined || actual === '') return [];
  const places: readonly ExactMatch[] = context.matchesElsewhere('', actual);
  const base = parentOf(path).slice('/assessment'.length);
  const fixes = moveToPassageFixes(view, places, context, base);
  const isClear = fixes.length === 1 && actual.length >= shortestClear;
  return isClear ? fixes.map((fix) => ({ ...fix, kind: 'find-passage' as const })) : fixes;
}
