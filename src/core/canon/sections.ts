import type { CanonEntry } from './entry.ts';
import { ownConvention } from './guides/write.ts';

/** Which section of the specification describes a part. What is not here is this application's own. */
const sectionOfPart: Readonly<Record<string, string>> = {
  assessment: '2.1',
  producer: '2.2',
  identifier: '2.3',
  claim: '2.4',
  span: '2.4',
  attribution: '2.4',
  'power-basis': '2.5',
  'power-scope': '2.6',
  intent: '2.7',
  'time-scope': '2.8',
  'evidence-link': '2.9',
  contradiction: '2.10',
};

type Origin = Pick<CanonEntry, 'source' | 'authority'>;

/** Where what is ours comes from. */
export const convention: Origin = {
  source: ownConvention,
  authority: 'convention',
};

/** Where a part and its fields come from. */
export function originOfPart(part: string): Origin {
  const section = sectionOfPart[part];
  return section === undefined ? convention : { source: `Specification ${section}`, authority: 'contract' };
}

/** What a rule's reasons name as their source, in parentheses at the end: “(specification 2.4; decisions 1)”. */
const cited = / \((?:specification ([^;)]+))?(?:; )?(?:decisions [^)]+)?\)(?=\.$)/;

/** Where a rule comes from, as its reasons say. */
export function originOfReasons(why: string): Origin {
  const sections = cited.exec(why)?.[1];
  return sections === undefined ? convention : { source: `Specification ${sections}`, authority: 'contract' };
}

/** A rule's reasons without their source, which stands by itself. */
export function reasonsAlone(why: string): string {
  return why.replace(cited, '');
}
