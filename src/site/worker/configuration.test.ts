import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { workerdConfiguration, wranglerConfiguration } from './configuration.ts';

describe('the configuration of the worker', () => {
  it('sends every request of a Cloudflare deployment to the worker, which alone answers with its files', () => {
    expect(parse(wranglerConfiguration())).toMatchObject({
      main: 'worker.js',
      no_bundle: true,
      assets: {
        directory: './assets',
        binding: 'ASSETS',
        run_worker_first: true,
        html_handling: 'none',
        not_found_handling: 'none',
      },
    });
  });

  it('keeps the local engine on this machine, away from the network, and from writing', () => {
    const text = workerdConfiguration();
    expect(text).toContain('address = "127.0.0.1:4173"');
    expect(text).toContain('(name = "internet", network = (allow = []))');
    expect(text).toContain('writable = false');
  });

  it('runs both engines with the behaviour of the same day', () => {
    const { compatibility_date: day } = parse(wranglerConfiguration()) as { compatibility_date: string };
    expect(workerdConfiguration()).toContain(`compatibilityDate = "${day}"`);
  });
});
