/** The page of all peers. It shows the one in its address and does not load the code of the others. */
import { asked, openWith } from './lab.ts';

const peers = {
  calculations: () => import('./calculations.ts'),
  input: () => import('./input.tsx'),
  passage: () => import('./passage.tsx'),
  rjsf: () => import('./rjsf.tsx'),
} as const;

openWith(async () => (await peers[asked.get('peer') as keyof typeof peers]()).prepare());
