/** Builds the samples of the application from the prose and the data in this folder. */
import { sha256 } from '@noble/hashes/sha2.js';
import type { JsonObject } from '../../core/json/json.ts';
import type { Assessment } from '../../core/assessment/types.generated.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { writeAssessment, writeCasefile, writeDesk } from '../../core/files/write.ts';
import { brokenAssessment, brokenCasefile } from './broken.ts';
import { finishedAssessment, sampleCasefile } from './finished.ts';

/** A file to write, its path relative to the top of the repository. */
export interface SampleFile {
  readonly path: string;
  readonly content: string;
}

/** The samples as workspaces. */
export interface Samples {
  readonly finished: Workspace;
  /** A draft with a finding of every rule. */
  readonly broken: Workspace;
}

/** Returns an assessment as a JSON value. Interfaces have no index signature, so this cannot be inferred. */
function asObject(assessment: Assessment): JsonObject {
  return assessment as unknown as JsonObject;
}

/** Builds the samples as workspaces. Throws if the sources are inconsistent. */
export async function buildSamples(): Promise<Samples> {
  const casefile = await sampleCasefile(sha256);
  const assessment = finishedAssessment(casefile, sha256);
  const finished = { title: 'The Strait of Hesper: who may pilot it', assessment: asObject(assessment), casefile };
  const broken = {
    title: 'A broken draft, to see every check at work',
    assessment: brokenAssessment(casefile, assessment),
    casefile: brokenCasefile(casefile),
  };
  return { finished, broken };
}

/** Returns the sample files of `public/samples`. The same sources always give the same bytes. */
export async function generateSamples(): Promise<readonly SampleFile[]> {
  const { finished, broken } = await buildSamples();
  const file = (name: string, content: string): SampleFile => ({ path: `public/samples/${name}`, content });
  return [
    ...(finished.casefile ? [file('strait-of-hesper.casefile.json', writeCasefile(finished.casefile))] : []),
    file('strait-of-hesper.assessment.json', writeAssessment(finished.assessment)),
    file('finished.desk.json', writeDesk(finished)),
    file('broken.desk.json', writeDesk(broken)),
  ];
}
