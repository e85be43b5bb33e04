/** Answers for rules whether a claim names an actor, refreshed by claim or for all claims. */
import type { Actor } from '../casefile/types.generated.ts';
import type { Naming } from '../passage/naming.ts';
import type { CitedClaim } from '../rules/context.ts';
import type { Cell } from './cell.ts';
import { LookupTable } from './lookup-table.ts';
import { cachedNaming } from './memos.ts';

/**
 * The sources of the look-ups. The readers of a claim are recorded, so that changes of the claim reach this class too.
 */
interface NamingSources {
  claim(claimId: string, reader: Cell | undefined): CitedClaim | undefined;
  actor(actorId: string): Actor | undefined;
  /** The longer names of other actors that contain one of an actor's names. */
  longerNames(names: readonly string[]): readonly string[];
}

/**
 * Look-ups of whether claims name actors. An entry depends on the result and not on the actor, so that typing in a name
 * only affects the links that gain or lose it.
 */
export class NamingLookups {
  readonly #tables = new Map<string, LookupTable<string, Naming | undefined>>();
  readonly #sources: NamingSources;

  constructor(sources: NamingSources) {
    this.#sources = sources;
  }

  ask(claimId: string, actorId: string, reader: Cell | undefined): Naming | undefined {
    this.#sources.claim(claimId, reader);
    let table = this.#tables.get(claimId);
    if (!table) {
      table = new LookupTable((actor) => this.#answer(claimId, actor));
      this.#tables.set(claimId, table);
    }
    return table.ask(actorId, reader);
  }

  #answer(claimId: string, actorId: string): Naming | undefined {
    const actual = this.#sources.claim(claimId, undefined)?.actual;
    const names = this.#sources.actor(actorId)?.names;
    if (!actual || !names?.some((name) => name.trim() !== '')) return undefined;
    return cachedNaming(actual, names, this.#sources.longerNames(names));
  }

  /** Refreshes these claims after they changed. */
  refreshClaims(claimIds: readonly string[], onChanged: (reader: Cell) => void): void {
    for (const claimId of claimIds) this.#tables.get(claimId)?.refresh(onChanged);
  }

  /** Refreshes all claims after actors changed. */
  refreshAll(onChanged: (reader: Cell) => void): void {
    for (const [claimId, table] of this.#tables) {
      table.refresh(onChanged);
      if (table.isEmpty) this.#tables.delete(claimId);
    }
  }
}
