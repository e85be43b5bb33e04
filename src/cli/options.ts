/** The command line’s syntax: its commands and options, and the parser of its arguments. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Level } from '../core/rules/finding.ts';
import {
  type CompareOptions,
  exportFormats,
  type ExportEnding,
  type ExportOptions,
  type FormatOptions,
} from './document-commands.ts';
import type { ExtractOptions } from './extract-command.ts';
import type { InstructionsOptions, RulesOptions } from './rules-command.ts';
import { levels } from './report.ts';
import { UsageError } from './host.ts';
import type { VerifyOriginOptions } from './verify-origin-command.ts';
import type { VerifySignatureOptions } from './verify-signature-command.ts';

export const formats = ['text', 'json', 'sarif'] as const;
export type Format = (typeof formats)[number];

const colors = ['auto', 'always', 'never'] as const;
export type Color = (typeof colors)[number];

export interface CheckOptions {
  readonly command: 'check';
  readonly files: readonly string[];
  readonly casefile: string | undefined;
  readonly format: Format;
  readonly output: string | undefined;
  /** Undefined if the configuration or the default decides. */
  readonly failOn: Level | undefined;
  /** The configuration file; undefined for the nearest one, if there is one, and null for none. */
  readonly config: string | null | undefined;
  /** The name to report for standard input. */
  readonly stdinName: string | undefined;
  readonly quiet: boolean;
  /** Whether each finding that cannot be checked has its own line. */
  readonly verbose: boolean;
  /** Whether to check again after each change of an input, until the process is stopped. */
  readonly watch: boolean;
  readonly color: Color;
}

const commands = [
  'check',
  'compare',
  'export',
  'fmt',
  'hash',
  'fingerprint',
  'rules',
  'explain',
  'instructions',
  'extract',
  'verify-origin',
  'verify-signature',
  'mcp',
] as const;
export type Topic = 'all' | (typeof commands)[number];

/** A parsed command line. */
export type Command =
  | CheckOptions
  | CompareOptions
  | ExportOptions
  | FormatOptions
  | RulesOptions
  | InstructionsOptions
  | ExtractOptions
  | VerifyOriginOptions
  | VerifySignatureOptions
  | { readonly command: 'mcp'; readonly folder: string }
  | { readonly command: 'hash'; readonly files: readonly string[] }
  | { readonly command: 'fingerprint'; readonly files: readonly string[] }
  | { readonly command: 'help'; readonly topic: Topic }
  | { readonly command: 'version' };

const common = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean', short: 'V' } } as const;

const ofCheck = {
  ...common,
  casefile: { type: 'string' },
  format: { type: 'string', default: 'text' },
  output: { type: 'string', short: 'o' },
  'fail-on': { type: 'string' },
  config: { type: 'string' },
  'no-config': { type: 'boolean', default: false },
  'stdin-filename': { type: 'string' },
  quiet: { type: 'boolean', short: 'q', default: false },
  verbose: { type: 'boolean', short: 'v', default: false },
  watch: { type: 'boolean', short: 'w', default: false },
  color: { type: 'string', default: 'auto' },
} as const;

/** Parses arguments with Node's parser and turns its errors into ours. */
function read<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    // After the first sentence, Node's message explains file names that begin with a dash.
    throw new UsageError((error as Error).message.replace(/\. To specify .*$/s, '.'));
  }
}

function oneOf<Choice extends string>(choices: readonly Choice[], option: string, given: string): Choice {
  const choice = choices.find((name) => name === given);
  if (choice !== undefined) return choice;
  throw new UsageError(`Invalid value “${given}” for --${option}. Use ${choices.join(', ')}.`);
}

function someFiles(command: string, files: readonly string[]): readonly string[] {
  if (files.length > 0) return files;
  throw new UsageError(`“${command}” requires at least one file. Use “-” for standard input.`);
}

/** Standard input can be read only once. */
function withOneInput(files: readonly string[], more: readonly (string | undefined)[] = []): readonly string[] {
  if ([...files, ...more].filter((file) => file === '-').length <= 1) return files;
  throw new UsageError('Standard input (“-”) can be read only once.');
}

function readCheck(args: readonly string[]): Command {
  const { values, positionals } = read(args, ofCheck);
  if (values.help) return { command: 'help', topic: 'check' };
  if (values.version) return { command: 'version' };
  if (values['no-config'] && values.config !== undefined) {
    throw new UsageError('Use either --config or --no-config.');
  }
  if (values.watch && [...positionals, values.casefile].includes('-')) {
    throw new UsageError('Standard input (“-”) cannot be watched.');
  }
  return {
    command: 'check',
    files: withOneInput(someFiles('check', positionals), [values.casefile]),
    casefile: values.casefile,
    format: oneOf(formats, 'format', values.format),
    // By the usual convention of command lines, “-” is standard output.
    output: values.output === '-' ? undefined : values.output,
    failOn: values['fail-on'] === undefined ? undefined : oneOf(levels, 'fail-on', values['fail-on']),
    config: values['no-config'] ? null : values.config,
    stdinName: values['stdin-filename'],
    quiet: values.quiet,
    verbose: values.verbose,
    watch: values.watch,
    color: oneOf(colors, 'color', values.color),
  };
}

const ofCompare = {
  ...common,
  format: { type: 'string', default: 'text' },
  verbose: { type: 'boolean', short: 'v', default: false },
} as const;

function readCompare(args: readonly string[]): Command {
  const { values, positionals } = read(args, ofCompare);
  if (values.help) return { command: 'help', topic: 'compare' };
  if (values.version) return { command: 'version' };
  const [before, after, ...more] = withOneInput(positionals);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new UsageError('“compare” requires two files.');
  }
  const format = oneOf(['text', 'json'], 'format', values.format);
  return { command: 'compare', before, after, format, verbose: values.verbose };
}

const exportEndings = Object.keys(exportFormats) as readonly ExportEnding[];

const ofExport = {
  ...common,
  to: { type: 'string' },
  casefile: { type: 'string' },
  output: { type: 'string', short: 'o' },
} as const;

/** Returns the requested format, or else the one that the name of the output ends with. */
function exportEnding(to: string | undefined, output: string | undefined): ExportEnding {
  if (to !== undefined) return oneOf(exportEndings, 'to', to);
  const ending = exportEndings.find((each) => output?.endsWith(`.${each}`));
  if (ending !== undefined) return ending;
  throw new UsageError(`“export” requires --to with one of ${exportEndings.join(', ')}.`);
}

function readExport(args: readonly string[]): Command {
  const { values, positionals } = read(args, ofExport);
  if (values.help) return { command: 'help', topic: 'export' };
  if (values.version) return { command: 'version' };
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('“export” requires one file.');
  withOneInput([file], [values.casefile]);
  const output = values.output === '-' ? undefined : values.output;
  const to = exportEnding(values.to, output);
  return { command: 'export', file, casefile: values.casefile, to, output };
}

function readFormat(args: readonly string[]): Command {
  const { values, positionals } = read(args, { ...common, check: { type: 'boolean', default: false } });
  if (values.help) return { command: 'help', topic: 'fmt' };
  if (values.version) return { command: 'version' };
  const files = someFiles('fmt', positionals);
  if (files.includes('-') && files.length > 1) throw new UsageError('“fmt -” takes no other files.');
  return { command: 'fmt', files, check: values.check };
}

function readNames(command: 'hash' | 'fingerprint', args: readonly string[]): Command {
  const { values, positionals } = read(args, common);
  if (values.help) return { command: 'help', topic: command };
  if (values.version) return { command: 'version' };
  return { command, files: withOneInput(someFiles(command, positionals)) };
}

function readRules(command: 'rules' | 'explain', args: readonly string[]): Command {
  const { values, positionals } = read(args, { ...common, format: { type: 'string', default: 'text' } });
  if (values.help) return { command: 'help', topic: command };
  if (values.version) return { command: 'version' };
  const format = oneOf(['text', 'json'], 'format', values.format);
  const [id = '', ...more] = positionals;
  if (command === 'rules' && id !== '')
    throw new UsageError('“rules” takes no arguments. Use “explain ID” for one rule.');
  if (command === 'rules') return { command, format };
  if (id === '' || more.length > 0) throw new UsageError('“explain” requires the ID of one rule, such as span/order.');
  return { command, id, format };
}

function readInstructions(args: readonly string[]): Command {
  const { values, positionals } = read(args, common);
  if (values.help) return { command: 'help', topic: 'instructions' };
  if (values.version) return { command: 'version' };
  const [file, ...more] = positionals;
  if (more.length > 0) throw new UsageError('“instructions” takes at most one file.');
  return { command: 'instructions', file };
}

const ofExtract = {
  ...common,
  format: { type: 'string', default: 'casefile' },
  output: { type: 'string', short: 'o' },
  include: { type: 'string', multiple: true },
  exclude: { type: 'string', multiple: true },
} as const;

function readExtract(args: readonly string[]): Command {
  const { values, positionals } = read(args, ofExtract);
  if (values.help) return { command: 'help', topic: 'extract' };
  if (values.version) return { command: 'version' };
  const format = oneOf(['casefile', 'text', 'parts'], 'format', values.format);
  const files = withOneInput(someFiles('extract', positionals));
  if (format === 'text' && files.length > 1) throw new UsageError('“--format text” takes one file.');
  const output = values.output === '-' ? undefined : values.output;
  const { include = [], exclude = [] } = values;
  return { command: 'extract', files, format, output, include, exclude };
}

function readVerifyOrigin(args: readonly string[]): Command {
  const { values, positionals } = read(args, { ...common, format: { type: 'string', default: 'text' } });
  if (values.help) return { command: 'help', topic: 'verify-origin' };
  if (values.version) return { command: 'version' };
  const [casefile, ...originals] = positionals;
  if (casefile === undefined) throw new UsageError('“verify-origin” requires a casefile, a desk file or a BagIt bag.');
  withOneInput([casefile, ...originals]);
  return { command: 'verify-origin', casefile, originals, format: oneOf(['text', 'json'], 'format', values.format) };
}

function readVerifySignature(args: readonly string[]): Command {
  const options = { ...common, key: { type: 'string' }, format: { type: 'string', default: 'text' } } as const;
  const { values, positionals } = read(args, options);
  if (values.help) return { command: 'help', topic: 'verify-signature' };
  if (values.version) return { command: 'version' };
  const [file, signature, ...more] = positionals;
  if (file === undefined || signature === undefined || more.length > 0) {
    throw new UsageError('“verify-signature” requires a file and its signature.');
  }
  if (values.key === undefined)
    throw new UsageError('“verify-signature” requires the signer’s public key: --key FILE.');
  withOneInput([file, signature, values.key]);
  const format = oneOf(['text', 'json'], 'format', values.format);
  return { command: 'verify-signature', file, signature, key: values.key, format };
}

function readMcp(args: readonly string[]): Command {
  const { values, positionals } = read(args, common);
  if (values.help) return { command: 'help', topic: 'mcp' };
  if (values.version) return { command: 'version' };
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new UsageError('“mcp” requires one folder.');
  return { command: 'mcp', folder };
}

function readHelp(topic: string | undefined): Command {
  const command = commands.find((name) => name === topic);
  if (topic !== undefined && command === undefined) throw new UsageError(`Unknown command “${topic}”.`);
  return { command: 'help', topic: command ?? 'all' };
}

/** Parses the arguments after the program's name. Throws `UsageError` if they are invalid. */
export function readArguments([first, ...rest]: readonly string[]): Command {
  if (first === 'check') return readCheck(rest);
  if (first === 'compare') return readCompare(rest);
  if (first === 'export') return readExport(rest);
  if (first === 'fmt') return readFormat(rest);
  if (first === 'hash' || first === 'fingerprint') return readNames(first, rest);
  if (first === 'rules' || first === 'explain') return readRules(first, rest);
  if (first === 'instructions') return readInstructions(rest);
  if (first === 'extract') return readExtract(rest);
  if (first === 'verify-origin') return readVerifyOrigin(rest);
  if (first === 'verify-signature') return readVerifySignature(rest);
  if (first === 'mcp') return readMcp(rest);
  if (first === 'help') return readHelp(rest[0]);
  if (first === '--help' || first === '-h') return { command: 'help', topic: 'all' };
  if (first === '--version' || first === '-V') return { command: 'version' };
  const names = `${commands.slice(0, -1).join(', ')} or ${commands.at(-1) ?? ''}`;
  if (first === undefined) throw new UsageError(`Specify a command: ${names}.`);
  throw new UsageError(`Unknown command “${first}”. Use ${names}.`);
}
