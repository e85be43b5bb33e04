import { describe, expect, it } from 'vitest';
import { readArguments } from './options.ts';
import { UsageError } from './host.ts';

const check = {
  command: 'check',
  files: ['a.json'],
  casefile: undefined,
  format: 'text',
  output: undefined,
  failOn: undefined,
  config: undefined,
  stdinName: undefined,
  quiet: false,
  verbose: false,
  watch: false,
  color: 'auto',
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
