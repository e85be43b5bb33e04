/** A way to enter the application, and how much code it may load. */
export interface EntryPoint {
  readonly name: string;
  /** The modules that run there: the page's own, and those that it loads without a further action. */
  readonly modules: readonly string[];
  /** The maximum size of the script, in bytes, compressed with Brotli. */
  readonly budget: number;
}

const kB = 1000;

const start = 'src/app/main.tsx';

/** The modules that the library loads after its first paint. */
const libraryAfterPaint = [
  'src/app/color-scheme-menu.tsx',
  'src/features/library/sample-menu.tsx',
  'src/features/json-view/repairs-in-progress.tsx',
  'src/app/pages/after-paint-parts.tsx',
  'src/app/storage-note.tsx',
  'src/features/library/draft-row.tsx',
  'src/features/library/welcome.tsx',
  'src/ui/toast-card.tsx',
  'src/features/library/draft-menu.tsx',
  'src/drafts/device.ts',
];

/**
 * The modules that the desk of a draft needs until it accepts input, including saving: a browser with an empty cache
 * loads them for the address of a draft. Other parts load when they are opened or once the desk is idle: the JSON view,
 * the export dialog, the casefile, the migration queue, the screens and the help.
 */
const desk = [
  start,
  'src/app/color-scheme-menu.tsx',
  'src/app/pages/draft-page.tsx',
  'src/features/editor/editor.tsx',
  'src/features/editor/steps/document-steps.tsx',
  'src/app/storage-note.tsx',
  'src/drafts/device.ts',
  'src/app/desk-core.ts',
  'src/drafts/files/file-saving.ts',
  'src/drafts/files/file-links.ts',
  'src/app/pages/after-paint-parts.tsx',
];

/** The modules that every page loads before its first paint. */
export const initialModules: readonly string[] = [start];

/** The pages, with the modules that each always loads. */
export const pageModules = [
  { name: 'library', modules: [start, ...libraryAfterPaint] },
  { name: 'desk', modules: desk },
  { name: 'help', modules: [start, 'src/app/pages/help-page.tsx'] },
  { name: 'repair', modules: [start, 'src/app/pages/repair-page.tsx'] },
] as const;

/**
 * Every entry point with its budget. A budget is lowered when the code gets smaller, and raised only with a reason in
 * the commit message. Each counts from an empty cache, including code that it shares with the others.
 *
 * The floor of the library is React (58 kB), React Router (26 kB) and the parts of Mantine that a button needs (12 kB);
 * the desk adds RJSF (40 kB), floating elements and dialogs (27 kB), and edits, rules and validators (about 60 kB).
 */
export const entryPoints: readonly EntryPoint[] = [
  { name: 'library, first paint', modules: [start], budget: 113.5 * kB },
  { name: 'library, complete', modules: [start, ...libraryAfterPaint], budget: 207.6 * kB },
  { name: 'desk, until it accepts input', modules: desk, budget: 480.9 * kB },
  { name: 'desk with JSON view', modules: [...desk, 'src/app/desk/source-region.tsx'], budget: 608.7 * kB },
  {
    name: 'desk with export dialog',
    modules: [...desk, 'src/features/transfer/export-dialog.tsx'],
    budget: 506.5 * kB,
  },
  {
    name: 'desk with casefile',
    modules: [...desk, 'src/features/casefile/casefile-screen.tsx'],
    budget: 522.4 * kB,
  },
  // The search terms of the entries are 10 kB of it, and the statements of the specification 4 kB.
  { name: 'help', modules: [start, 'src/app/pages/help-page.tsx'], budget: 350.4 * kB },
  { name: 'repair', modules: [start, 'src/app/pages/repair-page.tsx'], budget: 281.7 * kB },
  { name: 'reading worker', modules: ['src/drafts/reading/reading.worker.ts'], budget: 31 * kB },
  { name: 'export worker', modules: ['src/drafts/exporting/exporting.worker.ts'], budget: 165.2 * kB },
  { name: 'comparing worker', modules: ['src/drafts/versions/comparing.worker.ts'], budget: 22.7 * kB },
  { name: 'shared words worker', modules: ['src/drafts/shared-words/sharing.worker.ts'], budget: 3.6 * kB },
  { name: 'source worker', modules: ['src/features/json-view/source.worker.ts'], budget: 6.9 * kB },
  { name: 'repair worker', modules: ['src/features/json-view/repair.worker.ts'], budget: 11.9 * kB },
];
