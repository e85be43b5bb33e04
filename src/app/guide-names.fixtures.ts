/** Finds out of the sources what is on the screen: texts in JSX, strings, and templates whose gaps strings fill. */
import ts from 'typescript';

export interface Names {
  /** Every string and every text of JSX, with white space folded. */
  readonly texts: ReadonlySet<string>;
  /** Templates with words of their own, as patterns whose groups are their gaps. */
  readonly templates: readonly RegExp[];
}

const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

function patternOf(template: ts.TemplateExpression): RegExp | undefined {
  const parts = [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
  return /\p{L}{2}/u.test(parts.join('')) ? new RegExp(`^${parts.map(escaped).join('(.+?)')}$`, 'u') : undefined;
}

/** The names in sources of the interface, and those that the schemas give to fields and values. */
export function namesIn(sources: readonly string[], titles: readonly string[]): Names {
  const texts = new Set(titles);
  const templates: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.add(folded(node.text));
    const pattern = ts.isTemplateExpression(node) ? patternOf(node) : undefined;
    if (pattern) templates.push(pattern);
    node.forEachChild(visit);
  };
  for (const source of sources)
    visit(ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return { texts, templates };
}

/** Whether the screen has this name: as a text, or as a template whose gaps are filled with strings of the sources. */
export function isCalled({ texts, templates }: Names, words: string): boolean {
  if (texts.has(words)) return true;
  return templates.some((pattern) => {
    const [, ...gaps] = pattern.exec(words) ?? [''];
    return gaps.length > 0 && gaps.every((gap) => texts.has(gap));
  });
}
