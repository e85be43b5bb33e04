/** The page of all peers: it shows the one that its address asks for. The code of the others does not come. */
import { asked, openWith } from './lab.ts';

const peers = {
  core: () => import('./core.ts'),
  highlight: () => import('./highlight.tsx'),
  input: () => import('./input.tsx'),
  jsonforms: () => import('./jsonforms.tsx'),
  rjsf: () => import('./rjsf.tsx'),
} as const;

openWith(async () => (await peers[asked.get('peer') as keyof typeof peers]()).prepare());
