/**
 * Writes files to disk, so that the benchmark opens them as people do. Bytes that a script gives must first be copied
 * into the browser.
 */
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
