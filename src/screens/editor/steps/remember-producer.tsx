/** Remembers the producer that was last used on this device, for the next new draft. */
import type { ReactNode } from 'react';
import { viewAssessment } from '../../../core/assessment/view.ts';
import { useStores } from '../../../shared/context.tsx';
import { storePreference, storedPreference } from '../../../ui/preferences.ts';

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

/** Returns the producer that was last used; undefined for none. */
export function storedProducer(): Producer | undefined {
  return storedPreference(key, isProducer);
}
