/** Maps the path of a request to a file. This code does not access a file system, and rejects every unusual path. */

/** Whether a segment can name a file or folder of the site: not empty, hidden, `..` or with a separator. */
function isPlain(segment: string): boolean {
  if (segment === '' || (segment.startsWith('.') && segment !== '.well-known')) return false;
  // oxlint-disable-next-line no-control-regex -- file names of the site have no control characters such as NUL
  return !/[/\\\u0000-\u001f\u007f]/.test(segment);
}

/**
 * Returns the decoded path below the base address, without a leading slash ('' is the page), or undefined if a
 * percent-escape is malformed. The path of the base address may be missing: an edge engine gets the whole path, but a
 * server behind a proxy often gets only the rest of it.
 */
export function pathBelow(pathname: string, siteUrl: string | undefined): string | undefined {
  const base = siteUrl === undefined ? '/' : new URL(siteUrl).pathname;
  const below = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1);
  try {
    const segments = below.split('/').map(decodeURIComponent);
    // An escaped slash stays escaped, so that it cannot separate folders.
    return segments.map((segment) => segment.replaceAll('/', '%2F')).join('/');
  } catch {
    return undefined;
  }
}

/** Files that the build writes for hosts and that are not served to visitors. */
const hostFiles: ReadonlySet<string> = new Set(['_headers']);

/** Returns the file for a decoded path, or undefined if there cannot be one. Folders have no listing. */
export function fileOf(path: string): string | undefined {
  if (path === '') return 'index.html';
  if (hostFiles.has(path)) return undefined;
  return path.split('/').every(isPlain) ? path : undefined;
}
