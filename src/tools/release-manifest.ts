/** The package.json of a published package: that of the repository, with what only a release knows. */

import { readSiteUrl } from '../site/place.ts';

/** A package.json. */
export type Manifest = Readonly<Record<string, unknown>> & { readonly version: string };

/** The environment of a release, as GitHub Actions sets it. */
export interface ReleaseEnvironment {
  /** `tag` in the run of a tag. */
  readonly GITHUB_REF_TYPE?: string | undefined;
  /** The name of the tag: 'v1.2.3'. */
  readonly GITHUB_REF_NAME?: string | undefined;
  /** 'https://github.com' */
  readonly GITHUB_SERVER_URL?: string | undefined;
  /** 'owner/name' */
  readonly GITHUB_REPOSITORY?: string | undefined;
  /** The address of the published site, if there is one. */
  readonly SITE_URL?: string | undefined;
}

/** Members that only building needs. */
const notPublished: ReadonlySet<string> = new Set(['devDependencies', 'overrides', 'scripts']);

/**
 * Returns the manifest to publish. `repository` is the one that runs the release, as provenance requires, and
 * `homepage` the site that it publishes. Nothing is added that the environment does not say. Throws if the environment
 * is not that of a release.
 */
export function releaseManifest(manifest: Manifest, environment: ReleaseEnvironment): Manifest {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, SITE_URL } = environment;
  const homepage = readSiteUrl(SITE_URL);
  if (!server || !repository) {
    throw new Error('The repository is not known. Set GITHUB_SERVER_URL and GITHUB_REPOSITORY.');
  }
  return {
    ...Object.fromEntries(Object.entries(manifest).filter(([name]) => !notPublished.has(name))),
    version: manifest.version,
    repository: { type: 'git', url: `git+${new URL(`${repository}.git`, `${server}/`).href}` },
    ...(homepage !== undefined && { homepage }),
    // A version such as 1.0.0-rc.1 is not what people get who do not ask for it.
    ...(manifest.version.includes('-') && { publishConfig: { tag: 'next' } }),
  };
}

/** Returns why a version cannot be released; empty if it can. */
export function releaseProblems(
  { version }: Manifest,
  changelog: string,
  { GITHUB_REF_TYPE: kind, GITHUB_REF_NAME: name }: ReleaseEnvironment,
): readonly string[] {
  // “1.2.3 – unreleased” is being made.
  const sections = Array.from(changelog.matchAll(/^## (\S+) – \d{4}-\d\d-\d\d$/gm), ([, heading]) => heading);
  return [
    ...(kind === 'tag' && name === `v${version}`
      ? []
      : [
          `The tag must be v${version}, the version in package.json. It is ${kind === 'tag' ? (name ?? '') : 'missing'}.`,
        ]),
    ...(sections.includes(version)
      ? []
      : [`CHANGELOG.md has no section “## ${version} – ” with the date of the release.`]),
  ];
}
