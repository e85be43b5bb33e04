/** The page of all peers. It shows the one in its address and does not load the code of the others. */
import { asked, openWith } from './lab.ts';

const peers = {
  compare: () => import('./differences.tsx'),
  core: () => import('./core.ts'),
  entry: () => import('./entry.tsx'),
  filter: () => import('./filter.tsx'),
  highlight: () => import('./highlight.tsx'),
  input: () => import('./input.tsx'),
  jsonforms: () => import('./jsonforms.tsx'),
  links: () => import('./links.tsx'),
  passage: () => import('./passage.tsx'),
  rjsf: () => import('./rjsf.tsx'),
  start: () => import('./start.tsx'),
  table: () => import('./table.tsx'),
  verdicts: () => import('./verdicts.tsx'),
} as const;

openWith(async () => (await peers[asked.get('peer') as keyof typeof peers]()).prepare());
