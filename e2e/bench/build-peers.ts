/** Builds the production version of the peers’ page into a separate folder. */
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, 'peers');

export async function buildPeers(folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      sourcemap: true,
      target: 'es2023',
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: join(root, 'page.html') },
    },
  });
}
