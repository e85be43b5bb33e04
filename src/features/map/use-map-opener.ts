/** Opens the parts of a map at the desk. */
import { useDraft, useStores } from '../../shared/context.tsx';
import type { MapNode, MapPath, MapRibbon, MapThing } from '../../core/pictures/map/map-model.ts';

/** Opens what a part of a map shows. */
export interface MapOpener {
  readonly node: (node: MapNode) => void;
  /** Opens the first link of a ribbon to an entry, and the box at the end of any other ribbon. */
  readonly ribbon: (ribbon: MapRibbon, to: MapNode) => void;
  /** Opens the link of a row of the table, or the last part of its path if it has no link. */
  readonly path: (path: MapPath) => void;
}

export function useMapOpener(): MapOpener {
  const { navigation, view } = useStores();
  const casefile = useDraft(({ workspace }) => workspace.casefile);

  function toPassage(observation: number | undefined, passageId: string | undefined): void {
    const index = casefile?.observations.findIndex(({ observation_id: id }) => id === observation) ?? -1;
    const hasPassage = casefile?.observations[index]?.passages.some(({ passage_id: id }) => id === passageId) === true;
    const field = index < 0 ? '' : `/observations/${String(index)}/title`;
    navigation.goTo({ to: 'desk', selection: { section: 'casefile' }, field });
    if (passageId === undefined || !hasPassage) return;
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
