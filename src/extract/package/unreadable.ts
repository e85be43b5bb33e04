/** Why a file has no text that could be read. */

/** Thrown while a file is read. The message is a sentence for the person, with what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** A file with broken content. `what` begins the sentence and names the broken part. */
export const damagedFile = (what = 'This file'): UnreadableFile =>
  new UnreadableFile(`${what} is damaged. Download or copy it again, or save it again in the program that made it.`);
