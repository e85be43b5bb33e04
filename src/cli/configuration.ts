/** The configuration file of `check`: levels of rules, findings to ignore with their reasons, and `failOn`. */
import { isJsonArray, isJsonObject, type JsonValue } from '../core/json/json.ts';
import { pointer, type Pointer } from '../core/json/pointer.ts';
import { decodeUtf8 } from '../core/files/decode.ts';
import { isInvalidity } from '../core/check/levels.ts';
import { readBareJson } from '../core/files/json-reader.ts';
import { rules } from '../core/rules/index.generated.ts';
import type { Level } from '../core/rules/finding.ts';
import { join, dirname } from 'node:path';
import { InputError, type Host } from './host.ts';
import { levels, findSpots, type Spot } from './report.ts';

/** Findings to ignore. */
export interface Ignore {
  readonly rule: string;
  /** The name of the entry as in the report, such as “claim C-031”; undefined for every entry. */
  readonly entry: string | undefined;
  readonly reason: string;
  /** Its place in the configuration file. */
  readonly spot: Spot;
}

/** The content of a configuration file. */
export interface Configuration {
  readonly failOn: Level | undefined;
  /** The casefile to check against, as with `--casefile`. In the file, its path is relative to the file's folder. */
  readonly casefile: string | undefined;
  /** The levels of rules that differ from their own; “off” for no findings. */
  readonly levels: ReadonlyMap<string, Level | 'off'>;
  readonly ignores: readonly Ignore[];
}

/** The name of the configuration file that is read without being named, from the nearest folder that has one. */
export const configurationName = 'assessment-desk.config.json';

const noConfiguration: Configuration = {
  failOn: undefined,
  casefile: undefined,
  levels: new Map(),
  ignores: [],
};

/** A fault in the configuration file, and its place. */
interface Fault {
  readonly path: Pointer;
  readonly message: string;
}

const levelOf = new Map(rules.map(({ id, level }) => [id, level]));

/** Says why the findings of a rule cannot be changed; undefined if they can. */
function fixedRule(rule: string): string | undefined {
  if (rule.startsWith('schema/') || levelOf.get(rule) === 'error') {
    const meaning = isInvalidity({ ruleId: rule }) ? 'is not a valid' : 'cannot be exported as a';
    return `“${rule}” is an error: with it, a file ${meaning} ww3.assessment/v1 document. It cannot be changed or ignored.`;
  }
  return levelOf.has(rule) ? undefined : `There is no rule “${rule}”. “assessment-desk rules” lists all rules.`;
}

const membersOf: Readonly<Record<'file' | 'ignore', readonly string[]>> = {
  file: ['$schema', 'failOn', 'casefile', 'rules', 'ignore'],
  ignore: ['rule', 'entry', 'reason'],
};

/** Collects what a configuration says and what is wrong with it. */
class ConfigurationReader {
  readonly faults: Fault[] = [];

  #fault(path: Pointer, message: string): undefined {
    this.faults.push({ path, message });
    return undefined;
  }

  #unknownMembers(value: JsonValue, of: keyof typeof membersOf, path: Pointer): void {
    for (const name of Object.keys(isJsonObject(value) ? value : {})) {
      if (membersOf[of].includes(name)) continue;
      this.#fault(path + pointer(name), `Unknown property “${name}”. Use ${membersOf[of].join(', ')}.`);
    }
  }

  #oneOf<Choice extends string>(choices: readonly Choice[], value: JsonValue, path: Pointer): Choice | undefined {
    const choice = choices.find((each) => each === value);
    return choice ?? this.#fault(path, `This must be one of ${choices.join(', ')}.`);
  }

  #rule(rule: JsonValue | undefined, path: Pointer): string | undefined {
    if (typeof rule !== 'string') return this.#fault(path, 'The ID of a rule is missing.');
    const why = fixedRule(rule);
    return why === undefined ? rule : this.#fault(path, why);
  }

  failOn(value: JsonValue | undefined): Level | undefined {
    return value === undefined ? undefined : this.#oneOf(levels, value, pointer('failOn'));
  }

  casefile(value: JsonValue | undefined): string | undefined {
    if (value === undefined || (typeof value === 'string' && value !== '')) return value;
    return this.#fault(pointer('casefile'), '“casefile” must be the name of a file.');
  }

  levels(value: JsonValue | undefined): ReadonlyMap<string, Level | 'off'> {
    const path = pointer('rules');
    if (value !== undefined && !isJsonObject(value)) this.#fault(path, '“rules” must be an object.');
    const entries = Object.entries(isJsonObject(value) ? value : {}).flatMap(([rule, level]) => {
      const at = path + pointer(rule);
      const chosen = this.#oneOf([...levels, 'off'] as const, level, at);
      return this.#rule(rule, at) !== undefined && chosen !== undefined ? [[rule, chosen] as const] : [];
    });
    return new Map(entries);
  }

  ignores(value: JsonValue | undefined): readonly Omit<Ignore, 'spot'>[] {
    const path = pointer('ignore');
    if (value !== undefined && !isJsonArray(value)) this.#fault(path, '“ignore” must be a list.');
    return (isJsonArray(value) ? value : []).flatMap((item, index) => {
      const at = path + pointer(String(index));
      const { rule, entry, reason } = isJsonObject(item) ? item : {};
      this.#unknownMembers(item, 'ignore', at);
      const ruleId = this.#rule(rule, at);
      if (entry !== undefined && typeof entry !== 'string') this.#fault(at, '“entry” must be a string.');
      if (typeof reason !== 'string' || reason.trim() === '') {
        this.#fault(at, 'The reason is missing. Say why these findings are ignored.');
        return [];
      }
      return ruleId === undefined
        ? []
        : [{ rule: ruleId, entry: typeof entry === 'string' ? entry : undefined, reason }];
    });
  }

  read(value: JsonValue) {
    if (!isJsonObject(value)) this.#fault('', 'A configuration must be an object.');
    this.#unknownMembers(value, 'file', '');
    const { failOn, casefile, rules: levelsGiven, ignore } = isJsonObject(value) ? value : {};
    return {
      failOn: this.failOn(failOn),
      casefile: this.casefile(casefile),
      levels: this.levels(levelsGiven),
      ignores: this.ignores(ignore),
    };
  }
}

/** A fault of a configuration file. Lines and columns count from 1, columns in code points. */
export interface ConfigurationProblem extends Pick<Spot, 'file' | 'line' | 'column'> {
  readonly message: string;
}

/** A configuration, or everything that is wrong with its file. */
export type ReadConfiguration =
  | { readonly configuration: Configuration }
  | { readonly problems: readonly ConfigurationProblem[] };

/** Reads a configuration from the bytes of a file with this name. */
function readConfiguration(bytes: Uint8Array, file: string): ReadConfiguration {
  const decoded = decodeUtf8(bytes);
  const json = decoded.ok ? readBareJson(decoded.text) : undefined;
  if (!decoded.ok || !json?.ok) {
    const problems = decoded.ok ? (json?.ok === false ? json.problems : []) : [decoded.problem];
    return { problems: problems.map(({ message, line = 1, column = 1 }) => ({ file, line, column, message })) };
  }
  const reader = new ConfigurationReader();
  const { ignores, casefile, ...read } = reader.read(json.value);
  const pathOf = (index: number): Pointer => pointer('ignore') + pointer(String(index));
  const spotAt = findSpots(file, decoded.text, [
    ...reader.faults.map(({ path }) => path),
    ...ignores.map((_, at) => pathOf(at)),
  ]);
  if (reader.faults.length > 0) {
    return { problems: reader.faults.map(({ path, message }) => ({ ...spotAt(path), message })) };
  }
  const configuration = {
    ...read,
    casefile: casefile === undefined ? undefined : join(dirname(file), casefile),
    ignores: ignores.map((ignore, at) => ({ ...ignore, spot: spotAt(pathOf(at)) })),
  };
  return { configuration };
}

/**
 * Reads the configuration that is named, or else the one in the nearest folder that has one; none for null. Rejects
 * with an `InputError` if there is a file that cannot be read.
 */
export async function namedOrNearest(
  config: string | null | undefined,
  host: Pick<Host, 'read' | 'folders'>,
): Promise<ReadConfiguration> {
  if (typeof config === 'string') return readConfiguration(await host.read(config), config);
  for (const folder of config === null ? [] : host.folders) {
    const file = join(folder, configurationName);
    try {
      return readConfiguration(await host.read(file), file);
    } catch (error) {
      if (!(error instanceof InputError) || error.code !== 'missing') throw error;
    }
  }
  return { configuration: noConfiguration };
}
