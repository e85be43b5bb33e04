/** The page of all peers: it shows the one that its address asks for. The code of the others does not come. */
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
} as const;

openWith(async () => (await peers[asked.get('peer') as keyof typeof peers]()).prepare());
