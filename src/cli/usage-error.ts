/** The error for an invalid command line. */

/** An invalid command line. The message is for people. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
