/** What this tab wrote to, over a reload: `sessionStorage` is the tab's own. Nothing here throws. */
export function writingNote(place: () => Storage = () => sessionStorage, key = 'assessment-desk.writing') {
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
        // Without it the tab asks for its place like any other.
      }
    },
  };
}

/** The page itself, for `createTabs`. */
export function browserPage() {
  return {
    isVisible: () => document.visibilityState === 'visible',
    onVisibility(listener: () => void): () => void {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    onPutAway(away: () => void, back: () => void): void {
      // Only a page that may come back gives its place up by itself: the browser takes it from one that is gone.
      window.addEventListener('pagehide', ({ persisted }) => persisted && away());
      window.addEventListener('pageshow', ({ persisted }) => persisted && back());
    },
    writing: writingNote(),
    settleFields(): void {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && activeElement !== document.body) activeElement.blur();
    },
  };
}
