/** Reads random OpenDocument texts, and looks for each of their words exactly once. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../.config/property-runs.ts';
import { composeText } from '../../../core/extraction/compose.ts';
import { numberedWords, wordsIn } from '../every-word.fixtures.ts';
import { extractionOf } from '../extractions.fixtures.ts';
import { makeOdt } from './odt.fixtures.ts';
import { readOdt } from './read-odt.ts';

const all = (parts: readonly string[]): string => parts.join('');
const tracked =
  '<text:tracked-changes><text:changed-region text:id="i"><text:insertion/></text:changed-region></text:tracked-changes>';

const { inline, block } = fc.letrec<{ inline: string; block: string }>((tie) => {
  const inlines = fc.array(tie('inline'), { maxLength: 3 }).map(all);
  const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map(all);
  const around = (start: string, end: string, content = inlines) => content.map((xml) => start + xml + end);
  return {
    inline: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant(' # '),
      fc.constant('<text:s/><text:bookmark-start text:name="b"/><text:tab/>'),
      fc.constant('<text:change-start text:change-id="i"/>'),
      fc.constant('<text:change-end text:change-id="i"/>'),
      fc.constant('<text:hidden-text>#</text:hidden-text>'),
      fc.constant('<text:ruby><text:ruby-base>#</text:ruby-base><text:ruby-text>#</text:ruby-text></text:ruby>'),
      ...['span', 'a', 'meta', 'meta-field', 'placeholder', 'sequence', 'bookmark-ref'].map((name) =>
        around(`<text:${name}>`, `</text:${name}>`),
      ),
      around('<draw:frame><draw:text-box>', '</draw:text-box></draw:frame>', blocks),
      around(
        '<draw:custom-shape>',
        '</draw:custom-shape>',
        inlines.map((xml) => `<text:p>${xml}</text:p>`),
      ),
      around(
        '<text:note><text:note-citation>1</text:note-citation><text:note-body>',
        '</text:note-body></text:note>',
        blocks,
      ),
      fc.constant(
        '<office:annotation><dc:creator>A</dc:creator><text:p>#</text:p><text:p>#</text:p></office:annotation>',
      ),
    ),
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      around('<text:p>', '</text:p>'),
      around('<text:h>', '</text:h>'),
      around('<text:section>', '</text:section>', blocks),
      around('<text:section text:display="none">', '</text:section>', blocks),
      around('<text:index-body>', '</text:index-body>', blocks),
      around('<text:list><text:list-item>', '</text:list-item></text:list>', blocks),
      around('<text:list><text:list-header>', '</text:list-header></text:list>', blocks),
      fc.array(fc.array(blocks, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }).map((rows) => {
        const cells = (row: readonly string[]): string =>
          all(row.map((cell) => `<table:table-cell>${cell}</table:table-cell>`));
        return `<table:table>${all(rows.map((row) => `<table:table-row>${cells(row)}</table:table-row>`))}</table:table>`;
      }),
    ),
  };
});

it('has each word of a document once, whatever is around it', async () => {
  const blocks = fc.oneof(
    block,
    inline.map((xml) => `<text:p>${xml}</text:p>`),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(blocks, { minLength: 1, maxLength: 4 }), async (parts) => {
      const { text, words } = numberedWords(`<text:p>#</text:p>${all(parts)}`);
      const bytes = makeOdt(tracked + text);
      const extraction = extractionOf(await readOdt({ name: 'a.odt', mediaType: '', bytes }));
      const whole = composeText(extraction, new Set(extraction.groups.map(({ id }) => id)));
      expect(wordsIn(whole.text).toSorted()).toEqual(words.toSorted());
    }),
    { numRuns: runs(200) },
  );
});
