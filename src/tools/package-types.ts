/** Compiles the type declarations of the package’s library, with those of everything that it imports. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** The compiler options for the declarations of the core. */
export const declarationOptions: ts.CompilerOptions = {
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
export function declarationsOf(root: string, entry: string): ReadonlyMap<string, string> {
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
function reachedFrom(entry: string, files: ReadonlyMap<string, string>): ReadonlySet<string> {
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
export function declarationPath(root: string, file: string): string {
  return resolve(root, file.replace(/^src\//, '').replace(/\.ts$/, '.d.ts'));
}

/** Writes the declarations of an entry and of all its imports below a folder. Throws if anything does not compile. */
export function emitTypes(root: string, entry: string, folder: string): void {
  const files = declarationsOf(root, entry);
  const start = declarationPath(root, entry);
  for (const path of reachedFrom(start, files)) {
    const target = join(folder, relative(root, path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, files.get(path) ?? '');
  }
}
