/**
 * The fixes for ill-formed IDs: the ID or name that the draft or the casefile has, or the ID without wrong characters.
 */
import { nearestIdentifier } from '../../assessment/identifier.ts';
import { parsePointer, type Pointer } from '../../json/pointer.ts';
import type { RuleContext } from '../../rules/context.ts';
import type { Fix } from '../../rules/finding.ts';
import type { Fault } from '../sentences.ts';
import { set } from './set.ts';

const definitions: Readonly<Record<string, readonly ['power-basis' | 'intent', 'power_bases' | 'intent_hypotheses']>> =
  {
    power_basis_id: ['power-basis', 'power_bases'],
    hypothesis_id: ['intent', 'intent_hypotheses'],
  };

function knownClaim(value: string, context: RuleContext): string | undefined {
  // The claim itself is renamed with everything that refers to it.
  return context.claim(value) ? undefined : (context.similarClaimId(value) ?? undefined);
}

function use(id: string, path: Pointer): Fix {
  return set(`Use “${id}”`, path, id, 'use-known-id');
}

/** Returns the fixes for an ID with characters that are not allowed. */
export function identifierFixes(
  { value, path: field }: Fault,
  path: Pointer,
  context: RuleContext | undefined,
): readonly Fix[] {
  if (typeof value !== 'string' || !context) return [];
  const name = parsePointer(field).findLast((token) => !/^\d+$/.test(token)) ?? '';
  if (name === 'claim_id') {
    const known = knownClaim(value, context);
    return known === undefined ? [] : [use(known, path)];
  }
  const definition = definitions[name];
  const nearest = nearestIdentifier(value);
  if (definition) {
    if (nearest === '') return [];
    const [what, list] = definition;
    const to = context.freshId(list, nearest);
    return [{ title: `Rename to “${to}”`, edit: { type: 'rename', what, from: value, to }, kind: 'correct-id' }];
  }
  const known = context.similarActorId(value);
  if (known !== undefined) return [use(known, path)];
  return nearest === '' ? [] : [set(`Change to “${nearest}”`, path, nearest, 'correct-id')];
}
