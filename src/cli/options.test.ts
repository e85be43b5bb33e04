import { describe, expect, it } from 'vitest';
import { readArguments, UsageError } from './options.ts';

const check = {
  command: 'check',
  files: ['a.json'],
  casefile: undefined,
  format: 'text',
  output: undefined,
  failOn: 'error',
  quiet: false,
  verbose: false,
  color: 'auto',
};

it('says of an option that there is none, and no more', () => {
  expect(() => readArguments(['check', '--nothing', 'x'])).toThrow(/^Unknown option '--nothing'\.$/);
});

describe('the command line', () => {
  it.each([
    ['a file with nothing else', ['check', 'a.json'], check],
    ['several files in their order', ['check', 'b', 'a', '-'], { ...check, files: ['b', 'a', '-'] }],
    [
      'options before and behind',
      ['check', '-q', 'a.json', '--casefile', 'c'],
      { ...check, quiet: true, casefile: 'c' },
    ],
    [
      'values behind an equals sign',
      ['check', '--format=sarif', '-o', 'x', 'a.json'],
      { ...check, format: 'sarif', output: 'x' },
    ],
    [
      'a level and a colour',
      ['check', '--fail-on', 'notice', '--color', 'never', 'a.json'],
      { ...check, failOn: 'notice', color: 'never' },
    ],
    ['names that look like options behind --', ['check', '--', '--format'], { ...check, files: ['--format'] }],
    ['a casefile from standard input', ['check', '--casefile', '-', 'a.json'], { ...check, casefile: '-' }],
    ['files to hash', ['hash', 'a', '-'], { command: 'hash', files: ['a', '-'] }],
    ['casefiles', ['fingerprint', 'a'], { command: 'fingerprint', files: ['a'] }],
    ['help', ['--help'], { command: 'help', topic: 'all' }],
    ['help on a command', ['check', '--help'], { command: 'help', topic: 'check' }],
    ['help by its command', ['help', 'hash'], { command: 'help', topic: 'hash' }],
    ['a version', ['-V'], { command: 'version' }],
    ['a version behind a command', ['hash', '--version'], { command: 'version' }],
  ])('takes %s', (_, args, command) => {
    expect(readArguments(args)).toEqual(command);
  });

  it.each([
    ['nothing', [], /command is missing/],
    ['a command that is none', ['lint', 'a'], /no command “lint”/],
    ['no file', ['check'], /one file at least/],
    ['no file to hash', ['hash'], /one file at least/],
    ['an option that is none', ['check', '--fix', 'a'], /--fix/],
    ['an option of another command', ['hash', '--format', 'json', 'a'], /--format/],
    ['a format that is none', ['check', '--format', 'xml', 'a'], /text, json, sarif, not “xml”/],
    ['a level that is none', ['check', '--fail-on', 'warning', 'a'], /error, violation, notice, not “warning”/],
    ['a colour that is none', ['check', '--color', 'red', 'a'], /auto, always, never/],
    ['an option without its value', ['check', 'a', '--casefile'], /--casefile/],
    ['standard input twice', ['check', '-', '-'], /only once/],
    ['standard input as both', ['check', '--casefile', '-', '-'], /only once/],
    ['help on what is none', ['help', 'lint'], /no command “lint”/],
  ])('refuses %s', (_, args, words) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(words);
  });
});
