/** Decides which files of a folder or a zip archive can be sources, by their paths. */
import { canBeOpened, isRawData, rawFolder } from './draft-files.ts';

function isSystemFile(path: string): boolean {
  return path.split('/').some((part) => /^(?:\.|__MACOSX$|~\$|Thumbs\.db$|desktop\.ini$)/i.test(part));
}

/** The prefixes of the folders in which browsers save what pages load: “Page_files/” next to “Page.html”. */
function companionFolders(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const [, page] = /^(.+)\.x?html?$/i.exec(path) ?? [];
    return page === undefined ? [] : [`${page}_files/`, `${page}-Dateien/`, `${page}_fichiers/`, `${page}_archivos/`];
  });
}

/** The paths of a folder, divided. System files are in neither list. */
export interface DividedPaths {
  readonly sources: readonly string[];
  /** The files that saved pages load: images, styles and scripts. */
  readonly companions: readonly string[];
}

/** Divides the files of a folder or a drop. The order stays the same. */
export function divideSourcePaths(paths: readonly string[]): DividedPaths {
  const folders = companionFolders(paths);
  const visible = paths.filter((path) => !isSystemFile(path));
  const isCompanion = (path: string): boolean => folders.some((folder) => path.startsWith(folder));
  return {
    sources: visible.filter((path) => !isCompanion(path)),
    companions: visible.filter(isCompanion),
  };
}

/** Divides the files of a zip archive. Our own documents are opened in another way, and are in neither list. */
export function sourcesInZip(paths: readonly string[]): DividedPaths {
  const hasRawData = paths.some(isRawData);
  // An archive of drafts has a note about damaged ones.
  const isOurs = (path: string): boolean =>
    canBeOpened(path) || (hasRawData && (path.startsWith(`${rawFolder}/`) || path === 'note.txt'));
  return divideSourcePaths(paths.filter((path) => !isOurs(path)));
}
