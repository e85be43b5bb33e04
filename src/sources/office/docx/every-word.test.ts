/** Reads random Word documents, and looks for each of their words exactly once. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../.config/property-runs.ts';
import { composeText } from '../../../core/extraction/compose.ts';
import { numberedWords, wordsIn, makeDocx, readMade } from '../office.fixtures.ts';

const by = 'w:author="A" w:id="1"';
const noise = '<w:bookmarkStart w:id="1" w:name="b"/><w:bookmarkEnd w:id="1"/><w:proofErr w:type="spellStart"/>';
const fieldMark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const all = (parts: readonly string[]): string => parts.join('');

const { inline, block } = fc.letrec<{ inline: string; block: string }>((tie) => {
  const inlines = fc.array(tie('inline'), { maxLength: 3 }).map(all);
  const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map(all);
  const around = (start: string, end: string, content = inlines) => content.map((xml) => start + xml + end);
  return {
    inline: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant('<w:r><w:t xml:space="preserve"> # </w:t></w:r>'),
      fc.constant(noise),
      fc.constant('<w:r><w:rPr><w:vanish/></w:rPr><w:t># </w:t><w:tab/></w:r>'),
      fc.constant(`<w:del ${by}><w:r><w:delText xml:space="preserve"> # </w:delText></w:r></w:del>`),
      fc.constant('<m:oMath><m:r><m:t> # </m:t></m:r></m:oMath>'),
      fc.constant(
        '<w:r><w:ruby><w:rt><w:r><w:t>#</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>#</w:t></w:r></w:rubyBase></w:ruby></w:r>',
      ),
      ...['ins', 'moveFrom', 'moveTo'].map((name) => around(`<w:${name} ${by}>`, `</w:${name}>`)),
      ...['hyperlink', 'smartTag', 'customXml', 'dir', 'bdo', 'fldSimple'].map((name) =>
        around(`<w:${name}>`, `</w:${name}>`),
      ),
      around('<w:sdt><w:sdtPr/><w:sdtContent>', '</w:sdtContent></w:sdt>'),
      around(`${fieldMark('begin')}${fieldMark('separate')}`, fieldMark('end')),
      around('<w:r><w:drawing><wps:txbx><w:txbxContent>', '</w:txbxContent></wps:txbx></w:drawing></w:r>', blocks),
    ),
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      around('<w:p>', '</w:p>'),
      around(`<w:p><w:pPr><w:rPr><w:del ${by}/></w:rPr></w:pPr>`, '</w:p>'),
      fc.constant(noise),
      around('<w:sdt><w:sdtPr/><w:sdtContent>', '</w:sdtContent></w:sdt>', blocks),
      fc.array(fc.array(blocks, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }).map((rows) => {
        const cells = (row: readonly string[]) => all(row.map((cell) => `<w:tc><w:tcPr/>${cell}${noise}</w:tc>`));
        return `<w:tbl><w:tblPr/>${all(rows.map((row) => `<w:tr>${cells(row)}</w:tr>`))}</w:tbl>`;
      }),
    ),
  };
});

it('has each word of a document once, whatever is around it', async () => {
  const documents = fc.array(
    fc.oneof(
      block,
      inline.map((xml) => `<w:p>${xml}</w:p>`),
    ),
    { minLength: 1, maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(documents, async (blocks) => {
      const { text, words } = numberedWords(`<w:p><w:r><w:t>#</w:t></w:r></w:p>${all(blocks)}`);
      const extraction = await readMade(makeDocx(text));
      const whole = composeText(extraction, new Set(extraction.groups.map(({ id }) => id)));
      expect(wordsIn(whole.text).toSorted()).toEqual(words.toSorted());
    }),
    { numRuns: runs(50) },
  );
});
