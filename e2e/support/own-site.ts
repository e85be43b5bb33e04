/** A separate site for one test, served like `npm start`. It can go offline, and another build can replace it. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtSite, startLocal } from './servers.ts';

export interface OwnSite {
  readonly address: string;
  /** Publishes another build at the same address. */
  publish(folder: string): Promise<void>;
  /** Goes offline: requests to the address get no response. */
  cut(): Promise<void>;
  /** Stops the site and deletes its files. */
  end(): Promise<void>;
}

/** Starts a site with the build. */
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

/** The fixtures of tests that work on their own site, for `test.extend`. */
export const ownSite = {
  // eslint-disable-next-line no-empty-pattern -- the runner derives the needed fixtures from the pattern: none
  async site({}, provide: (site: OwnSite) => Promise<void>): Promise<void> {
    const site = await startOwnSite();
    await provide(site);
    await site.end();
  },
  async baseURL({ site }: { site: OwnSite }, provide: (address: string) => Promise<void>): Promise<void> {
    await provide(site.address);
  },
};
