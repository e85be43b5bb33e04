/** Finds LibreOffice for the tests of Word files. Imports little, because the build's configuration imports it. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Debian package: the word processor without windows. */
export const officePackage = 'libreoffice-writer-nogui';

/** Returns the path of LibreOffice: `SOFFICE_PATH`, or the system's. */
export function findOffice(): string | undefined {
  const configured = process.env.SOFFICE_PATH;
  if (configured && !existsSync(configured)) {
    throw new Error(`SOFFICE_PATH points to “${configured}”, which does not exist.`);
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/Applications/LibreOffice.app/Contents/MacOS'];
  return configured ?? folders.map((folder) => join(folder, 'soffice')).find((path) => existsSync(path));
}
