import { describe, expect, it } from 'vitest';
import { readArguments } from './options.ts';
import { UsageError } from './host.ts';
import { sampleWorkspace } from '../core/files/sample.fixtures.ts';
import { writeDesk } from '../core/files/write.ts';
import { encrypt } from '../encryption/age.ts';
import { runWith } from './host.fixtures.ts';
import { findSpots } from './report.ts';
import { entryName } from './check-file.ts';

const none = { casefile: undefined, output: undefined, failOn: undefined, config: undefined, stdinName: undefined };
const check = {
  command: 'check',
  files: ['a.json'],
  format: 'text',
  color: 'auto',
  ...none,
  quiet: false,
  verbose: false,
  watch: false,
};

const accepted = [
  ['check a.json', check],
  ['check b a -', { ...check, files: ['b', 'a', '-'] }],
  ['check -q a.json --casefile c', { ...check, quiet: true, casefile: 'c' }],
  ['check --format=sarif -o x a.json', { ...check, format: 'sarif', output: 'x' }],
  ['check --fail-on notice --color never a.json', { ...check, failOn: 'notice', color: 'never' }],
  // A name that looks like an option.
  ['check -- --format', { ...check, files: ['--format'] }],
  ['check --casefile - a.json', { ...check, casefile: '-' }],
  ['hash a -', { command: 'hash', files: ['a', '-'] }],
  ['fingerprint a', { command: 'fingerprint', files: ['a'] }],
  ['--help', { command: 'help', topic: 'all' }],
  ['check --help', { command: 'help', topic: 'check' }],
  ['help hash', { command: 'help', topic: 'hash' }],
  ['-V', { command: 'version' }],
  ['hash --version', { command: 'version' }],
] as const;

const rejected = [
  ['', /Specify a command/],
  ['lint a', /Unknown command “lint”/],
  ['help lint', /Unknown command “lint”/],
  ['check', /at least one file/],
  ['hash', /at least one file/],
  ['check --fix a', /^Unknown option '--fix'\.$/],
  ['hash --format json a', /--format/],
  ['check --format xml a', /Invalid value “xml” for --format. Use text, json, sarif/],
  ['check --fail-on warning a', /Invalid value “warning” for --fail-on. Use error, violation, notice/],
  ['check --color red a', /auto, always, never/],
  ['check a --casefile', /--casefile/],
  ['check - -', /only once/],
  ['check --casefile - -', /only once/],
] as const;

const argumentsOf = (line: string) => line.split(' ').filter((word) => word !== '');

describe('the command line', () => {
  it('is read with options before and after the files', () => {
    expect(accepted.map(([line]) => [line, readArguments(argumentsOf(line))])).toEqual(accepted);
  });

  it('is rejected in one sentence', () => {
    for (const [line, words] of rejected) {
      expect(() => readArguments(argumentsOf(line)), line).toThrow(UsageError);
      expect(() => readArguments(argumentsOf(line)), line).toThrow(words);
    }
  });
});

const text = writeDesk(sampleWorkspace);
const file = await encrypt(new TextEncoder().encode(text), 'a long passphrase', 1);
const name = 'x.desk.json.age';
const checkEncrypted = (env: Readonly<Record<string, string>>, args = ['check', name]) =>
  runWith({ [name]: file }, args, { env });

describe('an encrypted file on the command line', () => {
  it('is checked like its content, with the passphrase from the environment', async () => {
    const plain = await runWith({ [name.slice(0, -4)]: text }, ['check', name.slice(0, -4)]);
    const decrypted = await checkEncrypted({ ASSESSMENT_DESK_PASSPHRASE: 'a long passphrase' });
    expect(decrypted.out.replaceAll(name, 'x.desk.json')).toBe(plain.out);
    expect(decrypted.exitCode).toBe(plain.exitCode);
  });

  it('needs the right passphrase', async () => {
    for (const [env, words] of [
      [{}, 'is encrypted. Set the environment variable ASSESSMENT_DESK_PASSPHRASE'],
      [
        { ASSESSMENT_DESK_PASSPHRASE: 'another passphrase' },
        'Could not decrypt “x.desk.json.age”. This passphrase does not open the file.',
      ],
    ] as const) {
      const { exitCode, out, err } = await checkEncrypted(env);
      expect(exitCode).toBe(2);
      expect(out + err).toContain(words);
    }
  });

  it('is never replaced by its content', async () => {
    const ran = await checkEncrypted({ ASSESSMENT_DESK_PASSPHRASE: 'a long passphrase' }, ['fmt', name]);
    expect(ran).toMatchObject({ exitCode: 2, written: {} });
    expect(ran.err).toContain('fmt would write it without encryption');
  });
});

describe('places in the text of a file', () => {
  it('have the right length for 10 MB of escapes', () => {
    const escapes = '\\n'.repeat(5_000_000);
    const spotOf = findSpots('x.json', `{"a": "${escapes}", "b": [1]}`, ['/a', '/b']);
    expect(spotOf('/a')).toEqual({ file: 'x.json', line: 1, column: 7, offset: 6, length: 10_000_002 });
    expect(spotOf('/b')).toMatchObject({ offset: 10_000_015, length: 1 });
  });

  it('are found for a hundred thousand values on one line', () => {
    const pointers = Array.from({ length: 100_000 }, (_, index) => `/${String(index)}`);
    const spotOf = findSpots('x.json', `[${'"😀",'.repeat(99_999)}1]`, pointers);
    expect(spotOf('/99999')).toEqual({ file: 'x.json', line: 1, column: 399_998, offset: 399_997, length: 1 });
  });
});

const document = {
  claims: [{ claim_id: 'C-001' }, { claim_id: '' }, null, { claim_id: ['C-004'] }],
  power_bases: [{ power_basis_id: 'PB-001' }],
  intent_hypotheses: [{ hypothesis_id: 'IH-001' }],
  contradictions: [{}],
  unknowns: ['Who?'],
  observations: [{ observation_id: 12 }],
  actors: [{ actor_id: 'velmara' }],
};

it('entryName calls an entry by its ID, or else by its number', () => {
  const names = {
    '/claims/0/span/start': 'claim C-001',
    '/claims/0': 'claim C-001',
    '/claims/1/proposition': 'claim 2',
    '/claims/2': 'claim 3',
    '/claims/3': 'claim 4',
    '/claims/9': 'claim 10',
    '/unknowns/0': 'unknown 1',
    '/power_bases/0/evidence/3': 'power basis PB-001',
    '/intent_hypotheses/0/topic': 'intent hypothesis IH-001',
    '/contradictions/0/left_claim_id': 'contradiction 1',
    '/observations/0/passages/0/text': 'observation 12',
    '/actors/0/names/0': 'actor velmara',
    '': null,
    '/claims': null,
    '/producer/name': null,
    '/observation_ids/0': null,
    '/constructor/0': null,
    '/claims/length': null,
  };
  for (const [path, name] of Object.entries(names)) expect(entryName(document, path), path).toBe(name);
});
