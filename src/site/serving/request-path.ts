/** What a request's path asks for. Nothing here touches a file system; whatever is not plainly a file is no file. */

/** A segment that names a file or folder of the site: neither empty, nor a step up, nor hidden, nor a way around. */
function isPlain(segment: string): boolean {
  if (segment === '' || (segment.startsWith('.') && segment !== '.well-known')) return false;
  // eslint-disable-next-line no-control-regex -- control characters, above all NUL, name no file of a site
  return !/[/\\\u0000-\u001f\u007f]/.test(segment);
}

/**
 * The decoded path below the base address, without a leading slash; '' is the page. Undefined where a percent-escape
 * is malformed. The path of the base address itself, where it has one, may stand in front: an edge engine is given
 * the whole path, a server behind a proxy often only the rest of it.
 */
export function pathBelow(pathname: string, siteUrl: string | undefined): string | undefined {
  const base = siteUrl === undefined ? '/' : new URL(siteUrl).pathname;
  const below = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1);
  try {
    const segments = below.split('/').map(decodeURIComponent);
    // An escaped slash stays escaped, so that it can never pass for a folder.
    return segments.map((segment) => segment.replaceAll('/', '%2F')).join('/');
  } catch {
    return undefined;
  }
}

/** What the build writes for hosts to read, and not for their visitors. */
const forHosts: ReadonlySet<string> = new Set(['_headers']);

/** The file that a decoded path names, or undefined where it names none: folders are not listed. */
export function fileOf(path: string): string | undefined {
  if (path === '') return 'index.html';
  if (forHosts.has(path)) return undefined;
  return path.split('/').every(isPlain) ? path : undefined;
}
