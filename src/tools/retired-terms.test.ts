/** Checks that no text for people has retired terms: interface, help, documents, comments and titles of tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../site/publish-documents.ts';

const root = join(import.meta.dirname, '../..');

interface RetiredTerm {
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly use: string;
  /** Limits the term to the texts of files whose path matches. By default it is retired in all texts and comments. */
  readonly within?: RegExp;
}

/** The parts of the source with the text of the screens. The help explains terms that the screens do not use. */
const screens = /^src\/(?:app|drafts|features(?!\/help)|shared|ui)\//;

const retiredTerms: readonly RetiredTerm[] = [
  { pattern: /\bstale\b/i, use: 'outdated' },
  { pattern: /\bfor good\b(?! reasons?\b)/i, use: 'permanently' },
  { pattern: /\bearlier states?\b/i, use: 'version, version history' },
  { pattern: /\breturn(?:s|ed|ing)? to (?:this|that|the) state\b/i, use: 'restore this version' },
  { pattern: /\bwhole desk\b/i, use: 'desk file' },
  { pattern: /\bblind packets?\b/i, use: 'blind review packet' },
  { pattern: /\bpull\w* (?:a|the|this|another) thread\b/i, use: 'What if…' },
  { pattern: /\bhand(?:s|ed|ing)? (?:\w+ )?over\b/i, use: 'send, share, export or download' },
  { pattern: /\bhand(?:s|ed|ing)? (?:\w+ )?back\b/i, use: 'send' },
  { pattern: /\bpass(?:es|ed|ing)? (?:it|them|this) on\b/i, use: 'share' },
  { pattern: /\btak(?:e|es|en|ing) (?:it |them )?over\b/i, use: 'update (a fingerprint), edit here' },
  { pattern: /\bst(?:ands?|anding|ood) in the way\b/i, use: 'blocks' },
  { pattern: /\bjudge?ments?\b|\bjudg(?:e|es|ed|ing)\b/i, use: 'review, verdict' },
  { pattern: /\banew\b/i, use: 'again' },
  { pattern: /\bthis application\b/i, use: 'Assessment Desk' },
  { pattern: /(?<!\bthere )\b(?:is|are) no (?!longer\b|more\b|other\b)\w+/i, use: 'is not a …' },
  { pattern: /\bput(?:s|ting)? (?:it |them |this )?back\b/i, use: 'restore, include' },
  {
    pattern: /\b(?:bring|brings|bringing|brought) (?:it |them |this |everything |all of (?:it|them) )?back\b/i,
    use: 'restore',
  },
  { pattern: /\b(?:take|takes|took|taken|taking) (?:it |them |this )?back\b/i, use: 'undo, withdraw' },
  { pattern: /\b(?:an)?other windows?\b|\bthis window\b|\bsecond window\b/i, use: 'tab' },
  { pattern: /\bwrit(?:e|es|ing) here\b/i, use: 'edit here' },
  { pattern: /\bread(?:s|ing)? along\b|\bonly reads\b/i, use: 'read-only' },
  { pattern: /\bnot checked yet\b/i, use: 'Checking…' },
  { pattern: /\bcould not be checked\b/i, use: 'cannot be checked' },
  { pattern: /\bsource view\b|\bin (?:the )?source\b$/i, use: 'JSON view, in JSON' },
  { pattern: /\bcommon version\b|\bboth were made from\b/i, use: 'base version' },
  { pattern: /\bworst\b/i, use: 'highest level' },
  { pattern: /\bspeaks? (?:for|against)\b|\bcuts? against\b/i, use: 'supports, contradicts' },
  { pattern: /\bbears? on\b/i, use: 'evidence link' },
  { pattern: /\bon this machine\b/i, use: 'on this device' },
  { pattern: /\b(?:carry|carried|carries) (?:\w+ )?away\b/i, use: 'export' },
  { pattern: /\bdialogues?\b/i, use: 'dialog' },
  { pattern: /\bgone\b/i, use: 'deleted, lost or missing' },
  { pattern: /\bfor want of\b/i, use: 'without' },
  { pattern: /\bin sight\b/i, use: 'visible' },
  { pattern: /\bturn(?:s|ed)? round\b/i, use: 'swapped, swap' },
  { pattern: /\blet(?:s|ting)? go of\b/i, use: 'delete' },
  { pattern: /\breceivers?\b/i, use: 'recipient' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, use: 'fix' },
  { pattern: /\bfault of (?:the|this) (?:program|application|page)\b/i, use: 'a bug in Assessment Desk' },
  { pattern: /\bbug in this\b/i, use: 'a bug in Assessment Desk' },
  { pattern: /^Nobody$/, use: 'No actor' },
  { pattern: /\b(?:an?|the|its|this|that|same|new|each|every|no|whose|by|of) ids?\b/, use: 'ID' },
  { pattern: /\bjourneys?\b/i, use: 'end-to-end tests' },
  { pattern: /\bcode points?\b/i, use: 'characters', within: screens },
  { pattern: /\bdigests?\b/i, use: 'checksum', within: screens },
];

interface Exception {
  readonly path: string;
  /** A part of the text. */
  readonly text: string;
  readonly why: string;
}

const tradecraft = 'src/core/rules/tradecraft/';

/** Texts that contain a retired term for a reason. An exception that no longer applies fails as well. */
const exceptions: readonly Exception[] = [
  { path: '.github/CHANGELOG.md', text: 'one term per concept', why: 'it names the earlier terms' },
  { path: 'src/schema/casefile.schema.json', text: 'cannot be judged', why: 'words of the Admiralty scale' },
  { path: 'src/schema/casefile.schema.json', text: 'no basis yet to judge', why: 'words of the Admiralty scale' },
  { path: 'src/core/report/changes-report.ts', text: 'of analytic judgments', why: 'a quotation from ICD 203' },
  { path: 'src/app/main.tsx', text: 'element with the id', why: 'the attribute of HTML is called id' },
  { path: `${tradecraft}falsifier-not-observable.ts`, text: 'its judgement judgment', why: 'single words in a list' },
  { path: 'src/core/reference/search.ts', text: 'went gone', why: 'forms of a verb, for the search' },
  { path: `${tradecraft}empty-reason.ts`, text: 'fact for good', why: 'single words in a list' },
];

interface Text {
  readonly path: string;
  /** Whether only engineers read it: a comment or the title of a test. */
  readonly isInternal?: boolean;
  readonly line: number;
  readonly text: string;
}

/** Whether a string is a key, an address, a selector or the like, and not text for people. */
const isCode = (text: string): boolean => /^[a-z#./:@[_-][^\s]*$/.test(text) || !/[A-Za-z]/.test(text);

/** The text of a string, a template or a sum of them, with `{}` for its expressions. Undefined for other nodes. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === undefined && right === undefined ? undefined : `${left ?? '{}'}${right ?? '{}'}`;
}

const isForCompilers = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node);

/** Whether a node has search terms, which include retired terms because people search for them. */
const isForSearch = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
  /keywords|asked|quer(?:y|ies)|phrases|synonyms/i.test(node.name.getText());

/** Returns the lines of a document without the search terms of guides. Of JSON, only the strings with several words. */
function linesOf(path: string, source: string): readonly Text[] {
  const valueIn = (line: string): string => /^\s*(?:"[^"]*": )?"(.* .*)",?$/.exec(line)?.[1] ?? '';
  const words = path.endsWith('.json') ? valueIn : (line: string): string => line;
  return source
    .split('\n')
    .map((text, index) => ({ path, line: index + 1, text: words(text) }))
    .filter(({ text }) => !/^- (?:id|keywords|phrases|related): /.test(text));
}

/** Returns the comments of a source file, without the names of code in them. */
function commentsOf(path: string, source: string): readonly Text[] {
  const comments: { line: number; text: string }[] = [];
  let isOpen = false;
  for (const [index, text] of source.split('\n').entries()) {
    const words = /^\s*(?:\{?\/\*+|\*\/|\*|\/\/)(.*)$/.exec(text)?.[1]?.replace('*/', '').trim();
    if (words === undefined) isOpen = false;
    else if (isOpen && comments.length > 0) comments[comments.length - 1]!.text += ` ${words}`;
    else comments.push({ line: index + 1, text: words });
    isOpen = words !== undefined;
  }
  const withoutNames = (text: string): string => text.replaceAll(/`[^`]*`|'[a-z-]+'/g, '{}');
  return comments.map(({ line, text }) => ({ path, line, isInternal: true, text: withoutNames(text) }));
}

/** Returns the titles of the tests in a file. */
function titlesOf(path: string, source: string): readonly Text[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const titles: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:it|test|describe)\b/.test(node.expression.getText())) {
      const text = node.arguments[0] && textOf(node.arguments[0]);
      if (text !== undefined)
        titles.push({
          path,
          isInternal: true,
          line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          text,
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

/** Returns the texts for people in a source file. */
function textsOf(path: string, source: string): readonly Text[] {
  if (/\.(?:md|json)$/.test(path)) return linesOf(path, source);
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const texts: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (isForCompilers(node) || isForSearch(node)) return;
    const text = textOf(node)?.replaceAll(/\s+/g, ' ').trim();
    if (text !== undefined && !isCode(text)) {
      texts.push({ path, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    }
    if (text === undefined || ts.isTemplateExpression(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

const termsIn = ({ path, text, isInternal = false }: Text): readonly RetiredTerm[] =>
  retiredTerms.filter(
    ({ pattern, within }) => pattern.test(text) && (within === undefined || (!isInternal && within.test(path))),
  );

const isExcepted = ({ path, text }: Text): boolean =>
  exceptions.some((exception) => exception.path === path && text.includes(exception.text));

/** The files of one kind, with the reader of their texts. */
interface Kind {
  readonly name: string;
  readonly files: RegExp;
  readonly except: RegExp;
  readonly read: (path: string, source: string) => readonly Text[];
}

const kinds: readonly Kind[] = [
  {
    name: 'the text of the interface, the help and the command line',
    files: /^src\/(?!schema\/|site\/samples\/).*\.tsx?$|^src\/core\/reference\/guides\/.*\.md$/,
    except: /\.(?:test|cases|fixtures|generated|d)\.tsx?$|\/released\/|src\/tools\/generate/,
    read: textsOf,
  },
  {
    name: 'the documents and the descriptions of the schemas',
    files: /\.md$|^src\/schema\/.*\.json$/,
    except: /^src\/core\/reference\/(?:guides\/|search-words)/,
    read: textsOf,
  },
  {
    name: 'the comments',
    files: /^(?:src|e2e|\.config)\/.*\.(?:tsx?|css|js)$|^vite\.config/,
    except: /\.generated\.|\/released\/|retired-terms/,
    read: commentsOf,
  },
  { name: 'the titles of tests', files: /\.(?:test|spec)\.tsx?$/, except: /retired-terms/, read: titlesOf },
];

const sources = sourceFiles();
const read = ({ files, except, read: textsIn }: Kind): readonly Text[] =>
  sources
    .filter((path) => files.test(path) && !except.test(path))
    .flatMap((path) => textsIn(path, readFileSync(join(root, path), 'utf8')))
    .filter((text) => termsIn(text).length > 0);

it('no comment is longer than a line of 120 characters, which the formatter breaks only in code', () => {
  const isCode = /^(?:src|e2e|\.config)\/.*\.(?:tsx?|css|js)$|^vite\.config/;
  const tooLong = sources
    .filter((path) => isCode.test(path) && !/\.generated\.|\/released\//.test(path))
    .flatMap((path) => {
      const lines = readFileSync(join(root, path), 'utf8').split('\n');
      return lines.flatMap((line, index) =>
        line.length > 120 && /^\s*(?:\/?\*|\/\/)/.test(line) && !/:\/\/|oxlint-disable/.test(line)
          ? [`${path}:${index + 1}`]
          : [],
      );
    });
  expect(tooLong).toEqual([]);
});

describe('retired terms', () => {
  const found = new Map(kinds.map((kind) => [kind.name, read(kind)]));

  it.each(kinds.map(({ name }) => name))('are not in %s', (name) => {
    const lines = (found.get(name) ?? [])
      .filter((text) => !isExcepted(text))
      .flatMap((text) =>
        termsIn(text).map(
          ({ pattern, use }) =>
            `${text.path}:${text.line}: “${pattern.exec(text.text)?.[0] ?? ''}” in “${text.text}” (use: ${use})`,
        ),
      );
    expect(lines).toEqual([]);
  });

  it('have no unused exceptions', () => {
    const used = [...found.values()].flat();
    expect(
      exceptions.filter(({ path, text }) => !used.some((one) => one.path === path && one.text.includes(text))),
    ).toEqual([]);
  });

  it('are found in comments and in titles of tests', () => {
    const source = "/** One line. */\n// This is stale\n// for good.\nit('is gone', () => undefined);";
    const path = 'src/ui/example.test.ts';
    const common = { path, isInternal: true };
    expect(commentsOf(path, source)).toEqual([{ ...common, line: 1, text: 'One line. This is stale for good.' }]);
    expect(titlesOf(path, source)).toEqual([{ ...common, line: 4, text: 'is gone' }]);
  });

  it('are read from strings, templates, sums and JSX, but not from keys, imports and search terms', () => {
    const source = [
      "import x from 'stale one';",
      "const a = ['stale', 'It is stale.', `The ${a} is stale.`, 'It was ' + b + ' stale.'];",
      "const keywords = ['stale verdict'];",
      'const c = <p title="A stale title">Now stale</p>;',
    ];
    const found = textsOf('src/ui/example.tsx', source.join('\n')).filter((text) => termsIn(text).length > 0);
    expect(found.map(({ line, text }) => `${String(line)}: ${text}`)).toEqual([
      ...['2: It is stale.', '2: The {} is stale.', '2: It was {} stale.', '4: A stale title', '4: Now stale'],
    ]);
  });
});
