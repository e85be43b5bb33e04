/** On the Document page of a new draft: offers the producer that was last used on this device. */
import { useState, type ReactNode } from 'react';
import { viewAssessment } from '../../../core/assessment/view.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { useCanWrite, useDraft, useStores } from '../../../shared/context.tsx';
import { storePreference, storedPreference } from '../../../ui/preferences.ts';
import { SmallButton } from '../../../ui/small-button.tsx';
import { useEdits } from '../place/hooks.ts';
import classes from './last-producer.module.css';

interface Producer {
  readonly kind: string;
  readonly name: string;
  readonly version: string;
}

const key = 'producer';

const isProducer = (value: unknown): value is Producer =>
  typeof value === 'object' &&
  value !== null &&
  ['kind', 'name', 'version'].every((name) => {
    const text = (value as Readonly<Record<string, unknown>>)[name];
    return typeof text === 'string' && text !== '';
  });

/** Remembers the producer of a draft started here when a field loses the focus. A file's producer is someone else. */
export function RememberProducer({ children }: { readonly children: ReactNode }) {
  const { desk } = useStores();
  const remember = (): void => {
    const { workspace } = desk.getState().draft ?? {};
    const producer = workspace?.startedHere && viewAssessment(workspace.assessment).producer;
    if (!isProducer(producer)) return;
    const { kind, name, version } = producer;
    storePreference(key, { kind, name, version });
  };
  return <div onBlur={remember}>{children}</div>;
}

const hasNoProducer = ({ producer }: JsonObject): boolean =>
  producer === undefined ||
  (typeof producer === 'object' && producer !== null && !Array.isArray(producer) && Object.keys(producer).length === 0);

/** The proposal. Nothing is filled in before the person takes it. */
export function LastProducer() {
  const edits = useEdits();
  const canWrite = useCanWrite();
  const isWanted = useDraft(({ workspace }) => workspace.startedHere === true && hasNoProducer(workspace.assessment));
  const [last] = useState(() => storedPreference(key, isProducer));
  if (!isWanted || !last) return null;
  const { kind, name, version } = last;
  return (
    <p className={classes.proposal}>
      <span>
        Last producer on this device: <bdi>{name}</bdi>, version <bdi>{version}</bdi> ({kind})
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
