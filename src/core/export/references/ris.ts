/** References in the RIS format, which most reference managers import. */
import { oneLine } from '../../passage/shorten.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { referencesOf, type Reference, type ReferenceDate } from './reference.ts';

const dateOf = ({ text }: ReferenceDate): string => text.replaceAll('-', '/');

function linesOf({ key, title, publisher, url, identifier, published, accessed, language }: Reference) {
  const tags: readonly (readonly [tag: string, value: string | undefined])[] = [
    ['TY', url === undefined ? 'GEN' : 'ELEC'],
    ['ID', key],
    ['TI', title],
    ['PB', publisher],
    ['PY', published && String(published.year).padStart(4, '0')],
    ['DA', published && dateOf(published)],
    ['UR', url],
    ['Y2', accessed && dateOf(accessed)],
    ['LA', language],
    ['N1', identifier],
  ];
  const written = tags.flatMap(([tag, value]) => (value === undefined ? [] : [`${tag}  - ${oneLine(value)}`]));
  return [...written, 'ER  - ', ''];
}

/**
 * Writes the observations as RIS in UTF-8 with the line ends of the format, CR LF. Line breaks in values become spaces.
 */
export function referencesRis(workspace: Pick<Workspace, 'casefile'>): string {
  return referencesOf(workspace)
    .flatMap(linesOf)
    .map((line) => `${line}\r\n`)
    .join('');
}
