import { exitCodes } from './host.ts';
import { nodeHost } from './node-host.ts';
import { run } from './run.ts';

/** Put in by the build of the package; a run from the source has none. */
declare const ASSESSMENT_DESK_VERSION: string | undefined;
/** The same; null where the package was built without SITE_URL. */
declare const ASSESSMENT_DESK_SITE_URL: string | null | undefined;

const version = typeof ASSESSMENT_DESK_VERSION === 'string' ? ASSESSMENT_DESK_VERSION : '0.0.0-source';
const siteUrl = typeof ASSESSMENT_DESK_SITE_URL === 'string' ? ASSESSMENT_DESK_SITE_URL : undefined;

// Whoever reads our output may stop before its end, as `head` does; that is no fault of ours and nothing to say.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

try {
  // The code is set and the process left to end by itself, so that what was written reaches its reader.
  process.exitCode = await run(process.argv.slice(2), nodeHost(version, siteUrl));
} catch (error) {
  process.stderr.write(`assessment-desk: this is a fault of the program: ${(error as Error).stack ?? String(error)}\n`);
  process.exitCode = exitCodes.trouble;
}
