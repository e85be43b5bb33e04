/** Reads Word files for tests. */
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** The XML parts of a Word file, by their paths. */
export function partsOf(bytes: Uint8Array): Readonly<Record<string, string>> {
  const xml = Object.entries(unzipSync(bytes)).filter(([path]) => /\.(?:xml|rels)$/.test(path));
  return Object.fromEntries(xml.map(([path, file]) => [path, strFromU8(file)]));
}

/** The text of each paragraph of a part, with line breaks. Throws if it is not well-formed XML. */
export function paragraphsIn(source: string): readonly string[] {
  const paragraphs: string[] = [];
  const parser = new SaxesParser();
  let isText = false;
  parser.on('opentag', ({ name }) => {
    if (name === 'w:p') paragraphs.push('');
    if (name === 'w:br') paragraphs.push(`${paragraphs.pop() ?? ''}\n`);
    isText = name === 'w:t';
  });
  parser.on('text', (text) => {
    if (isText) paragraphs.push(`${paragraphs.pop() ?? ''}${text}`);
  });
  parser.on('closetag', () => (isText = false));
  parser.write(source).close();
  return paragraphs;
}
