/** At the top of the passage panel: selects the passage by its observation. */
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import { languageOfObservationTitle } from '../../core/casefile/lookup.ts';
import type { Casefile, Observation } from '../../core/casefile/types.generated.ts';
import { useViewActions } from '../../shared/context.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { LongSelect } from '../../ui/long-select.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import { passagePlaces, type PassagePlace } from './passage-places.ts';
import parts from '../../ui/parts.module.css';
import classes from './passage-picker.module.css';

interface PassagePickerProps {
  readonly casefile: Casefile;
  /** The shown passage; null if the requested passage is not in the casefile. */
  readonly shown: { readonly passageId: string; readonly observation: Observation } | null;
}

export function PassagePicker({ casefile, shown }: PassagePickerProps) {
  const { showPassage } = useViewActions();
  const places = useMemo(() => passagePlaces(casefile), [casefile]);
  const titles = useMemo(() => places.map(({ title }) => title), [places]);
  const languages = useMemo(() => places.map(({ observation }) => languageOfObservationTitle(observation)), [places]);
  const current = shown
    ? places.findIndex(
        ({ passageId, observation }) => passageId === shown.passageId && observation === shown.observation,
      )
    : -1;
  const say = useAnnounce();
  const go = (place: PassagePlace | undefined): void => {
    if (place) showPassage(place.passageId, place.observation.observation_id);
  };
  const step = (to: number): void => {
    go(places[to]);
    say(`${titles[to] ?? ''}, ${String(to + 1)} of ${String(places.length)} passages.`);
  };
  return (
    <div className={classes.picker}>
      <ToolButton bordered label="Previous passage" disabled={current <= 0} onClick={() => step(current - 1)}>
        <IconChevronLeft size={16} aria-hidden className={parts.mirrored} />
      </ToolButton>
      <LongSelect
        className={classes.select}
        label="Passage shown"
        items={titles}
        languages={languages}
        noun="passages"
        chosen={current}
        none="Choose a passage…"
        onChoose={(index) => go(places[index])}
      />
      <ToolButton
        bordered
        label="Next passage"
        disabled={current >= places.length - 1}
        onClick={() => step(current < 0 ? 0 : current + 1)}
      >
        <IconChevronRight size={16} aria-hidden className={parts.mirrored} />
      </ToolButton>
    </div>
  );
}
