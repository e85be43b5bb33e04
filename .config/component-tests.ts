/**
 * For tests of components: each begins with an empty page, React reports updates that a test did not wait for, and
 * waiting for a component may take long on a busy machine.
 */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);
