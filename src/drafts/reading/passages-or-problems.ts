/** Reads passages from files. Never rejects: if reading fails as a whole, each file gets the reason. */
import { messageOf } from '../../core/json/message-of.ts';
import type { PassageSource } from '../../store/file-commands.ts';

export async function passagesOrProblems(
  files: readonly File[],
  read: () => Promise<readonly PassageSource[]>,
): Promise<readonly PassageSource[]> {
  try {
    return await read();
  } catch (error) {
    const problem = `Could not read this file. ${messageOf(error)} Try again.`;
    return files.map(({ name: fileName }) => ({ fileName, texts: [], problem }));
  }
}
