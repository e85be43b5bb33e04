import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { describe, expect, it } from 'vitest';
import { pdfiumPackage, pdfiumParts } from './pdfium-parts.ts';
import { sbomOf } from './sbom.ts';

const names = [pdfiumPackage, '@mantine/core', '@mantine/hooks', 'canonicalize', 'react', 'react-dom', 'saxes'];
const text = sbomOf('.', names, { type: 'application' });

interface Component {
  readonly name: string;
  readonly purl: string;
  readonly hashes?: readonly { readonly content: string }[];
  readonly components?: readonly { readonly name: string }[];
}
interface Bill {
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}
const bill = JSON.parse(text) as Bill;
const installed = (name: string): string =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version;

describe('the software bill of materials', () => {
  it('is valid CycloneDX for the validator of CycloneDX', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(await validator.validate(text)).toBeNull();
    const errors = await validator.validate(text.replace('"SHA-512"', '"SHA-5"'));
    expect(errors).not.toBeNull();
  });

  it('lists each package with its version, its checksum and its address', () => {
    const listed = bill.components.map(({ purl }) => purl);
    expect(listed).toEqual(names.map((name) => `pkg:npm/${name.replace('@', '%40')}@${installed(name)}`));
    for (const { hashes } of bill.components) expect(hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  });

  it('lists the parts of PDFium, which its package does not', () => {
    const [pdfium] = bill.components;
    expect(pdfium?.components?.map(({ name }) => name)).toEqual(pdfiumParts.map(({ name }) => name));
  });

  it('says which package needs which', () => {
    const react = `pkg:npm/react@${installed('react')}`;
    const needs = bill.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/react-dom@'));
    expect(needs?.dependsOn).toEqual([react]);
    expect(bill.dependencies[0]?.dependsOn).toHaveLength(names.length);
  });

  it('lists every version of a package once, and says which one another package uses', async () => {
    const root = await mkdtemp(join(tmpdir(), 'desk-sbom-'));
    const write = async (folder: string, name: string, version: string, dependencies: object = {}): Promise<void> => {
      await mkdir(join(root, folder), { recursive: true });
      const content = { name, version, license: 'MIT', dependencies };
      await writeFile(join(root, folder, 'package.json'), JSON.stringify(content));
    };
    const folders = ['a', 'a/node_modules/b', 'a/node_modules/b/node_modules/c', 'b', 'c', 'd/node_modules/b'];
    try {
      await write('.', 'own', '0.1.0');
      await writeFile(join(root, 'package-lock.json'), '{"packages": {}}');
      for (const [at, folder] of folders.entries()) {
        const version = folder === 'd/node_modules/b' ? '3.0.0' : `${at}.0.0`;
        await write(`node_modules/${folder}`, folder.slice(-1), version, { b: '*', c: '*', missing: '*' });
      }
      const { components, dependencies } = JSON.parse(sbomOf(root, folders, { type: 'library' })) as Bill;
      expect(components.map(({ purl }) => purl.slice('pkg:npm/'.length))).toEqual([
        ...['a@0.0.0', 'b@1.0.0', 'c@2.0.0', 'b@3.0.0', 'c@4.0.0'],
      ]);
      const needs = dependencies.map(({ ref, dependsOn }) =>
        [ref, ...dependsOn].map((each) => each.slice(8)).join(' '),
      );
      expect(needs.slice(1)).toEqual([
        'a@0.0.0 b@1.0.0 c@4.0.0',
        'b@1.0.0 b@1.0.0 c@2.0.0',
        'c@2.0.0 b@1.0.0 c@2.0.0',
        'b@3.0.0 b@3.0.0 c@4.0.0',
        'c@4.0.0 b@3.0.0 c@4.0.0',
      ]);
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  });

  it('is the same each time, and has another serial number for other packages', () => {
    expect(sbomOf('.', names, { type: 'application' })).toBe(text);
    const serial = (bills: string) => (JSON.parse(bills) as { serialNumber: string }).serialNumber;
    expect(serial(sbomOf('.', names.slice(1), { type: 'application' }))).not.toBe(serial(text));
  });
});
