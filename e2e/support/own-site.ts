import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtSite, startLocal } from './servers.ts';

/** A site of a journey's own, as `npm start` serves it: it can be cut off, and another build published in its place. */
export interface OwnSite {
  readonly address: string;
  /** Publishes another build at the same address. */
  publish(folder: string): Promise<void>;
  /** Cuts the network: nothing answers at the address any more. */
  cut(): Promise<void>;
  /** Cuts it and takes everything away. */
  end(): Promise<void>;
}

/** Starts a site of the build. */
export async function startOwnSite(): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'assessment-desk-site-'));
  const publish = async (from: string): Promise<void> => {
    await rm(folder, { recursive: true, force: true });
    await cp(from, folder, { recursive: true });
  };
  await publish(builtSite);
  const { address, stop } = await startLocal({ ASSESSMENT_DESK_DIST: folder });
  const end = async (): Promise<void> => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { address, publish, cut: stop, end };
}
