/** Adds the identities of a STIX bundle to the open draft as actors, with all sentences about the result. */
import { hasStixReport, stixIdentities } from '../../core/casefile/stix-identities.ts';
import { decodeUtf8 } from '../../core/files/decode.ts';
import { readBareJson } from '../../core/files/json-reader.ts';
import { counted } from '../../core/json/words.ts';
import type { DeskStore } from '../../store/desk-store.ts';
import type { OpenReport } from '../../store/file-commands.ts';
import type { Ask } from './ask.ts';
import { isIdentifier } from '../../core/assessment/identifier.ts';
import { asJson, emptyCasefile } from '../../core/casefile/create.ts';
import type { Actor } from '../../core/casefile/types.generated.ts';
import { actorIdFor, inCasefile } from '../../core/workspace/casefile-edits.ts';
import type { Edit, Workspace } from '../../core/workspace/workspace.ts';

// Creates the edit that adds several actors by their names.

/** The name of an actor to add. */
interface NewActor {
  readonly name: string;
  /** An ID, which is used if it is valid and no other actor has it. */
  readonly actorId: string | undefined;
}

/** Returns the actors with names that no actor of the casefile has, each name once. Names are compared exactly. */
function unknownActors<Given extends NewActor>({ casefile }: Workspace, actors: readonly Given[]): readonly Given[] {
  const names = new Set((casefile?.actors ?? []).flatMap((actor) => actor.names));
  return actors.filter(({ name }) => !names.has(name) && names.add(name));
}

/** Adds actors at the end. If no casefile is attached, an empty one is attached first. */
function addActors(workspace: Workspace, actors: readonly NewActor[]): Edit {
  const casefile = workspace.casefile ?? emptyCasefile(workspace.title);
  const all: Actor[] = [...casefile.actors];
  for (const { name, actorId } of actors) {
    const isFree =
      actorId !== undefined && isIdentifier(actorId) && !all.some(({ actor_id: used }) => used === actorId);
    const actor_id = isFree ? actorId : actorIdFor({ ...casefile, actors: all }, name);
    all.push({ actor_id, names: [name], publisher_hosts: [] });
  }
  const index = casefile.actors.length;
  return inCasefile(workspace, {
    type: 'insert',
    path: '/casefile/actors',
    index,
    values: all.slice(index).map(asJson),
  });
}

/** What became of a bundle. */
export interface AddedIdentities {
  /** Whether the bundle is a source, too: it has a report, or the reader of sources says what is wrong with it. */
  readonly isSource: boolean;
  /** The result for the person; undefined if there is nothing to say about identities. */
  readonly report?: OpenReport;
}

/** The maximum number of names that the question lists. */
const maxNames = 40;

/**
 * Asks the person whether to add the identities of a bundle that no actor has the name of, and adds them as one step.
 * Without an open draft, nothing is added.
 */
export async function addIdentities(
  desk: DeskStore,
  ask: Ask,
  file: File,
  into: 'draft' | 'library',
): Promise<AddedIdentities> {
  const { draft, access } = desk.getState();
  const decoded = decodeUtf8(new Uint8Array(await file.arrayBuffer()));
  const json = decoded.ok ? readBareJson(decoded.text) : undefined;
  if (!json?.ok || into === 'library' || !draft || draft.workspace.blind) return { isSource: true };
  const isSource = hasStixReport(json.value);
  const identities = stixIdentities(json.value);
  const actors = unknownActors(draft.workspace, identities);
  const fileName = file.name;
  const refusal = (message: string): AddedIdentities => {
    const summary = `Could not add the actors from “${fileName}”.`;
    return { isSource, report: { fileName, outcome: 'refused', summary, problems: [{ message }] } };
  };
  if (actors.length === 0) {
    // The reader of sources says that it has neither.
    if (isSource || identities.length === 0) return { isSource: true };
    const summary = `No actors were added from “${fileName}”. The casefile already has an actor for each identity in it.`;
    return { isSource, report: { fileName, outcome: 'attached', summary, problems: [] } };
  }
  const readOnly =
    'This draft is being edited in another tab. Add the actors there, or choose “Edit here instead” first.';
  if (access !== 'writing') return isSource ? { isSource } : refusal(readOnly);
  const what = counted(actors.length, 'actor');
  const shown = actors.slice(0, maxNames).map(({ name }) => name);
  const more = actors.length - shown.length;
  const wanted = await ask({
    title: `Add ${what} from “${fileName}”?`,
    body: [
      'The identities in this bundle that are not in the casefile yet are added as actors. You can undo this.',
      `${shown.join('; ')}${more > 0 ? `; and ${String(more)} more` : ''}`,
    ],
    yes: `Add ${what}`,
  });
  if (!wanted) {
    return { isSource, report: { fileName, outcome: 'refused', summary: 'No actors were added.', problems: [] } };
  }
  const now = desk.getState();
  if (now.draft?.id !== draft.id) return refusal('The draft was closed. Open it, then add the file again.');
  if (now.access !== 'writing') return refusal(readOnly);
  const edit = addActors(now.draft.workspace, unknownActors(now.draft.workspace, identities));
  const result = desk.actions.dispatch(edit, { label: 'add actors' });
  if (result.kind === 'refused') return refusal(result.message);
  const summary = `${what} added from “${fileName}”. You can undo this.`;
  return { isSource, report: { fileName, outcome: 'attached', summary, problems: [] } };
}
