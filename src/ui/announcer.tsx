/** Announcements to screen readers: the announcer, its live region and its hook. */
import { showDirections } from '../core/text/directions.ts';
import { VisuallyHidden } from '@mantine/core';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';

/** Announces messages to screen readers, politely and one at a time. Also works outside React. */
export interface Announcer {
  /** The words can contain elements with languages of their own. */
  say(text: ReactNode): void;
  current(): Announcement;
  subscribe(listener: () => void): () => void;
}

interface Announcement {
  readonly text: ReactNode;
  /** Increases with each announcement, so that the same text can be announced twice. */
  readonly serial: number;
}

export function createAnnouncer(): Announcer {
  let announcement: Announcement = { text: '', serial: 0 };
  const listeners = new Set<() => void>();
  return {
    say(text) {
      announcement = { text: typeof text === 'string' ? showDirections(text) : text, serial: announcement.serial + 1 };
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

/** Returns a function that announces a sentence to screen readers. */
export function useAnnounce(): Announcer['say'] {
  const announcer = use(AnnouncerContext);
  if (!announcer) throw new Error('This component is outside the AnnouncerProvider.');
  return announcer.say;
}
