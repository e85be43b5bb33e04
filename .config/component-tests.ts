/**
 * For tests of components: each begins with an empty page, the document has what components need, React reports updates
 * that a test did not wait for, and waiting for a component may take long on a busy machine.
 */
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// The document has no layout, so no text has a place, and no fonts.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const { asyncWrapper } = getConfig();

/** Lets React run pending effects. On a busy machine, they can run after the element that a test waits for is shown. */
async function effects(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
}

configure({
  asyncUtilTimeout: 30_000,
  async asyncWrapper(wait) {
    const result = await asyncWrapper(wait);
    await effects();
    return result;
  },
});
afterEach(() => {
  cleanup();
  // Ends a hold of keys (`type-ahead.tsx`), which would take those of the next test for up to a second, and a press,
  // for whose end the next test would wait (`pointer-press.ts`).
  for (const type of ['pointerdown', 'pointerup']) window.dispatchEvent(new Event(type));
  // A test may have added elements itself.
  document.body.replaceChildren();
});

// The next file of the process has the same window.
afterAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
