/**
 * Remembers across reloads which draft this tab was writing. `sessionStorage` belongs to the tab. Nothing here throws.
 */
function writingNote(place: () => Storage = () => sessionStorage, key = 'assessment-desk.writing') {
  return {
    read(): string | null {
      try {
        return place().getItem(key);
      } catch {
        return null;
      }
    },
    write(draft: string | null): void {
      try {
        if (draft === null) place().removeItem(key);
        else place().setItem(key, draft);
      } catch {
        // Without it, the tab requests the lock like any other.
      }
    },
  };
}

/** Returns the real page for `createTabs`. */
export function browserPage() {
  return {
    isVisible: () => document.visibilityState === 'visible',
    onVisibility(listener: () => void): () => void {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    onPutAway(onAway: () => void, back: () => void): void {
      // Only a page in the back/forward cache leaves by itself. The browser releases the locks of a closed page.
      window.addEventListener('pagehide', ({ persisted }) => persisted && onAway());
      window.addEventListener('pageshow', ({ persisted }) => persisted && back());
    },
    writing: writingNote(),
    settleFields(): void {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && activeElement !== document.body) activeElement.blur();
    },
  };
}
