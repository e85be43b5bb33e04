/**
 * `_headers`, which Netlify and Cloudflare Pages read from the top of the published folder. Both apply every block whose
 * path fits; of a header that two of them name, the values are joined by commas, or the last wins. So here no two blocks
 * that fit the same path name the same header, and `*` stands only at the end, where both take it for anything.
 */
import type { SitePlace } from '../place.ts';
import { commonHeaders, headersFor } from '../serving/headers.ts';
import { without, type HostHeaders } from './header-groups.ts';

/** Cloudflare Pages takes no more blocks than this, and no longer lines. */
export const limits = { blocks: 100, lineLength: 2000 } as const;

function block(pattern: string, headers: HostHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}

/**
 * The text for a site of `files`, paths without leading slashes. Files in `assets/` are one block: hosts know their
 * media types by their extensions, and the policy that scripts need does the others no harm.
 */
export function headersFile(files: readonly string[], place: SitePlace): string {
  const single = files.filter((path) => !path.startsWith('assets/') && path !== '_headers').sort();
  const common = Object.keys(commonHeaders);
  const blocks = [
    block('/*', commonHeaders),
    block('/assets/*', without(headersFor('assets/any.js', place), 'Content-Type', ...common)),
    ...['', ...single].map((path) => block(`/${path}`, without(headersFor(path, place), ...common))),
  ];
  return `# Made by the build for Netlify and Cloudflare Pages; other hosts have no use for it.\n${blocks.join('')}`;
}
