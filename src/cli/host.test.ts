import { describe, expect, it } from 'vitest';
import { writeAssessment, writeCasefile, writeDesk } from '../core/files/write.ts';
import { workspaceOf } from '../core/rules/example-workspace.ts';
import { runWith } from './host.fixtures.ts';

/** Clears the screen, returns to the start, sets a title with C1 controls, and reverses what follows. */
const attack = '\u001b[2J\r\u009d0;x\u009c\u202e\u2066\nAll checks passed';
// oxlint-disable-next-line no-control-regex -- they are the subject
const controls = /[\0-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;

const workspace = workspaceOf({
  title: attack,
  assessment: { '/claims/0/proposition': attack, '/claims/0/claim_id': `C${attack}`, [`/${attack}`]: attack },
  casefile: { actors: [{ actor_id: 'a', names: [attack], publisher_hosts: [] }] },
});
const changed = workspaceOf({ title: 'x', assessment: { '/claims/0/proposition': `${attack}2` } });
const assessment = writeAssessment(workspace.assessment);
const broken = `${assessment.slice(0, -3)},"${attack.slice(6).replace('\n', ' ')}":`;
const files = {
  desk: writeDesk(workspace),
  changed: writeDesk(changed),
  assessment,
  casefile: workspace.casefile ? writeCasefile(workspace.casefile) : '',
  broken,
  [attack]: JSON.stringify(JSON.parse(assessment)),
  [`${attack}casefile`]: workspace.casefile ? writeCasefile(workspace.casefile) : '',
};

/** Commands whose output is lines for people. */
const lines: readonly (readonly string[])[] = [
  ['check', 'desk', attack],
  ['compare', 'desk', 'changed', '--verbose'],
  ['fmt', '--check', attack],
  ['fmt', attack],
  ['fingerprint', `${attack}casefile`],
  ['hash', attack],
  ['check', 'broken', 'missing', `missing${attack}`],
  ['extract', '--format', 'parts', attack],
  ['verify-origin', `${attack}casefile`, attack],
  ['export', '--to', 'ris', `missing${attack}`],
  ['instructions', 'broken'],
  ['explain', attack],
  [attack],
  ['check', `--${attack}`],
];

describe('text of a file in the output', () => {
  it.each(lines.map((args) => ({ command: args[0] === attack ? 'a mistyped command' : args[0], args })))(
    'has no effect on a terminal, and is never a line of its own: $command',
    async ({ args }) => {
      for (const outIsTerminal of [true, false]) {
        const { out, err } = await runWith(files, [...args, ...(args[0] === 'check' ? ['--no-color'] : [])], {
          outIsTerminal,
        });
        expect(out + err).not.toBe('');
        expect(out + err).not.toMatch(controls);
        expect((out + err).split('\n')).not.toContain('All checks passed');
      }
    },
  );

  it('is visible in data that a terminal shows, and exact in data for a file or another program', async () => {
    const given = { ...files, '-': files.desk };
    for (const command of ['instructions desk', 'export desk --to annotations.jsonld', 'fmt -']) {
      const piped = await runWith(given, command.split(' '));
      const shown = await runWith(given, command.split(' '), { outIsTerminal: true });
      expect(shown.out).not.toMatch(controls);
      expect(shown.out).toContain('⟨U+009D⟩');
      expect(piped.out).toContain('\u009d');
    }
  });
});
