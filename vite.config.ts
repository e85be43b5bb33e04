import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentSecurityPolicy, wasmWorkerFolder } from './src/site/content-security-policy.ts';
import { nameVersion } from './src/site/name-version.ts';
import { precache } from './src/site/precache.ts';
import { listComponents, passOnLicences } from './src/site/third-party.ts';
import { publishHostFiles } from './src/site/hosts/publish-host-files.ts';
import { initialModules, pageModules } from './src/tools/bundle/entry-points.ts';
import { publishDocuments } from './src/site/publish-documents.ts';
import { oldestTargets } from './src/tools/oldest-browsers.ts';
import { findOffice } from './src/tools/find-office.ts';
import { nameSmallModules } from './src/site/small-modules.ts';
import { serveInVite } from './src/site/serve-in-vite.ts';

const own = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The workers that run WebAssembly, by the names of their files. */
const wasmWorkers = ['pdf.worker'];

const tests = ['src/**/*.test.ts', 'e2e/{bench,engines}/**/*.test.ts'];

/** Tests that render components, in a document without a browser. */
const ofComponents = ['src/**/*.test.tsx'];

/** Tests of what keeps something outside itself: storage, messages between windows, listeners of the page. */
const withGlobals = ['src/{app,drafts,platform}/**/*.test.ts'];

export default defineConfig({
  base: './',
  appType: 'mpa',
  plugins: [
    react(),
    nameVersion(),
    serveInVite(),
    contentSecurityPolicy(),
    publishDocuments(),
    precache(),
    passOnLicences(),
    listComponents(),
    publishHostFiles(),
  ],
  // What libraries import and nothing here uses; each of the files says why. React Router's package leads to its
  // development build alone.
  resolve: {
    alias: [
      { find: 'markdown-to-jsx/react', replacement: own('src/features/editor/form/no-markdown.ts') },
      { find: 'fast-uri', replacement: own('src/features/editor/form/no-uri.ts') },
      { find: /^@x0k\/json-schema-merge(\/lib\/array)?$/, replacement: own('src/features/editor/form/no-merge.ts') },
      {
        find: /^\.\/MantineCssVariables\/MantineCssVariables\.mjs$/,
        replacement: own('src/app/theme/no-css-variables.ts'),
      },
      { find: /^react-router$/, replacement: own('node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: own('node_modules/react-router/dist/production/dom-export.mjs') },
    ],
  },
  // Nothing is inlined: the page's policy allows no data: fonts.
  // The oldest browsers know :dir(). For older ones it would become a list of languages, which no page in English is
  // in.
  build: {
    target: oldestTargets,
    cssTarget: oldestTargets,
    sourcemap: true,
    // Browsers that do not know modulepreload load the same a little later.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // All that the first paint waits for is one script: it is needed together, and compresses better so. The smallest
    // modules of the core are another one: alone, each would be a file of a few hundred bytes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'] },
            {
              name: 'json',
              test: /src\/core\/(json\/(json|own|pointer|message-of|same-json|changed-range|grouped|edit-error)|passage\/(fnv1a|shorten))\.ts$/,
            },
            { name: 'icons', test: /@tabler\/icons-react\/dist\/esm\/icons\/Icon/, minShareCount: 2 },
            {
              name: nameSmallModules(initialModules, pageModules),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        // Workers that run WebAssembly have a policy of their own, by their folder.
        entryFileNames: ({ name }) => `${wasmWorkers.includes(name) ? wasmWorkerFolder : 'assets/'}[name]-[hash].js`,
      },
    },
  },
  // Property tests may wait long for their turn on a busy machine; none of them measures time.
  test: {
    setupFiles: ['.config/property-tests.ts'],
    environment: 'node',
    testTimeout: 60_000,
    maxWorkers: '100%',
    // A process of its own, and every module anew, takes longer than the tests of most files: only where it matters.
    projects: [
      { extends: true, test: { name: 'pure', isolate: false, include: tests, exclude: withGlobals } },
      { extends: true, test: { name: 'own process', include: withGlobals } },
      {
        extends: true,
        test: {
          name: 'components',
          isolate: false,
          include: ofComponents,
          environment: 'happy-dom',
          setupFiles: ['.config/component-tests.ts'],
        },
      },
      ...(findOffice() === undefined
        ? []
        : [{ extends: true as const, test: { name: 'LibreOffice', include: ['e2e/office/**/*.test.ts'] } }]),
    ],
  },
});
