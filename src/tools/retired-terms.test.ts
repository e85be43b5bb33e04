/** Checks that the text of the interface, the help and the command line has none of the retired terms. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../site/source-archive.ts';

const root = join(import.meta.dirname, '../..');

interface RetiredTerm {
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly use: string;
  /** Limits the term to files whose path matches. By default it is retired everywhere. */
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

/** Texts that contain a retired term for a reason. An exception that no longer applies fails as well. */
const exceptions: readonly Exception[] = [
  { path: 'src/app/main.tsx', text: 'element with the id', why: 'the attribute of HTML is called id' },
  {
    path: 'src/core/rules/tradecraft/empty-reason.ts',
    text: 'fact for good',
    why: 'words that say nothing, not a phrase',
  },
  {
    path: 'src/core/rules/tradecraft/falsifier-not-observable.ts',
    text: 'its judgement judgment',
    why: 'single words in a list',
  },
  { path: 'src/core/canon/same-words.ts', text: 'went gone', why: 'forms of a verb, for the search' },
  { path: 'src/core/rules/tradecraft/empty-reason.ts', text: 'fact for good', why: 'single words in a list' },
];

interface Text {
  readonly path: string;
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

/** Returns the lines of a file of guides, without its search terms. */
function linesOf(path: string, source: string): readonly Text[] {
  return source
    .split('\n')
    .map((text, index) => ({ path, line: index + 1, text }))
    .filter(({ text }) => !/^- (?:id|keywords|phrases|related): /.test(text));
}

/** Returns the texts for people in a source file. */
function textsOf(path: string, source: string): readonly Text[] {
  if (path.endsWith('.md')) return linesOf(path, source);
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

const termsIn = ({ path, text }: Text): readonly RetiredTerm[] =>
  retiredTerms.filter(({ pattern, within }) => pattern.test(text) && (within?.test(path) ?? true));

const isExcepted = ({ path, text }: Text): boolean =>
  exceptions.some((exception) => exception.path === path && text.includes(exception.text));

const read =
  /^src\/(?:app|cli|core|drafts|features|library|platform|shared|site(?!\/samples)|store|ui)\/.*\.tsx?$|^src\/core\/canon\/guides\/.*\.md$/;
const notRead = /\.(?:test|cases|fixtures|generated|d)\.tsx?$/;

const texts = sourceFiles()
  .filter((path) => read.test(path) && !notRead.test(path))
  .flatMap((path) => textsOf(path, readFileSync(join(root, path), 'utf8')));

describe('the text of the interface, the help and the command line', () => {
  it('has no retired terms', () => {
    const found = texts
      .filter((text) => !isExcepted(text))
      .flatMap((text) =>
        termsIn(text).map(
          ({ pattern, use }) =>
            `${text.path}:${text.line}: “${pattern.exec(text.text)?.[0] ?? ''}” in “${text.text}” (use: ${use})`,
        ),
      );
    expect(found).toEqual([]);
  });

  it('needs every exception', () => {
    const unused = exceptions.filter(
      (exception) =>
        !texts.some((text) => isExcepted(text) && text.path === exception.path && termsIn(text).length > 0),
    );
    expect(unused).toEqual([]);
  });

  it('is read from strings, templates, sums and JSX, but not from keys, imports and search terms', () => {
    const source = [
      "import x from 'stale one';",
      "const a = ['stale', 'It is stale.', `The ${a} is stale.`, 'It was ' + b + ' stale.'];",
      "const keywords = ['stale verdict'];",
      'const c = <p title="A stale title">Now stale</p>;',
    ];
    const path = 'src/ui/example.tsx';
    expect(textsOf(path, source.join('\n')).filter((text) => termsIn(text).length > 0)).toEqual([
      { path, line: 2, text: 'It is stale.' },
      { path, line: 2, text: 'The {} is stale.' },
      { path, line: 2, text: 'It was {} stale.' },
      { path, line: 4, text: 'A stale title' },
      { path, line: 4, text: 'Now stale' },
    ]);
  });
});
