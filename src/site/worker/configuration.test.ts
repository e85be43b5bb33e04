import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { workerdConfiguration, wranglerConfiguration } from './build.ts';

describe('the configuration of the worker', () => {
  it('sends every request of a Cloudflare deployment to the worker', () => {
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

  it('limits the local engine to loopback, without network access and without writing', () => {
    const text = workerdConfiguration();
    expect(text).toContain('address = "127.0.0.1:4173"');
    expect(text).toContain('(name = "internet", network = (allow = []))');
    expect(text).toContain('writable = false');
  });

  it('uses the same compatibility date for both engines', () => {
    const { compatibility_date: day } = parse(wranglerConfiguration()) as { compatibility_date: string };
    expect(workerdConfiguration()).toContain(`compatibilityDate = "${day}"`);
  });
});
