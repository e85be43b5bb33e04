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

/** The content of `bag-info.txt` besides the size of the payload. */
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

const sha256Line = /^([0-9a-f]{64})[ \t]+\*?(?:\.\/)?(.+)$/i;
const sha512Line = /^([0-9a-f]{128})[ \t]+\*?(?:\.\/)?(.+)$/i;

/** Returns the checksums of a manifest by path, in lower case; undefined if a line is not one of a manifest. */
export function readManifest(
  text: string,
  algorithm: BagAlgorithm = 'sha256',
): ReadonlyMap<string, string> | undefined {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line !== '');
  const form = algorithm === 'sha256' ? sha256Line : sha512Line;
  const entries = lines.map((line) => form.exec(line));
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

/** The checksums that a bag’s manifests can have here: those that RFC 8493 (2.4) requires of every tool. */
export const bagAlgorithms = ['sha256', 'sha512'] as const;

/** A checksum algorithm that a manifest can use. */
export type BagAlgorithm = (typeof bagAlgorithms)[number];

/** Access to the files of a bag, by their path in the archive. */
export interface BagAccess {
  readonly paths: readonly string[];
  readonly text: (path: string) => Promise<string>;
  /** In bytes. */
  readonly size: (path: string) => number | Promise<number>;
  /** The algorithms whose checksums can be computed here, SHA-256 among them. */
  readonly algorithms: readonly BagAlgorithm[];
  /** The checksum of a file, as lower-case hexadecimal digits. */
  readonly checksum: (path: string, algorithm: BagAlgorithm) => Promise<string>;
}

/** A problem of a bag, as a sentence. */
export type BagProblem = string;

/** The result of checking a bag: what differs, and which files match, with their SHA-256. */
export interface CheckedBag {
  readonly problems: readonly BagProblem[];
  /** The SHA-256 of the payload files that match every manifest, by path in the archive. */
  readonly verified: ReadonlyMap<string, string>;
}

/**
 * Checks whether a bag is complete and valid (RFC 8493, 3): its declaration, every file against its manifests, and its
 * Payload-Oxum. A file that cannot be read is a problem of its own. Nothing that `fetch.txt` lists is fetched.
 */
export async function checkBag(base: string, access: BagAccess): Promise<CheckedBag> {
  const problems = new Set<BagProblem>();
  const version = declaredVersion(await textIn(base, 'bagit.txt', access));
  if (version === undefined) problems.add('The bag’s bagit.txt is damaged.');
  const manifests = await manifestsIn(base, 'manifest', access, problems);
  const tagManifests = await manifestsIn(base, 'tagmanifest', access, problems);
  for (const tags of tagManifests) await checkFiles(base, tags, access, problems);
  if (manifests.length === 0) {
    const isMissing = bagAlgorithms.every((algorithm) => !access.paths.includes(`${base}manifest-${algorithm}.txt`));
    if (isMissing) problems.add(noManifest);
    return { problems: [...problems], verified: new Map() };
  }
  const verified = await verifiedBy(base, manifests, access, problems);
  for (const path of unlistedFiles(base, manifests, version, access))
    problems.add(`“${path}” is not in the bag’s manifest.`);
  const oxum = await oxumProblem(base, access);
  if (oxum !== undefined) problems.add(oxum);
  return { problems: [...problems], verified };
}

const noManifest = 'The bag has no manifest with SHA-256 or SHA-512, so its files cannot be checked.';

interface Manifest {
  readonly algorithm: BagAlgorithm;
  readonly files: ReadonlyMap<string, string>;
}

const textIn = async (base: string, path: string, { paths, text }: BagAccess): Promise<string> =>
  paths.includes(base + path) ? text(base + path) : '';

/** The version that `bagit.txt` declares, as 1 for 1.0; undefined if it is not such a file (RFC 8493, 2.1.1). */
function declaredVersion(text: string): number | undefined {
  const lines = /^\uFEFF?BagIt-Version: (\d+\.\d+)(?:\r\n|\r|\n)Tag-File-Character-Encoding: UTF-8\s*$/.exec(text);
  return lines ? Number(lines[1]) : undefined;
}

/** Reads the manifests of a kind that can be checked, and reports the others. */
async function manifestsIn(
  base: string,
  kind: 'manifest' | 'tagmanifest',
  access: BagAccess,
  problems: Set<BagProblem>,
): Promise<readonly Manifest[]> {
  const manifests: Manifest[] = [];
  for (const algorithm of bagAlgorithms) {
    const name = `${kind}-${algorithm}.txt`;
    if (!access.paths.includes(base + name)) continue;
    if (!access.algorithms.includes(algorithm)) {
      problems.add(
        `The bag’s ${name} cannot be checked without HTTPS. Open Assessment Desk at an address with https://.`,
      );
      continue;
    }
    const files = readManifest(await access.text(base + name), algorithm);
    if (files) manifests.push({ algorithm, files });
    else problems.add(`The bag’s ${name} is damaged, so its files cannot be checked.`);
  }
  return manifests;
}

/** The payload files that match every manifest that lists them, with their SHA-256. */
async function verifiedBy(
  base: string,
  manifests: readonly Manifest[],
  access: BagAccess,
  problems: Set<BagProblem>,
): Promise<ReadonlyMap<string, string>> {
  const matches: ReadonlySet<string>[] = [];
  for (const manifest of manifests) matches.push(await checkFiles(base, manifest, access, problems));
  const known = manifests.find(({ algorithm }) => algorithm === 'sha256')?.files;
  const sums = new Map<string, string>();
  for (const path of new Set(manifests.flatMap(({ files }) => [...files.keys()]))) {
    const isMatch = manifests.every(({ files }, at) => !files.has(path) || matches[at]?.has(base + path));
    if (isMatch) sums.set(base + path, known?.get(path) ?? (await access.checksum(base + path, 'sha256')));
  }
  return sums;
}

async function checkFiles(
  base: string,
  { algorithm, files }: Manifest,
  { paths, checksum }: BagAccess,
  problems: Set<BagProblem>,
): Promise<ReadonlySet<string>> {
  const present = new Set(paths);
  const verified = new Set<string>();
  for (const [path, expected] of files) {
    if (!present.has(base + path)) problems.add(`“${path}” is missing from the bag.`);
    else if ((await checksum(base + path, algorithm)) === expected) verified.add(base + path);
    else problems.add(`“${path}” differs from the bag’s manifest.`);
  }
  return verified;
}

const isPayload = (base: string, path: string): boolean => path.startsWith(`${base}data/`) && !path.endsWith('/');

/** The payload files that a manifest does not list. Before version 1.0, one manifest for a file was enough. */
function unlistedFiles(
  base: string,
  manifests: readonly Manifest[],
  version: number | undefined,
  { paths }: BagAccess,
): readonly string[] {
  return paths
    .filter((path) => isPayload(base, path))
    .map((path) => path.slice(base.length))
    .filter((path) => {
      const lists = ({ files }: Manifest): boolean => files.has(path);
      return !((version ?? 1) < 1 ? manifests.some(lists) : manifests.every(lists));
    });
}

/** Compares the Payload-Oxum of `bag-info.txt`, if it has one, with the payload (RFC 8493, 2.2.2). */
async function oxumProblem(base: string, access: BagAccess): Promise<BagProblem | undefined> {
  const stated = /^Payload-Oxum[ \t]*:[ \t]*(\d+\.\d+)[ \t]*$/im.exec(await textIn(base, 'bag-info.txt', access))?.[1];
  if (stated === undefined) return undefined;
  const payload = access.paths.filter((path) => isPayload(base, path));
  let bytes = 0;
  for (const path of payload) bytes += await access.size(path);
  const actual = `${String(bytes)}.${String(payload.length)}`;
  return stated === actual ? undefined : `The bag’s Payload-Oxum is ${stated}, but its files are ${actual}.`;
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
