import { describe, expect, it } from 'vitest';
import { readArguments } from './options.ts';
import { UsageError } from './usage-error.ts';

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

it('reports an unknown option in one sentence', () => {
  expect(() => readArguments(['check', '--nothing', 'x'])).toThrow(/^Unknown option '--nothing'\.$/);
});

describe('the command line', () => {
  it.each([
    ['a file with nothing else', ['check', 'a.json'], check],
    ['several files in their order', ['check', 'b', 'a', '-'], { ...check, files: ['b', 'a', '-'] }],
    [
      'options before and after',
      ['check', '-q', 'a.json', '--casefile', 'c'],
      { ...check, quiet: true, casefile: 'c' },
    ],
    [
      'values after an equals sign',
      ['check', '--format=sarif', '-o', 'x', 'a.json'],
      { ...check, format: 'sarif', output: 'x' },
    ],
    [
      'a level and a colour',
      ['check', '--fail-on', 'notice', '--color', 'never', 'a.json'],
      { ...check, failOn: 'notice', color: 'never' },
    ],
    ['names that look like options after --', ['check', '--', '--format'], { ...check, files: ['--format'] }],
    ['a casefile from standard input', ['check', '--casefile', '-', 'a.json'], { ...check, casefile: '-' }],
    ['files to hash', ['hash', 'a', '-'], { command: 'hash', files: ['a', '-'] }],
    ['casefiles', ['fingerprint', 'a'], { command: 'fingerprint', files: ['a'] }],
    ['help', ['--help'], { command: 'help', topic: 'all' }],
    ['help on a command', ['check', '--help'], { command: 'help', topic: 'check' }],
    ['help by its command', ['help', 'hash'], { command: 'help', topic: 'hash' }],
    ['a version', ['-V'], { command: 'version' }],
    ['a version after a command', ['hash', '--version'], { command: 'version' }],
  ])('accepts %s', (_, args, command) => {
    expect(readArguments(args)).toEqual(command);
  });

  it.each([
    ['nothing', [], /Specify a command/],
    ['an unknown command', ['lint', 'a'], /Unknown command “lint”/],
    ['no file', ['check'], /at least one file/],
    ['no file to hash', ['hash'], /at least one file/],
    ['an unknown option', ['check', '--fix', 'a'], /--fix/],
    ['an option of another command', ['hash', '--format', 'json', 'a'], /--format/],
    ['an unknown format', ['check', '--format', 'xml', 'a'], /Invalid value “xml” for --format. Use text, json, sarif/],
    [
      'an unknown level',
      ['check', '--fail-on', 'warning', 'a'],
      /Invalid value “warning” for --fail-on. Use error, violation, notice/,
    ],
    ['an unknown colour', ['check', '--color', 'red', 'a'], /auto, always, never/],
    ['an option without its value', ['check', 'a', '--casefile'], /--casefile/],
    ['standard input twice', ['check', '-', '-'], /only once/],
    ['standard input as both', ['check', '--casefile', '-', '-'], /only once/],
    ['help on an unknown command', ['help', 'lint'], /Unknown command “lint”/],
  ])('rejects %s', (_, args, words) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(words);
  });
});
