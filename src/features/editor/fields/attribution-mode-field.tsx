/** The field for the attribution mode. Choosing “Publisher” also fills in the observation's publisher. */
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import type { JsonValue } from '../../../core/json/json.ts';
import { ownText, own } from '../../../core/json/own.ts';
import { parentOf, valueAt, type Pointer } from '../../../core/json/pointer.ts';
import { batch } from '../../../core/workspace/edits.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';
import { actorName } from '../../../shared/actor-name.ts';
import { useStores } from '../../../shared/context.tsx';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { usePlace } from '../place/place.tsx';
import { setEdit } from '../place/set-edit.ts';
import { ChoiceField } from './choice-field.tsx';
import type { EntryFieldProps } from './rjsf-field.tsx';
import { useField } from './use-field.ts';

/** Returns the publisher of the claim's observation if it is an actor of the casefile. */
function publisherOf({ assessment, casefile }: Workspace, claim: Pointer): string | undefined {
  const observationId = own(valueAt(assessment, claim), 'observation_id');
  const index = casefileIndex(casefile);
  const publisher =
    typeof observationId === 'number' ? index.observation(observationId)?.publisher_actor_id : undefined;
  return publisher && index.actor(publisher) ? publisher : undefined;
}

export function AttributionModeField(props: EntryFieldProps) {
  const { value, edits, title } = useField(props);
  const { base } = usePlace();
  const { desk } = useStores();
  const say = useAnnounce();
  const toast = useToast();
  const attribution = base + parentOf(props.field);
  const choose = (mode: string): void => {
    const workspace = desk.getState().draft?.workspace;
    if (mode === value || !workspace) return;
    const before = ownText(valueAt(workspace.assessment, attribution), 'actor_id');
    const publisher = publisherOf(workspace, base);
    const fills = mode === 'publisher' && !before?.trim() && publisher !== undefined;
    const done = edits.run(
      ({ assessment }) => {
        const set = (name: string, next: JsonValue) => setEdit(assessment, `${attribution}/${name}`, next);
        return batch([set('mode', mode), ...(fills ? [set('actor_id', publisher)] : [])]);
      },
      { label: `set ${title}` },
    );
    if (!done) return;
    if (fills) say(`Attributed actor: ${actorName(workspace.casefile, publisher)}, the publisher.`);
    else if (value === 'publisher' && before !== undefined && before === publisher && mode !== 'unresolved')
      toast({ text: `The attributed actor is still ${actorName(workspace.casefile, before)}, the publisher.` });
  };
  return <ChoiceField {...props} onChoose={choose} />;
}
