import type { Plugin } from 'vite';

/**
 * What the page may load and talk to: its own origin, for its own files (decisions.md, 5). There is no `unsafe-eval`
 * and no `unsafe-inline`. `frame-ancestors` cannot stand in a meta element; hosts set it as a header.
 */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Puts the policy in the built page. The development server is left alone: its hot reload needs inline scripts. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
    ],
  };
}
