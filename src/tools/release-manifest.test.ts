import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { releaseManifest, releaseProblems, type Manifest } from './release-manifest.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const environment = {
  GITHUB_REF_TYPE: 'tag',
  GITHUB_REF_NAME: 'v1.2.3',
  GITHUB_SERVER_URL: 'https://git.example',
  GITHUB_REPOSITORY: 'ada/assessment-desk',
  SITE_URL: 'https://desk.example/app/',
};

describe('the manifest to publish', () => {
  it('names the repository and the site of the release, and nothing that only building needs', () => {
    const { repository, homepage, ...rest } = releaseManifest(manifest, environment);
    expect(repository).toEqual({ type: 'git', url: 'git+https://git.example/ada/assessment-desk.git' });
    expect(homepage).toBe('https://desk.example/app/');
    const { devDependencies, overrides, scripts, ...published } = manifest;
    expect(rest).toEqual(published);
    expect([devDependencies, overrides, scripts].every((member) => member !== undefined)).toBe(true);
  });

  it('has no homepage without a site, and no address that the environment does not name', () => {
    expect(releaseManifest(manifest, { ...environment, SITE_URL: '' })).not.toHaveProperty('homepage');
    expect(() => releaseManifest(manifest, {})).toThrow('The repository is not known');
    expect(() => releaseManifest(manifest, { ...environment, SITE_URL: 'desk' })).toThrow('SITE_URL is “desk”');
  });

  it('keeps a prerelease from those who do not ask for it', () => {
    expect(releaseManifest({ version: '1.0.0-rc.1' }, environment)['publishConfig']).toEqual({ tag: 'next' });
    expect(releaseManifest({ version: '1.0.0' }, environment)).not.toHaveProperty('publishConfig');
  });

  it('is in no repository: a fork would publish the address of another one', () => {
    for (const name of ['repository', 'homepage', 'bugs']) expect(manifest).not.toHaveProperty(name);
  });
});

describe('a release', () => {
  const changelog = '# Changelog\n\n## 1.2.5 – unreleased\n\n## 1.2.3 – 2026-11-23\n\n## 1.2.30\n';

  it('has the tag of its version and a section in the changelog', () => {
    const problems = (version: string, tag?: string) =>
      releaseProblems({ version }, changelog, {
        GITHUB_REF_NAME: 'v1.2.3',
        ...(tag && { ...environment, GITHUB_REF_NAME: tag }),
      });
    const tagMustBe = (version: string, is: string) =>
      `The tag must be v${version}, the version in package.json. It is ${is}.`;
    const noSection = (version: string) =>
      `CHANGELOG.md has no section “## ${version} – ” with the date of the release.`;
    expect(problems('1.2.3', 'v1.2.3')).toEqual([]);
    expect(problems('1.2.4', 'v1.2.3')).toEqual([tagMustBe('1.2.4', 'v1.2.3'), noSection('1.2.4')]);
    expect(problems('1.2.5', 'v1.2.5')).toEqual([noSection('1.2.5')]);
    expect(problems('1.2.3')).toEqual([tagMustBe('1.2.3', 'missing')]);
  });
});

describe('the workflows', () => {
  const workflow = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');
  const [, testing = '', publishing = ''] = workflow('release')
    .split(/^ {2}(?=\w+:$)/m)
    .slice(-3);

  it('run all tests before a release is published with provenance', () => {
    expect(testing).toContain('uses: ./.github/workflows/nightly.yml\n');
    expect(workflow('nightly')).toContain('  workflow_call:\n');
    expect(workflow('nightly')).toContain('- run: npm run test:all\n');
    expect(publishing).toContain('needs: test\n');
    expect(publishing).toContain('src/tools/prepare-release.ts "$RUNNER_TEMP/package"\n');
    expect(publishing).toContain('npm publish "$RUNNER_TEMP/package" --provenance --access public\n');
  });

  it('have a right only in the job that needs it', () => {
    expect(workflow('release')).toContain('\npermissions: {}\n');
    expect(testing).toContain('permissions:\n      contents: read\n    uses');
    expect(publishing).toContain('permissions:\n      contents: read\n      id-token: write\n    runs-on');
  });

  it('name every action of others by the hash of its commit', () => {
    const files = readdirSync('.github', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.yml'));
    const used = files.flatMap((path) =>
      [...readFileSync(`.github/${path}`, 'utf8').matchAll(/uses: (.*)/g)].map(([, name]) => name),
    );
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name = '') => !/^\.\/|@[0-9a-f]{40} # v[\d.]+$/.test(name))).toEqual([]);
  });
});

describe('the changelog', () => {
  const changelog = readFileSync('.github/CHANGELOG.md', 'utf8');

  it('has the sections of Keep a Changelog in order, each once, and the version in package.json first', () => {
    const kinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    for (const section of changelog.split(/^## /m).slice(1)) {
      const found = Array.from(section.matchAll(/^### (.*)$/gm), ([, kind]) => kind);
      expect(found).toEqual(kinds.filter((kind) => found.includes(kind)));
    }
    const headings = Array.from(changelog.matchAll(/^## (.*)$/gm), ([, heading = '']) => heading);
    const versions = headings.map((heading) => heading.split(' ')[0] ?? '');
    expect(versions).toEqual(versions.toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true })));
    expect(headings[0]?.replace(/\d{4}-\d\d-\d\d$/, 'unreleased')).toBe(`${manifest.version} – unreleased`);
  });
});
