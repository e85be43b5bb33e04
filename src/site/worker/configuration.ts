/** The files that tell an engine how to run the worker. Paths in them are relative to the built folder. */

/** The engine behaves as on this day, even in later versions. */
const compatibilityDate = '2026-06-01';

/**
 * The configuration of `workerd` itself (`workerd.capnp`), for loopback only. The command line sets the folder of files
 * (`--directory-path files=…`), because paths in the configuration are relative to the working directory.
 */
export function workerdConfiguration(): string {
  return `using Workerd = import "/workerd/workerd.capnp";

# Run by "npm run start:worker", which sets the folder of files and the address.
const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    (name = "files", disk = (writable = false, allowDotfiles = true)),
    # The worker can access only its own files.
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

/**
 * For Cloudflare's `wrangler deploy`. The worker handles every request, so that all responses have the right headers.
 */
export function wranglerConfiguration(): string {
  const configuration = {
    name: 'assessment-desk',
    main: 'worker.js',
    compatibility_date: compatibilityDate,
    // The worker is already bundled into one module.
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
