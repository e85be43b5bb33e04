import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mayBeDocument } from '../core/files/may-be-document.ts';

interface Manifest {
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
  readonly file_handlers: readonly { readonly action: string; readonly accept: Readonly<Record<string, string[]>> }[];
}

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest;

describe('the manifest of the installed application', () => {
  it('works in any folder of a host', () => {
    expect([manifest.start_url, manifest.scope]).toEqual(['./', './']);
    for (const { action } of manifest.file_handlers) expect(action).toBe('./');
  });

  it('registers an ending that is opened as a document, and a media type of our own: a system may open every file of it', () => {
    const accepted = manifest.file_handlers.flatMap(({ accept }) => Object.entries(accept));
    expect(accepted.flatMap(([, endings]) => endings)).toEqual(['.assessmentdesk']);
    expect(mayBeDocument('north-channel.assessmentdesk', '')).toBe(true);
    for (const [type] of accepted) expect(type).toMatch(/^application\/x\.assessment-desk\.[a-z]+\+json$/);
  });

  it('names icons that exist and have the stated size', () => {
    for (const { src, sizes, type } of manifest.icons) {
      const bytes = readFileSync(`public/${src}`);
      if (type !== 'image/png') continue;
      // The size is in the header chunk of a PNG file (PNG specification, 11.2.1).
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});
