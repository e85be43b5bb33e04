/**
 * Puts the package to publish into a folder: the built package, with a package.json that names the repository and the
 * site of the release (`release-manifest.ts`). The package.json of the repository is not changed.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseManifest, releaseProblems, type Manifest } from './release-manifest.ts';

const root = join(import.meta.dirname, '../..');
const built = 'dist-package';

function fail(...problems: readonly string[]): never {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exit(1);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) fail('Usage: tsx src/tools/prepare-release.ts FOLDER');
if (existsSync(folder)) fail(`“${folder}” exists already. Name a new folder.`);
if (!existsSync(join(root, built))) fail(`“${built}” is missing. Run “npm run build:package”.`);

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
const changelog = readFileSync(join(root, '.github/CHANGELOG.md'), 'utf8');
const problems = releaseProblems(manifest, changelog, process.env);
if (problems.length > 0) fail(...problems);

const published = `${JSON.stringify(releaseManifest(manifest, process.env), null, 2)}\n`;
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), published);
for (const name of [built, 'LICENSE', 'README.md']) cpSync(join(root, name), join(folder, name), { recursive: true });
