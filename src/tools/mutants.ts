/** Mutants: small changes of the source that tests should notice. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { diceOf } from '../core/files/mutations.fixtures.ts';

export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

const swapped: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
  [ts.SyntaxKind.QuestionQuestionToken, '&&'],
]);

/** Methods that can be left out of a chain: what they are called on has the same type as their result. */
const leftOut = new Set(['filter', 'trim', 'toSorted', 'toReversed', 'toLowerCase', 'normalize', 'slice']);

const isNullish = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;

/** Whether a number is the name of a property, which cannot be an expression. */
function isName(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ((ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  );
}

/** What replaces a node, with the node that it replaces. */
function changeOf(node: ts.Node, source: ts.SourceFile): readonly [ts.Node, string] | undefined {
  const text = (part: ts.Node): string => part.getText(source);
  if (ts.isBinaryExpression(node)) {
    const operator = swapped.get(node.operatorToken.kind);
    const { left, right } = node;
    // “&&” cannot be beside “??” in one expression.
    if (isNullish(node) && [left, right, node.parent].some(isNullish)) return undefined;
    // Only numbers can be subtracted.
    if (operator === '-' && [left, right].some((side) => /['"`]/.test(text(side)))) return undefined;
    return operator === undefined ? undefined : [node.operatorToken, operator];
  }
  if (ts.isIfStatement(node)) return [node.expression, `!(${text(node.expression)})`];
  if (ts.isConditionalExpression(node)) return [node.condition, `!(${text(node.condition)})`];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [node, 'false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [node, 'true'];
  if (ts.isNumericLiteral(node) && !isName(node)) return [node, `(${text(node)} + 1)`];
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) return [node, ';'];
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    return leftOut.has(node.expression.name.text) ? [node, text(node.expression.expression)] : undefined;
  }
  return undefined;
}

/** All mutants of a file. */
export function mutantsOf(file: string): readonly Mutant[] {
  const content = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    const change = changeOf(node, source);
    if (change) {
      const [target, after] = change;
      const [start, end] = [target.getStart(source), target.getEnd()];
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ file, line, start, end, before: content.slice(start, end), after });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The files of a folder that the product consists of, except generated ones. */
export function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|cases|fixtures|generated|d)\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .toSorted();
}

/** Draws `count` of the items, the same ones for the same seed. */
export function draw<Item>(items: readonly Item[], count: number, seed: number): readonly Item[] {
  const dice = diceOf(seed);
  const ranked = items.map((item) => ({ item, rank: dice(2 ** 31) })).toSorted((one, other) => one.rank - other.rank);
  return ranked.slice(0, count).map(({ item }) => item);
}
