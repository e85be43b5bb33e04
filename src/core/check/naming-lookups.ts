import type { Actor } from '../casefile/types.generated.ts';
import type { Naming } from '../passage/naming.ts';
import type { CitedClaim } from '../rules/context.ts';
import type { Cell } from './cell.ts';
import { LookupTable } from './lookup-table.ts';
import { rememberedNaming } from './memos.ts';

/** What the answers are made from. Who reads a claim is noted, so that news of it comes here as well. */
interface NamingSources {
  claim(claimId: string, reader: Cell | undefined): CitedClaim | undefined;
  actor(actorId: string): Actor | undefined;
}

/**
 * Whether claims name actors, as answers of their own: an entry depends on the answer and not on the actor, so that
 * typing in a name disturbs only the links that gain or lose it.
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
    return rememberedNaming(actual, names);
  }

  /** Answers again for these claims, which are other than they were. */
  refreshClaims(claimIds: readonly string[], onChanged: (reader: Cell) => void): void {
    for (const claimId of claimIds) this.#tables.get(claimId)?.refresh(onChanged);
  }

  /** Answers again for all claims: actors are other than they were. */
  refreshAll(onChanged: (reader: Cell) => void): void {
    for (const [claimId, table] of this.#tables) {
      table.refresh(onChanged);
      if (table.isEmpty) this.#tables.delete(claimId);
    }
  }
}
