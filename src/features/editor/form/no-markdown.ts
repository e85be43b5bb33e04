/**
 * Stands in for `markdown-to-jsx`, which RJSF imports to show descriptions as Markdown where a form asks for that. None
 * of ours does: every string from a file is shown as text. The build puts this in its place (`vite.config.ts`), and the
 * desk is 25 kB lighter for it.
 */
export function Markdown({ children }: { readonly children?: unknown }): string | null {
  return typeof children === 'string' ? children : null;
}
