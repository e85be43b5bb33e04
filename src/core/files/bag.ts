/** Writes and checks the tag files of a BagIt bag (RFC 8493): a desk file with the original files of its sources. */

/** A file of a bag's payload. */
export interface PayloadFile {
  /** The path from the bag's base folder: it begins with `data/`. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** The SHA-256 of the bytes, as 64 lower-case hexadecimal digits. */
  readonly sha256: string;
}

/** A tag file, to be encoded in UTF-8. */
export interface TagFile {
  readonly path: string;
  readonly text: string;
}

/** What `bag-info.txt` says besides the size of the payload. */
export interface BagInfo {
  /** The title of the draft. */
  readonly title: string;
  /** The date of bagging, as in '2026-11-21'. */
  readonly date: string;
}

/** The folder of a bag that contains the original files. */
export const originalsFolder = 'data/originals';

const manifestName = 'manifest-sha256.txt';
const tagManifestName = 'tagmanifest-sha256.txt';

/** Encodes the characters that would break a line of a manifest (RFC 8493, 2.1.3). */
function encodePath(path: string): string {
  return path.replaceAll(
    /[%\r\n]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

function decodePath(path: string): string {
  return path.replaceAll(/%(25|0A|0D)/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

/** Returns the text of a manifest. */
export function manifestText(files: readonly Pick<PayloadFile, 'path' | 'sha256'>[]): string {
  return files.map(({ path, sha256 }) => `${sha256}  ${encodePath(path)}\n`).join('');
}

/** Returns the checksums of a manifest by path, in lower case; undefined if a line is not one of a manifest. */
export function readManifest(text: string): ReadonlyMap<string, string> | undefined {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line !== '');
  const entries = lines.map((line) => /^([0-9a-f]{64})[ \t]+\*?(?:\.\/)?(.+)$/i.exec(line));
  if (entries.some((entry) => entry === null)) return undefined;
  return new Map(entries.map((entry) => [decodePath(entry?.[2] ?? ''), (entry?.[1] ?? '').toLowerCase()]));
}

/** Folds a long value of `bag-info.txt` to one line. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the tag files of a bag. `hash` returns the SHA-256 of a text's UTF-8 bytes. */
export function tagFiles(
  payload: readonly PayloadFile[],
  { title, date }: BagInfo,
  hash: (text: string) => string,
): readonly TagFile[] {
  const bytes = payload.reduce((sum, { size }) => sum + size, 0);
  const info = [
    'Source-Organization: Assessment Desk',
    ...(oneLine(title) === '' ? [] : [`External-Description: ${oneLine(title)}`]),
    `Bagging-Date: ${date}`,
    `Payload-Oxum: ${String(bytes)}.${String(payload.length)}`,
  ];
  const tags: readonly TagFile[] = [
    { path: 'bagit.txt', text: 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n' },
    { path: 'bag-info.txt', text: `${info.join('\n')}\n` },
    { path: manifestName, text: manifestText(payload) },
  ];
  const sealed = tags.map(({ path, text }) => ({ path, sha256: hash(text) }));
  return [...tags, { path: tagManifestName, text: manifestText(sealed) }];
}

/** Returns the base folder of the bag in an archive, with a slash at its end; undefined if the paths are not a bag. */
export function bagBase(paths: readonly string[]): string | undefined {
  const declaration = paths.find((path) => /^(?:[^/]+\/)?bagit\.txt$/.test(path));
  return declaration?.slice(0, -'bagit.txt'.length);
}

/** Access to the files of a bag, by their path in the archive. */
export interface BagAccess {
  readonly paths: readonly string[];
  readonly text: (path: string) => Promise<string>;
  /** The SHA-256 of a file, as lower-case hexadecimal digits. */
  readonly sha256: (path: string) => Promise<string>;
}

/** A problem of a bag, as a sentence. */
export type BagProblem = string;

/** The result of checking a bag: what differs, and which files are what the manifest says, with their checksums. */
export interface CheckedBag {
  readonly problems: readonly BagProblem[];
  /** The checksums of the payload files that match the manifest, by path in the archive. */
  readonly verified: ReadonlyMap<string, string>;
}

/** Checks every file of a bag against its manifests (RFC 8493, 3). A file that cannot be read is a problem of its own. */
export async function checkBag(base: string, access: BagAccess): Promise<CheckedBag> {
  const { paths, text } = access;
  if (!paths.includes(base + manifestName)) {
    return {
      problems: [`The bag has no ${manifestName}, so its files cannot be checked.`],
      verified: new Map(),
    };
  }
  const payload = readManifest(await text(base + manifestName));
  if (!payload) {
    return {
      problems: [`The bag’s ${manifestName} is damaged, so its files cannot be checked.`],
      verified: new Map(),
    };
  }
  const tags = paths.includes(base + tagManifestName) ? readManifest(await text(base + tagManifestName)) : new Map();
  const [checkedPayload, checkedTags] = [
    await checkFiles(base, payload, access),
    await checkFiles(base, tags ?? new Map<string, string>(), access),
  ];
  const extra = paths.filter(
    (path) => path.startsWith(`${base}data/`) && !path.endsWith('/') && !payload.has(path.slice(base.length)),
  );
  const problems = [
    ...checkedTags.problems,
    ...(tags ? [] : [`The bag’s ${tagManifestName} is damaged.`]),
    ...checkedPayload.problems,
    ...extra.map((path) => `“${path.slice(base.length)}” is not in the bag’s manifest.`),
  ];
  return { problems, verified: checkedPayload.verified };
}

async function checkFiles(base: string, manifest: ReadonlyMap<string, string>, { paths, sha256 }: BagAccess) {
  const present = new Set(paths);
  const problems: BagProblem[] = [];
  const verified = new Map<string, string>();
  for (const [path, expected] of manifest) {
    if (!present.has(base + path)) problems.push(`“${path}” is missing from the bag.`);
    else if ((await sha256(base + path)) === expected) verified.set(base + path, expected);
    else problems.push(`“${path}” differs from the bag’s manifest.`);
  }
  return { problems, verified };
}

/** Creates a function that returns the path of each original in a bag: safe on every file system, and used once. */
export function createOriginalPaths(): (fileName: string) => string {
  const used = new Set<string>();
  return (fileName) => {
    const safe =
      fileName
        .toWellFormed()
        .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-')
        .replace(/^\.+/, '') || 'original';
    const dot = safe.lastIndexOf('.');
    const [stem, ending] =
      dot > 0 ? [safe.slice(0, dot).slice(0, 100), safe.slice(dot).slice(0, 20)] : [safe.slice(0, 100), ''];
    for (let number = 1; ; number += 1) {
      const path = `${originalsFolder}/${stem.toWellFormed()}${number > 1 ? `-${String(number)}` : ''}${ending.toWellFormed()}`;
      const folded = path.normalize('NFC').toLowerCase();
      if (used.has(folded)) continue;
      used.add(folded);
      return path;
    }
  };
}
