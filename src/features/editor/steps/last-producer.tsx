/** On the Document page of a new draft: offers the producer that was last used on this device. */
import { useState } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';
import { useCanWrite, useDraft } from '../../../shared/context.tsx';
import { SmallButton } from '../../../ui/small-button.tsx';
import { useEdits } from '../place/hooks.ts';
import { storedProducer } from './remember-producer.tsx';
import { Bdi } from '../../../ui/bdi.tsx';
import classes from './last-producer.module.css';

const hasNoProducer = ({ producer }: JsonObject): boolean =>
  producer === undefined ||
  (typeof producer === 'object' && producer !== null && !Array.isArray(producer) && Object.keys(producer).length === 0);

/** The proposal. Nothing is filled in before the person takes it. */
export function LastProducer() {
  const edits = useEdits();
  const canWrite = useCanWrite();
  const isWanted = useDraft(({ workspace }) => workspace.startedHere === true && hasNoProducer(workspace.assessment));
  const [last] = useState(storedProducer);
  if (!isWanted || !last) return null;
  const { kind, name, version } = last;
  return (
    <p className={classes.proposal}>
      <span>
        Last producer on this device: <Bdi>{name}</Bdi>, version <Bdi>{version}</Bdi> ({kind})
      </span>
      <SmallButton
        disabled={!canWrite}
        label="Use last producer"
        onClick={() => edits.set('/producer', { kind, name, version }, { label: 'use last producer' })}
      >
        Use
      </SmallButton>
    </p>
  );
}
