import { VisuallyHidden } from '@mantine/core';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';

/** Says things to people who use a screen reader, politely and one at a time. Works outside of React too. */
export interface Announcer {
  say(text: string): void;
  current(): Announcement;
  subscribe(listener: () => void): () => void;
}

interface Announcement {
  readonly text: string;
  /** Grows with each announcement, so that the same words can be said twice. */
  readonly serial: number;
}

export function createAnnouncer(): Announcer {
  let announcement: Announcement = { text: '', serial: 0 };
  const listeners = new Set<() => void>();
  return {
    say(text) {
      announcement = { text, serial: announcement.serial + 1 };
      listeners.forEach((listener) => listener());
    },
    current: () => announcement,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const AnnouncerContext = createContext<Announcer | null>(null);

export function AnnouncerProvider({
  announcer,
  children,
}: {
  readonly announcer: Announcer;
  readonly children: ReactNode;
}) {
  const { text, serial } = useSyncExternalStore(announcer.subscribe, announcer.current);
  return (
    <AnnouncerContext value={announcer}>
      {children}
      <VisuallyHidden role="status" aria-live="polite">
        <span key={serial}>{text}</span>
      </VisuallyHidden>
    </AnnouncerContext>
  );
}

/** Says a sentence to people who use a screen reader. */
export function useAnnounce(): Announcer['say'] {
  const announcer = use(AnnouncerContext);
  if (!announcer) throw new Error('This component stands outside the AnnouncerProvider.');
  return announcer.say;
}
