/** Reads the identities of a STIX 2.1 bundle (OASIS STIX 2.1, section 4.5) as names of actors. */
import type { JsonValue } from '../json/json.ts';
import { ownList, ownText } from '../json/own.ts';

/** A person, organisation or other identity in a STIX bundle. */
export interface StixIdentity {
  /** Its ID in the bundle. */
  readonly id: string;
  readonly name: string;
  /** The ID that it had as an actor, if the bundle was exported by Assessment Desk. */
  readonly actorId: string | undefined;
}

/** The source name of the external reference with the ID of an actor. */
export const actorSourceName = 'casefile actor';

/** Returns the identities with an ID and a name, in their order. */
export function stixIdentities(bundle: JsonValue): readonly StixIdentity[] {
  return ownList(bundle, 'objects').flatMap((object) => {
    const id = ownText(object, 'id');
    const name = ownText(object, 'name')?.trim() ?? '';
    if (ownText(object, 'type') !== 'identity' || id === undefined || name === '') return [];
    const own = ownList(object, 'external_references').find((one) => ownText(one, 'source_name') === actorSourceName);
    return [{ id, name, actorId: ownText(own, 'external_id') }];
  });
}

/** Whether a bundle has a report, which can be a source. */
export function hasStixReport(bundle: JsonValue): boolean {
  return ownList(bundle, 'objects').some((object) => ownText(object, 'type') === 'report');
}
