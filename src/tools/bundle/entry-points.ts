/** The places at which the application is entered, and how much code each may load. */
export interface EntryPoint {
  readonly name: string;
  /** The modules that have to run there: the page's own, and those that it fetches without being asked. */
  readonly modules: readonly string[];
  /** The most script that may be sent, in bytes, compressed with Brotli. */
  readonly budget: number;
}

const kB = 1000;

const start = 'src/app/main.tsx';

/** What the library fetches behind its first paint. */
const behindLibrary = [
  'src/app/color-scheme-menu.tsx',
  'src/features/library/sample-menu.tsx',
  'src/features/source/repairs-in-progress.tsx',
  'src/app/pages/update-notice.tsx',
  'src/services/offline/browser-updates.ts',
  'src/app/storage-note.tsx',
  'src/features/library/draft-row.tsx',
  'src/features/library/welcome.tsx',
  'src/ui/toast-card.tsx',
  'src/features/library/draft-menu.tsx',
  'src/app/device.ts',
];

/**
 * What the desk of a draft needs until it stands and takes a key, its saving included: what a browser fetches for the
 * address of a draft with nothing in its cache. What a press leads to comes when it is pressed, or once the desk rests:
 * the source view, the export dialogue, the casefile, the migration queue, the screens and the help.
 */
const desk = [
  start,
  'src/app/color-scheme-menu.tsx',
  'src/app/pages/draft-page.tsx',
  'src/features/editor/editor.tsx',
  'src/app/storage-note.tsx',
  'src/app/device.ts',
  'src/app/desk-core.ts',
  'src/app/file-saving.ts',
  'src/services/files-in-place/file-links.ts',
  'src/app/pages/update-notice.tsx',
  'src/services/offline/browser-updates.ts',
];

/**
 * Every entry point with its budget. A budget goes down when the code does; it goes up only with a reason in the
 * message of the commit. All of them count from an empty cache, with what the entry point shares with the others.
 *
 * The floor of the library is React (58 kB), React Router (26 kB) and the parts of Mantine that a button needs (12 kB);
 * the desk adds RJSF (40 kB), floating elements and dialogues (27 kB), and edits, rules and validators (about 60 kB).
 */
export const entryPoints: readonly EntryPoint[] = [
  { name: 'library, first paint', modules: [start], budget: 110.5 * kB },
  { name: 'library, complete', modules: [start, ...behindLibrary], budget: 192 * kB },
  { name: 'desk, until it takes a key', modules: desk, budget: 417.5 * kB },
  { name: 'desk with source view', modules: [...desk, 'src/app/desk/source-region.tsx'], budget: 539 * kB },
  {
    name: 'desk with export dialogue',
    modules: [...desk, 'src/features/transfer/export-dialog.tsx'],
    budget: 427 * kB,
  },
  {
    name: 'desk with casefile',
    modules: [...desk, 'src/features/casefile/casefile-screen.tsx'],
    budget: 437 * kB,
  },
  // The words by which people ask for entries are 10 kB of it, and what the specification states 4 kB.
  { name: 'help', modules: [start, 'src/app/pages/help-page.tsx'], budget: 279 * kB },
  { name: 'repair', modules: [start, 'src/app/pages/repair-page.tsx'], budget: 273 * kB },
  { name: 'reading worker', modules: ['src/services/reading/reading.worker.ts'], budget: 30 * kB },
  { name: 'export worker', modules: ['src/services/exporting/exporting.worker.ts'], budget: 65.5 * kB },
  { name: 'comparing worker', modules: ['src/services/comparing/comparing.worker.ts'], budget: 20 * kB },
  { name: 'source worker', modules: ['src/features/source/source.worker.ts'], budget: 10 * kB },
];
