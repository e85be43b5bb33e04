/**
 * Replaces `markdown-to-jsx`, which RJSF imports to render descriptions as Markdown on request. Our forms never request
 * it, because every string from a file is shown as text. The build aliases the package to this file (`vite.config.ts`),
 * which saves 25 kB.
 */
export function Markdown({ children }: { readonly children?: unknown }): string | null {
  return typeof children === 'string' ? children : null;
}
