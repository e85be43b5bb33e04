/** The content security policy of the page, and the Vite plugin that adds it to a build. */
import type { Plugin } from 'vite';

/**
 * The page may load only its own files, from its own origin. There is no `unsafe-eval` and no `unsafe-inline`.
 * `frame-ancestors` does not work in a meta element, so hosts set it as a header.
 */
const directives = [
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
];

export const policy = directives.join('; ');

/**
 * The folder for the scripts of workers that run WebAssembly. A worker follows the policy of its own response, so only
 * their responses allow it, and the page does not. The folder is not in `assets/`, because hosts would join two
 * policies.
 */
export const wasmWorkerFolder = 'wasm/';

/** The policy of scripts in that folder. It allows WebAssembly, and still no `eval`. */
export const wasmWorkerPolicy = directives
  .map((directive) => (directive === "script-src 'self'" ? `${directive} 'wasm-unsafe-eval'` : directive))
  .join('; ');

/** Adds the policy to the built page. The development page has none, because hot reload needs inline scripts. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
    ],
  };
}
