/** The list of the items in one mark of the timeline. Each opens at the desk. */
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { dateInWords, publicationLabel, relationWords } from '../../core/pictures/timeline-layout.ts';
import { ObservationText } from '../../shared/observation-text.tsx';
import { EffectMark } from '../../ui/effect-mark.tsx';
import { IconButton } from '../../ui/small-button.tsx';
import type { TimelineTarget } from './use-timeline-actions.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './timeline.module.css';
import { counted } from '../../core/json/words.ts';

interface TimelineMembersProps {
  readonly name: string;
  readonly targets: readonly TimelineTarget[];
  readonly onOpen: (target: TimelineTarget) => void;
  /** Called to close the list; the mark takes the focus. */
  readonly onClose: () => void;
}

/** The maximum number of items that are listed; the table contains all. */
const maxListed = 200;

export function TimelineMembers({ name, targets, onOpen, onClose }: TimelineMembersProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('li button')?.focus(), [name]);
  return (
    // Esc closes the list from any of its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={root}
      aria-label={name}
      className={classes.members}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <h3>{name}</h3>
        <IconButton label="Close list" onClick={onClose}>
          <IconX size={16} />
        </IconButton>
      </header>
      <ul>
        {targets.slice(0, maxListed).map((target, at) => (
          <li key={at}>
            <button type="button" className={classes.link} onClick={() => onOpen(target)}>
              <Words target={target} />
            </button>
          </li>
        ))}
      </ul>
      {targets.length > maxListed ? <p>{counted(targets.length - maxListed, 'more', 'more')} in the table</p> : null}
    </section>
  );
}

function Words({ target }: { readonly target: TimelineTarget }) {
  if (target.kind === 'entry') return <Bdi>{target.entry.name}</Bdi>;
  if (target.kind === 'publication')
    return (
      <>
        <Bdi>
          <ObservationText number={target.publication.number} text={publicationLabel(target.publication)} />
        </Bdi>
        , {dateInWords(target.publication)}
      </>
    );
  const { evidence, entry } = target;
  const { claimId, effect, publication, relation } = evidence;
  return (
    <>
      <Bdi>{claimId}</Bdi> <EffectMark effect={effect} bare /> <Bdi>{entry.name}</Bdi>
      {publication ? `, published ${dateInWords(publication)}, ${relationWords[relation]}` : null}
    </>
  );
}
