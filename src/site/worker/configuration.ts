/** The files that tell an engine how to run the worker. Paths in them are relative to the built folder. */

/** The engine's behaviour as of this day; a later engine keeps it. */
const compatibilityDate = '2026-06-01';

/**
 * For `workerd` itself (its schema, `workerd.capnp`): loopback only. The folder of files is named by the command line
 * (`--directory-path files=…`), because the engine takes paths in here as relative to where it is started.
 */
export function workerdConfiguration(): string {
  return `using Workerd = import "/workerd/workerd.capnp";

# Run by "npm run start:worker", which names the folder of files and the address.
const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    (name = "files", disk = (writable = false, allowDotfiles = true)),
    # The worker reaches its own files and nothing else.
    (name = "internet", network = (allow = [])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:4173", http = (), service = "site")],
);

const site :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "${compatibilityDate}",
  bindings = [(name = "ASSETS", service = "files")],
);
`;
}

/** For Cloudflare's `wrangler deploy`. Every request goes to the worker, so that every answer has the same headers. */
export function wranglerConfiguration(): string {
  const configuration = {
    name: 'assessment-desk',
    main: 'worker.js',
    compatibility_date: compatibilityDate,
    // The worker is one finished module; there is nothing left to bundle.
    no_bundle: true,
    assets: {
      directory: './assets',
      binding: 'ASSETS',
      run_worker_first: true,
      html_handling: 'none',
      not_found_handling: 'none',
    },
  };
  return `// Deploy with "npx wrangler deploy" in this folder.\n${JSON.stringify(configuration, null, 2)}\n`;
}
