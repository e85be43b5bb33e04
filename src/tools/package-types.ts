/** Compiles the type declarations of the package’s library, with those of everything that it imports. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, basename } from 'node:path';
import ts from 'typescript';
import type { GeneratedFile } from './generate-types.ts';

/** The compiler options for the declarations of the core. */
const declarationOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2024.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  types: [],
  declaration: true,
  emitDeclarationOnly: true,
};

const relativeImport = /(\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)(['"])(\.{1,2}\/[^'"]+)\.ts\2/g;

/** Makes declarations import `.js` files, which every way of resolving modules understands. */
function withJavaScriptNames(declarations: string): string {
  return declarations.replaceAll(relativeImport, '$1$2$3.js$2');
}

/**
 * Returns the declarations of an entry and of everything that it imports, by the paths that they would have in `root`.
 * Throws if anything does not compile.
 */
function declarationsOf(root: string, entry: string): ReadonlyMap<string, string> {
  const program = ts.createProgram([join(root, entry)], {
    ...declarationOptions,
    rootDir: join(root, 'src'),
    outDir: root,
  });
  const files = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (path, text) => {
    files.set(resolve(path), withJavaScriptNames(text));
  });
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (faults.length > 0) {
    const host = {
      getCanonicalFileName: (name: string) => name,
      getCurrentDirectory: () => root,
      getNewLine: () => '\n',
    };
    throw new Error(ts.formatDiagnostics(faults, host));
  }
  return files;
}

/** Returns the declarations that an entry imports, directly or indirectly, and its own. Throws for other packages. */
function filesReachedFrom(entry: string, files: ReadonlyMap<string, string>): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const path of reached) {
    for (const { fileName } of ts.preProcessFile(files.get(path) ?? '', true, true).importedFiles) {
      if (!fileName.startsWith('.'))
        throw new Error(`The types of the package need “${fileName}”, which it does not ship.`);
      const target = resolve(dirname(path), fileName.replace(/\.js$/, '.d.ts'));
      if (!files.has(target)) throw new Error(`${path} needs ${target}, which was not emitted.`);
      reached.add(target);
    }
  }
  return reached;
}

/** The path of the declarations of a file below `src`. */
function declarationPath(root: string, file: string): string {
  return resolve(root, file.replace(/^src\//, '').replace(/\.ts$/, '.d.ts'));
}

/** Writes the declarations of an entry and of all its imports below a folder. Throws if anything does not compile. */
export function emitTypes(root: string, entry: string, folder: string): void {
  const files = declarationsOf(root, entry);
  const start = declarationPath(root, entry);
  for (const path of filesReachedFrom(start, files)) {
    const target = join(folder, relative(root, path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, files.get(path) ?? '');
  }
}

// * Generates the API report of the library: every declaration that a program can import or that its types reach,
// without comments and sorted by name. A change of the public interface is a change of this file.

const root = join(import.meta.dirname, '../..');
const entry = 'src/library/core.ts';

/** The declarations of the library, by their names. Declarations with the same name are told apart by their files. */
type Declarations = Map<string, ts.Declaration>;

/** Returns the API report. */
export function generateApiReport(): Promise<readonly GeneratedFile[]> {
  const files = declarationsOf(root, entry);
  const program = declarationProgram(files);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(declarationPath(root, entry));
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error('The declarations of the library have no exports.');
  const exported = checker.getExportsOfModule(module).map((symbol) => resolveAlias(symbol, checker));
  const reached = symbolsReachedFrom(exported, checker, files);
  const names = new Set(exported.map((symbol) => symbol.name));
  const [own, others] = [new Map<string, string>(), new Map<string, string>()];
  for (const [name, declaration] of reached) (names.has(name) ? own : others).set(name, textOf(declaration));
  const section = (title: string, texts: ReadonlyMap<string, string>): string =>
    [
      `// ${title}\n`,
      ...Array.from(texts)
        .sort(byName)
        .map(([, text]) => text),
    ].join('\n');
  const head = 'The public interface of assessment-desk/core. Generated by `npm run generate`.';
  const content = `// ${head}\n\n${section('Exports', own)}\n${section('Types that the exports need', others)}`;
  return Promise.resolve([{ path: 'src/library/api.generated.txt', content }]);
}

const byName = ([one]: readonly [string, string], [other]: readonly [string, string]): number => (one < other ? -1 : 1);

/** A program of the library's declarations alone, in memory. */
function declarationProgram(files: ReadonlyMap<string, string>): ts.Program {
  const host = ts.createCompilerHost(declarationOptions);
  const { fileExists, getSourceFile } = host;
  // The declarations import each other, and never the sources. Their folders do not exist.
  host.directoryExists = () => true;
  host.fileExists = (path) => files.has(path) || (!path.startsWith(root) && fileExists(path));
  host.getSourceFile = (path, version, ...rest) => {
    const text = files.get(path);
    return text === undefined ? getSourceFile(path, version, ...rest) : ts.createSourceFile(path, text, version, true);
  };
  return ts.createProgram([declarationPath(root, entry)], declarationOptions, host);
}

function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Follows the names in declarations to their declarations, within the library. */
function symbolsReachedFrom(
  exported: readonly ts.Symbol[],
  checker: ts.TypeChecker,
  files: ReadonlyMap<string, string>,
): Declarations {
  const queue = new Set(exported);
  const reached: Declarations = new Map();
  const visit = (node: ts.Node): void => {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    if (symbol) queue.add(resolveAlias(symbol, checker));
    ts.forEachChild(node, visit);
  };
  for (const symbol of queue) {
    for (const declaration of symbol.declarations ?? []) {
      if (!files.has(declaration.getSourceFile().fileName) || !isTopLevel(declaration)) continue;
      reached.set(nameFor(symbol, declaration, reached), declaration);
      visit(declaration);
    }
  }
  return reached;
}

/** Whether a declaration is one of a file, and not a member or a parameter of one. */
function isTopLevel(declaration: ts.Declaration): boolean {
  const holder = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return holder.parent === declaration.getSourceFile();
}

function nameFor({ name }: ts.Symbol, declaration: ts.Declaration, reached: Declarations): string {
  const known = reached.get(name);
  if (!known || known === declaration) return name;
  const { fileName } = declaration.getSourceFile();
  return `${name} (${basename(dirname(fileName))}/${basename(fileName, '.d.ts')})`;
}

const printer = ts.createPrinter({ removeComments: true });

function textOf(declaration: ts.Declaration): string {
  const holder = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return `${printer.printNode(ts.EmitHint.Unspecified, holder, declaration.getSourceFile())}\n`;
}
