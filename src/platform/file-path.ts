/** Remembers where a file was in a dropped folder or a zip archive, because a `File` has only a name. */
const paths = new WeakMap<File, string>();

/** The files that were in an archive or a message, each with the path of that. */
const containers = new WeakMap<File, string>();

/** Returns the file, with the path that `pathOf` returns from now on: ‘folder/a.txt’. */
export function withPath(file: File, path: string): File {
  paths.set(file, path);
  return file;
}

/** Returns the path of a file in its folder or archive; its name if it was given alone. */
export function pathOf(file: File): string {
  return paths.get(file) ?? (file.webkitRelativePath || file.name);
}

/** Returns the file, and remembers the archive or message that it was in. */
export function withContainer(file: File, container: string): File {
  containers.set(file, container);
  return file;
}

/**
 * Returns the path of a file from the archive or message that it was in: ‘papers.zip/a.txt’. Null if it was in none.
 */
export function pathInContainer(file: File): string | null {
  const container = containers.get(file);
  return container === undefined ? null : `${container}/${pathOf(file)}`;
}
