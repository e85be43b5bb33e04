/** Files on disk to open, as people do. A browser first has to take up a file that a script gives as bytes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string | undefined;

/** Writes a file in a folder that is deleted when the process ends. Returns its path. */
export function fileOnDisk(name: string, text: string): string {
  if (folder === undefined) {
    const created = mkdtempSync(join(tmpdir(), 'assessment-desk-bench-'));
    process.on('exit', () => rmSync(created, { recursive: true, force: true }));
    folder = created;
  }
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
