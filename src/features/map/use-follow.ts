/** Leads from the parts of a map to the desk. */
import { useDraft, useStores } from '../../shared/context.tsx';
import type { MapNode, MapPath, MapRibbon, MapThing } from '../../core/pictures/map/map-model.ts';

/** The ways from a map to the desk. */
export interface FollowMap {
  readonly node: (node: MapNode) => void;
  /** Goes to the link that a ribbon draws, or to where the ribbon ends. Of several links, to the first. */
  readonly ribbon: (ribbon: MapRibbon, to: MapNode) => void;
  /** Goes to the link of a row of the table, or to the last part of its path. */
  readonly path: (path: MapPath) => void;
}

export function useFollow(): FollowMap {
  const { navigation, view } = useStores();
  const casefile = useDraft(({ workspace }) => workspace.casefile);

  function toPassage(observation: number | undefined, passageId: string | undefined): void {
    const index = casefile?.observations.findIndex(({ observation_id: id }) => id === observation) ?? -1;
    const known = casefile?.observations[index]?.passages.some(({ passage_id: id }) => id === passageId) === true;
    const field = index < 0 ? '' : `/observations/${String(index)}/title`;
    navigation.goTo({ to: 'desk', selection: { section: 'casefile' }, field });
    if (passageId === undefined || !known) return;
    view.actions.showPassage(passageId, observation ?? null);
    view.actions.leadToPassage();
  }

  function toPublisher(publisher: string | null | undefined): void {
    const index = casefile?.actors.findIndex(({ actor_id: id }) => id === publisher) ?? -1;
    const field = index < 0 ? '' : `/actors/${String(index)}/names`;
    navigation.goTo({ to: 'desk', selection: { section: 'casefile' }, field });
  }

  function toThing(thing: MapThing): void {
    switch (thing.kind) {
      case 'publisher':
        return toPublisher(thing.publisher);
      case 'passage':
        return toPassage(thing.observation, thing.passageId);
      case 'claim':
        return navigation.goTo({ to: 'desk', selection: { section: 'claims', index: thing.claim.index } });
      case 'entry':
        return navigation.goTo({ to: 'desk', selection: { section: thing.entry.list, index: thing.entry.index } });
      default:
        return navigation.goTo({ to: 'desk', selection: { section: 'claims' } });
    }
  }

  function toPath({ link, claim, observation, passageId }: MapPath): void {
    if (!link) return claim ? toThing({ kind: 'claim', claim }) : toPassage(observation, passageId);
    const selection = { section: link.entry.list, index: link.entry.index };
    return navigation.goTo({ to: 'desk', selection, field: `/evidence/${String(link.index)}` });
  }

  return {
    node: ({ thing }) => toThing(thing),
    ribbon({ paths: [first] }, to) {
      if (first?.link && to.thing.kind === 'entry') toPath(first);
      else toThing(to.thing);
    },
    path: toPath,
  };
}
