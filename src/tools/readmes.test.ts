/** Tests that the relative links of all READMEs work, and that the first one stays short. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../site/publish-documents.ts';

const root = join(import.meta.dirname, '../..');
const pages = sourceFiles().filter((path) => path.endsWith('.md'));

/** Returns the targets of a page's links and images that lead to a file or heading, and not to an entry of the help. */
function relativeTargets(markdown: string): readonly string[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target ?? '')
    .filter((target) => !/:\/\/|^entry:/.test(target));
}

const slugsOf = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    (heading ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the READMEs', () => {
  it.each(pages)('%s has no broken link', (page) => {
    const markdown = readFileSync(join(root, page), 'utf8');
    const broken = relativeTargets(markdown).filter((target) =>
      target.startsWith('#')
        ? !slugsOf(markdown).includes(target.slice(1))
        : !existsSync(join(root, dirname(page), target)),
    );
    expect(broken).toEqual([]);
  });

  it('start with a README.md of at most 250 lines and 14 KB', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    expect(readme.split('\n').length).toBeLessThanOrEqual(250);
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(14 * 1024);
  });
});
