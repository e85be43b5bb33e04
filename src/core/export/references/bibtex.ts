/** References as BibTeX, with the fields and the type that biblatex adds for web addresses. */
import { oneLine } from '../../passage/shorten.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { referencesOf, type Reference } from './reference.ts';

/** The characters that mean something in LaTeX, and how they are written as text. */
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  '&': '\\&',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

const escaped = (text: string): string =>
  oneLine(text).replace(/[\\{}%&$#_~^]/g, (character) => escapes[character] ?? '');

function entryOf({ key, title, publisher, url, identifier, published, accessed, language }: Reference): string {
  const fields: readonly (readonly [name: string, value: string | undefined])[] = [
    // The second braces keep the capitals.
    ['title', `{${escaped(title)}}`],
    ['publisher', publisher && `{${escaped(publisher)}}`],
    ['year', published && String(published.year).padStart(4, '0')],
    ['month', published && String(published.month)],
    ['day', published && String(published.day)],
    // An address is not text, and is written as it is. Braces that do not match would end the field.
    ['url', url?.replaceAll('{', '%7B').replaceAll('}', '%7D')],
    ['urldate', accessed?.text],
    ['language', language],
    ['note', identifier && escaped(identifier)],
  ];
  const written = fields.flatMap(([name, value]) => (value === undefined ? [] : [`  ${name} = {${value}}`]));
  return `@${url === undefined ? 'misc' : 'online'}{${key},\n${written.join(',\n')}\n}\n`;
}

/** Writes the observations as BibTeX in UTF-8. */
export function referencesBibtex(workspace: Pick<Workspace, 'casefile'>): string {
  return referencesOf(workspace).map(entryOf).join('\n');
}
