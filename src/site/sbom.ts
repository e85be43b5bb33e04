/** The software bill of materials of what is shipped: the packages that bundles contain parts of, in CycloneDX 1.6. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import { uuidUrn } from '../core/export/uuid.ts';
import { pdfiumPackage, pdfiumParts } from './pdfium-parts.ts';

/** The name of the file, which tools recognise by its ending. */
export const sbomName = 'sbom.cdx.json';

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly description?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A package with its folder in `node_modules`. */
interface Installed extends PackageFile {
  readonly folder: string;
}

/** What the bill is of. */
export interface Subject {
  /** Whether it is the site, which is an application, or the package, which is a library. */
  readonly type: 'application' | 'library';
}

/**
 * Returns the bill of the packages in `folders` of `root`, each version once. `npm sbom` lists either no package,
 * because none is installed with this one, or all that building needs. The same packages always give the same text:
 * there is no time, and the serial number is computed from the content. Throws if a package is missing.
 */
export function sbomOf(root: string, folders: readonly string[], { type }: Subject): string {
  const own = { ...read(join(root, 'package.json')), folder: '' };
  const all = folders.map((folder) => ({ ...read(join(root, 'node_modules', folder, 'package.json')), folder }));
  const packages = [...new Map(all.map((each) => [addressOf(each), each])).values()];
  const checksums = checksumsIn(root);
  const content = {
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: componentOf(own, type),
      licenses: [{ license: { id: 'CC0-1.0' } }],
    },
    components: packages.map((each) => ({
      ...componentOf(each, 'library'),
      ...hashesOf(checksums.get(each.folder)),
      ...(each.name === pdfiumPackage && { components: pdfiumParts.map(partOf) }),
    })),
    dependencies: [
      { ref: addressOf(own), dependsOn: packages.map(addressOf) },
      ...packages.map((each) => ({ ref: addressOf(each), dependsOn: neededBy(each, all) })),
    ],
  };
  const serialNumber = uuidUrn(JSON.stringify(content), sha256);
  const head = { bomFormat: 'CycloneDX', specVersion: '1.6', serialNumber, version: 1 };
  return `${JSON.stringify({ ...head, ...content }, null, 2)}\n`;
}

function read(path: string): PackageFile {
  return JSON.parse(readFileSync(path, 'utf8')) as PackageFile;
}

/** The package URL of a package: `pkg:npm/%40mantine/core@9.7.3`. It identifies it in the bill, too. */
function addressOf({ name, version }: PackageFile): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function componentOf(given: PackageFile, type: Subject['type']) {
  const { name, version, license, description } = given;
  const [group, short] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type,
    'bom-ref': addressOf(given),
    ...(group !== undefined && { group }),
    name: short,
    version,
    ...(description !== undefined && { description }),
    ...(license !== undefined && { licenses: [licenceOf(license)] }),
    purl: addressOf(given),
  };
}

/** The shipped packages that a package names, where Node finds them: in its own folder, or in one above it. */
function neededBy({ folder, dependencies, peerDependencies }: Installed, all: readonly Installed[]): readonly string[] {
  const byFolder = new Map(all.map((each) => [each.folder, each]));
  const found = Object.keys({ ...dependencies, ...peerDependencies }).flatMap((name) => {
    for (let above = folder; ; above = above.replace(/(?:^|\/node_modules\/)(?:@[^/]+\/)?[^/]+$/, '')) {
      const other = byFolder.get(above === '' ? name : `${above}/node_modules/${name}`);
      if (other) return [addressOf(other)];
      if (above === '') return [];
    }
  });
  return [...new Set(found)].sort();
}

/** An ID of the list of SPDX, or an expression of several IDs. */
function licenceOf(license: string): object {
  return /^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license };
}

/** A part of PDFium. Its version is not known, and its licence is named in words. */
function partOf({ name, licence, text }: (typeof pdfiumParts)[number]): object {
  return { type: 'library', name, licenses: [{ license: { name: licence, url: text } }] };
}

/** The SHA-512 of each installed package’s archive, in base64, by folder. */
function checksumsIn(root: string): ReadonlyMap<string, string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly integrity?: string }>>;
  };
  const sums = Object.entries(packages).flatMap(([path, { integrity = '' }]) => {
    const sum = /^sha512-(\S+)$/.exec(integrity)?.[1];
    return sum === undefined ? [] : [[path.replace('node_modules/', ''), sum] as const];
  });
  return new Map(sums);
}

function hashesOf(sum: string | undefined): object {
  return sum === undefined ? {} : { hashes: [{ alg: 'SHA-512', content: Buffer.from(sum, 'base64').toString('hex') }] };
}
