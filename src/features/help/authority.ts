import type { CanonEntry } from '../../core/canon/entry.ts';

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Who says what an entry says, in a sentence: the contract with its section, or this application alone. */
export function authorityOf({ authority, source }: Pick<CanonEntry, 'authority' | 'source'>): string {
  return authority === 'contract'
    ? `The contract says so: ${lowered(source)}`
    : 'This application’s convention, not part of the contract';
}
