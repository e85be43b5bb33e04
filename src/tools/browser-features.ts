/**
 * Finds features of browsers in sources that are newer than the oldest supported versions, with MDN's compatibility
 * data.
 *
 * Scripts are compared by the names that they use and nothing in them declares: an interface or a member that is new
 * everywhere. The types of ES2023 (`lib` in tsconfig.json) exclude newer members of built-in objects exactly. Styles
 * are compared by property, keyword, function, at-rule and pseudo-class.
 */
import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { parse } from 'postcss';
import ts from 'typescript';

// Not imported: Vite would spend a minute on making a module of these 20 MB.
const bcd = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** The oldest version of each browser. */
export type Oldest = Readonly<Record<'chrome' | 'firefox' | 'safari', number>>;

/** A feature and the first place where it is used. */
export interface NewerFeature {
  readonly name: string;
  readonly file: string;
  readonly line: number;
}

export interface Source {
  readonly file: string;
  readonly text: string;
}

/** The version that first supported something without a flag or a prefix. */
function firstVersion(support: SupportStatement | undefined): number {
  const statements = support === undefined ? [] : Array.isArray(support) ? support : [support];
  const plain = statements.find(({ flags, prefix, alternative_name: other }) => !flags && !prefix && !other);
  const version = plain?.version_removed ? false : plain?.version_added;
  return typeof version === 'string' && version !== 'preview' ? Number.parseFloat(version.replace('≤', '')) : Infinity;
}

/** Whether one of the oldest browsers lacks a feature. A feature without data counts as old. */
function isNewer(compat: CompatStatement | undefined, oldest: Oldest): boolean {
  if (!compat) return false;
  return Object.entries(oldest).some(([name, version]) => firstVersion(compat.support[name as keyof Oldest]) > version);
}

/** The names of interfaces and members that are new wherever they occur. */
function newNames(oldest: Oldest): ReadonlySet<string> {
  const areNew = new Map<string, boolean>();
  const add = (key: string, feature: Identifier): void => {
    if (!feature.__compat) return;
    const name = key.replace(/_(static|event)$/, '');
    areNew.set(name, (areNew.get(name) ?? true) && isNewer(feature.__compat, oldest));
  };
  const builtIns = bcd.javascript.builtins as Identifier;
  for (const group of [bcd.api, builtIns, builtIns['Intl'] ?? {}]) {
    for (const [name, feature] of entriesOf(group)) {
      add(name, feature);
      for (const [member, ofMember] of entriesOf(feature)) add(member, ofMember);
    }
  }
  return new Set([...areNew].filter(([, isNew]) => isNew).map(([name]) => name));
}

function entriesOf(feature: Identifier): readonly (readonly [string, Identifier])[] {
  return Object.entries(feature).filter(([key]) => key !== '__compat') as unknown as [string, Identifier][];
}

/** Whether the identifier uses a member of something, or a global. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return true;
  return (ts.isNewExpression(parent) || ts.isCallExpression(parent)) && parent.expression === node;
}

/** Whether the identifier gives a name to something of our own. */
function isDeclaration({ parent, text }: ts.Identifier): boolean {
  const { name, propertyName } = parent as { readonly name?: ts.Node; readonly propertyName?: ts.Node };
  if (ts.isPropertyAccessExpression(parent)) return false;
  return [name, propertyName].some((own) => own && ts.isIdentifier(own) && own.text === text);
}

/** Returns the new names that scripts use and do not declare, with the first place of each. */
export function newerApis(scripts: readonly Source[], oldest: Oldest): readonly NewerFeature[] {
  const names = newNames(oldest);
  const declared = new Set<string>();
  const used = new Map<string, NewerFeature>();
  for (const { file, text } of scripts) {
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && names.has(node.text)) {
        if (isDeclaration(node)) declared.add(node.text);
        else if (isUse(node) && !used.has(node.text)) {
          const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
          used.set(node.text, { name: node.text, file, line });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return [...used.values()].filter(({ name }) => !declared.has(name));
}

/** The functions of CSS that are types, such as colours, by name. */
function functionsOf(types: Identifier): ReadonlyMap<string, CompatStatement> {
  const found = new Map<string, CompatStatement>();
  for (const [key, feature] of entriesOf(types)) {
    if (feature.__compat) found.set(key, feature.__compat);
    for (const [name, compat] of functionsOf(feature)) if (!found.has(name)) found.set(name, compat);
  }
  return found;
}

const { properties = {}, 'at-rules': atRules = {}, selectors = {}, types = {} } = bcd.css;
const functions = functionsOf(types);

/** The compatibility of each part of a declaration: `property`, `property: keyword` and `function()`. */
function* partsOf(property: string, value: string): Iterable<readonly [string, CompatStatement | undefined]> {
  const feature = properties[property];
  yield [property, feature?.__compat];
  const words = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  for (const [word] of words.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w-]|\()/g)) {
    yield [`${property}: ${word}`, feature?.[word]?.__compat];
  }
  for (const [, name = ''] of words.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)) yield [`${name}()`, functions.get(name)];
}

/** Returns the features of styles that are new, with the first place of each. */
export function newerStyles(styles: readonly Source[], oldest: Oldest): readonly NewerFeature[] {
  const found = new Map<string, NewerFeature>();
  for (const { file, text } of styles) {
    parse(text).walk((node) => {
      const add = (name: string, compat: CompatStatement | undefined): void => {
        if (!isNewer(compat, oldest) || found.has(name)) return;
        found.set(name, { name, file, line: node.source?.start?.line ?? 0 });
      };
      if (node.type === 'decl') for (const [name, compat] of partsOf(node.prop, node.value)) add(name, compat);
      if (node.type === 'atrule') add(`@${node.name}`, atRules[node.name]?.__compat);
      if (node.type !== 'rule') return;
      for (const [pseudo, name = ''] of node.selector.matchAll(/::?([a-z][a-z-]*)/g)) {
        add(pseudo, selectors[name]?.__compat);
      }
    });
  }
  return [...found.values()];
}
