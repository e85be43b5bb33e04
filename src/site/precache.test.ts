import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { precacheEntry } from './precache.ts';

describe('precached', () => {
  const integrity = `sha256-${createHash('sha256').update('text').digest('base64')}`;

  it('gives a file with a fixed name a revision that changes with its bytes', () => {
    expect(precacheEntry('index.html', 'text')).toEqual({ url: 'index.html', revision: integrity.slice(7), integrity });
    expect(precacheEntry('index.html', 'text ').revision).not.toBe(integrity.slice(7));
  });

  it('needs no revision if the name contains a hash', () => {
    for (const url of ['assets/main-abc.js', 'wasm/pdf.worker-abc.js']) {
      expect(precacheEntry(url, Buffer.from('text'))).toEqual({ url, revision: null, integrity });
    }
  });
});
