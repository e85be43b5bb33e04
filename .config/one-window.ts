/**
 * The environment of component tests: happy-dom, with one window for all files of a process, because making a window
 * takes longer than most files. `component-tests.ts` empties the document after each test.
 */
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];

const environment: Environment = {
  ...happyDom,
  name: 'one-window',
  async setup(global: typeof globalThis, options) {
    if (!('happyDOM' in global)) await happyDom.setup(global, options);
    // The next file of the process uses the same window.
    return { teardown: () => undefined };
  },
};

// Vitest reads the environment from the default export.
export default environment;
