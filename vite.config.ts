/** Builds the application with Vite, and runs the unit tests with Vitest. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentSecurityPolicy, wasmWorkerFolder } from './src/site/serving/headers.ts';
import { nameByPages, nameVersion, serveInVite } from './src/site/vite-plugins.ts';
import { precache } from './src/site/precache.ts';
import { passOnLicences } from './src/site/third-party.ts';
import { publishHostFiles } from './src/site/hosts/hosts.ts';
import { initialModules, pageModules } from './src/tools/bundle/budgets.ts';
import { publishDocuments } from './src/site/publish-documents.ts';
import { oldestTargets } from './src/tools/oldest-browsers.ts';
import { findOffice } from './src/tools/find-office.ts';
import { chooseSeed } from './.config/property-runs.ts';

const own = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The workers that run WebAssembly, by the names of their files. */
const wasmWorkers = ['pdf.worker'];

const tests = ['src/**/*.test.ts', 'e2e/{bench,engines,torture}/**/*.test.ts'];

/** Tests that render components, in a document without a browser. */
const componentTests = ['src/**/*.test.tsx'];

/** Tests that mock a module of the application, which must not be loaded before. */
const testsWithMocks = ['src/app/work-per-edit.test.ts'];

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
    publishHostFiles(),
  ],
  // Replaces modules that libraries import and that nothing uses; each replacement says why. The package of React
  // Router resolves to its development build only.
  resolve: {
    alias: [
      { find: 'markdown-to-jsx/react', replacement: own('src/screens/editor/form/no-markdown.ts') },
      { find: '../getDefaultRegistry.js', replacement: own('src/screens/editor/form/own-registry.ts') },
      { find: 'fast-uri', replacement: own('src/screens/editor/form/no-uri.ts') },
      { find: /^@x0k\/json-schema-merge(\/lib\/array)?$/, replacement: own('src/screens/editor/form/no-merge.ts') },
      {
        find: /^\.\/MantineCssVariables\/MantineCssVariables\.mjs$/,
        replacement: own('src/app/theme/no-css-variables.ts'),
      },
      { find: /^react-router$/, replacement: own('node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: own('node_modules/react-router/dist/production/dom-export.mjs') },
    ],
  },
  build: {
    // For older targets, `:dir()` would become a list of right-to-left languages, which an English page never matches.
    target: oldestTargets,
    cssTarget: oldestTargets,
    sourcemap: true,
    // Browsers without `modulepreload` load the same files a little later.
    modulePreload: { polyfill: false },
    // The page's Content-Security-Policy does not allow `data:` fonts.
    assetsInlineLimit: 0,
    // Everything that the first paint needs is one script, because it is needed together and compresses better that
    // way. Our other modules are a chunk for each set of pages that loads them. Libraries have chunks of their own, by
    // the entry points that use them: in a chunk of an entry point, they would import what imports them.
    rolldownOptions: {
      output: {
        // The name of a chunk of libraries lists the entry points that load it.
        chunkFileNames: ({ name }) => `assets/${/^libraries~/.test(name) ? 'libraries' : '[name]'}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'] },
            {
              name: 'json',
              test: /src\/core\/(json\/(json|own|pointer|words|same-json|changed-range|grouped|edit-error)|passage\/(fnv1a|shorten))\.ts$/,
            },
            { name: 'icons', test: /@tabler\/icons-react\/dist\/esm\/icons\/Icon/, minShareCount: 2 },
            {
              name: 'libraries',
              test: /\/node_modules\/|\/form\/(no-(markdown|uri|merge)|own-registry)\.ts$/,
              entriesAware: true,
              includeDependenciesRecursively: false,
            },
            {
              name: nameByPages(initialModules, pageModules),
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
        // Workers that run WebAssembly have a separate Content-Security-Policy, which applies to their folder.
        entryFileNames: ({ name }) => `${wasmWorkers.includes(name) ? wasmWorkerFolder : 'assets/'}[name]-[hash].js`,
        // Budgets tell the code of workers from the copies that the page has.
        chunkFileNames: 'assets/[name].worker-[hash].js',
      },
    },
  },
  test: {
    setupFiles: ['.config/property-tests.ts'],
    env: process.env.VITEST ? { PROPERTY_SEED: chooseSeed() } : {},
    environment: 'node',
    // On a busy machine, property tests take minutes. Only a test that hangs reaches this limit.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: '100%',
    // Threads share the code of Node, and start sooner than processes.
    pool: 'threads',
    // Tests of other files follow in the same process.
    unstubGlobals: true,
    restoreMocks: true,
    // Starting a process and loading all modules takes longer than most tests, so only tests with mocks are isolated.
    projects: [
      { extends: true, test: { name: 'pure', isolate: false, include: tests, exclude: testsWithMocks } },
      { extends: true, test: { name: 'own process', include: testsWithMocks } },
      {
        extends: true,
        test: {
          name: 'components',
          isolate: false,
          include: componentTests,
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
