/** The entry point of the command line: runs the arguments of this process and sets its exit status. */
import { exitCodes, inLines } from './host.ts';
import { nodeHost, writingProblem } from './node-host.ts';
import { run } from './run.ts';

/** Defined by the build of the package. Undefined when run from the source. */
declare const ASSESSMENT_DESK_VERSION: string | undefined;
/** Likewise, and null if the package was built without SITE_URL. */
declare const ASSESSMENT_DESK_SITE_URL: string | null | undefined;

const version = typeof ASSESSMENT_DESK_VERSION === 'string' ? ASSESSMENT_DESK_VERSION : '0.0.0-source';
const siteUrl = typeof ASSESSMENT_DESK_SITE_URL === 'string' ? ASSESSMENT_DESK_SITE_URL : undefined;

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // The reader of a pipe may stop early, as `head` does. That is not an error.
    if (error.code === 'EPIPE') process.exit();
    if (stream === process.stdout) {
      process.stderr.write(`assessment-desk: Could not write to standard output: ${writingProblem(error)}.\n`);
    }
    process.exit(exitCodes.trouble);
  });
}

try {
  // Sets the code and lets the process end by itself, so that all output is written.
  process.exitCode = await run(process.argv.slice(2), nodeHost(version, siteUrl));
} catch (error) {
  const stack = (error as Error).stack ?? String(error);
  process.stderr.write(inLines(`assessment-desk: internal error (please report this bug): ${stack}\n`));
  process.exitCode = exitCodes.trouble;
}
