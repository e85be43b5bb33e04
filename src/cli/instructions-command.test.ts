import { describe, expect, it } from 'vitest';
import { contractInstructions } from '../core/reference/instructions.ts';
import { sampleAssessment, sampleCasefile, sampleWorkspace } from '../core/files/sample.fixtures.ts';
import { writeAssessment, writeCasefile, writeDesk } from '../core/files/write.ts';
import { runWith } from './host.fixtures.ts';

const files = {
  casefile: writeCasefile(sampleCasefile),
  desk: writeDesk(sampleWorkspace),
  assessment: writeAssessment(sampleAssessment),
  broken: '{',
};

describe('instructions', () => {
  it('prints the contract alone', async () => {
    expect(await runWith({}, ['instructions'])).toMatchObject({ exitCode: 0, out: contractInstructions(), err: '' });
  });

  it('adds the sources of a casefile or a desk file', async () => {
    for (const file of ['casefile', 'desk']) {
      const { exitCode, out, err } = await runWith(files, ['instructions', file]);
      expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
      const passages = sampleCasefile.observations.flatMap((observation) => observation.passages);
      for (const { passage_id: id, text } of passages) {
        expect(out).toContain(`\`${id}\`\n\n\`\`\`passage\n> ${text.replaceAll('\n', '\n> ')}\n`);
      }
      expect(out).toMatch(/`casefile_fingerprint_sha256`: `[0-9a-f]{64}`/);
    }
  });

  it('adds the claims of an assessment', async () => {
    expect((await runWith(files, ['instructions', 'assessment'])).out).toContain('## Claims of the draft');
  });

  it('reports a broken and a missing file', async () => {
    for (const file of ['broken', 'missing']) {
      const { exitCode, out, err } = await runWith(files, ['instructions', file]);
      expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
      expect(err).toMatch(new RegExp(`^${file}: `));
    }
  });
});
