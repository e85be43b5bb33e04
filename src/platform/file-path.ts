/** Remembers where a file was in a dropped folder or a zip archive, because a `File` has only a name. */
const paths = new WeakMap<File, string>();

/** Returns the file, with the path that `pathOf` returns from now on: ‘folder/a.txt’. */
export function withPath(file: File, path: string): File {
  paths.set(file, path);
  return file;
}

/** Returns the path of a file in its folder or archive; its name if it was given alone. */
export function pathOf(file: File): string {
  return paths.get(file) ?? (file.webkitRelativePath || file.name);
}
