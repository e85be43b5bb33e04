import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareMarkup } from './bare-markup.ts';

const gap = '<!---->';

describe('bare markup', () => {
  it.each([
    ['text', 'a < b & c &amp; d', 'a < b & c &amp; d'],
    ['tags, without their attributes', '<P CLASS="a>b" style=\'c>d\' hidden x = y>One</P >', '<p>One</p>'],
    ['unquoted and odd attributes', '<a href=//x/ onclick=a() =b "c" d=>e</a>', '<a>e</a>'],
    ['empty elements', '<br/><hr /><img src=a/>', '<br/><hr/><img>'],
    ['no script', 'a<script type=x>"</p>"<b></script >b', `a${gap}b`],
    ['no style', '<style>p > b {}</STYLE\n>b', `${gap}b`],
    ['no frame', '<iframe srcdoc="<p>"><p style=a></iframe>b', `${gap}b`],
    ['no comment', 'a<!-- <p> -- > --!>b<!-->c<!--->d', `a${gap}b${gap}c${gap}d`],
    ['no comment that the file breaks off in', 'a<!-- b', `a${gap}`],
    ['no declaration but the doctype', '<!DOCTYPE html><?xml a?><!x></ y>a', `<!DOCTYPE html>${gap}${gap}${gap}a`],
    ['no tag that the file breaks off in', 'a<p style="b>c', `a${gap}`],
    ['a script with a script in a comment', '<script><!-- <script> </script> --></script>a', `${gap}a`],
    ['a script with an empty comment', '<script><!--><script></script>a', `${gap}a`],
    ['text that only looks like markup', '<textarea a><p style=b></textarea c>d', '<textarea><p style=b></textarea>d'],
    ['the rest as text', '<plaintext a><p style=b>', '<plaintext><p style=b>'],
    ['drawings, whose styles are no text', '<svg a><style/><text b>c</svg>d', `<svg>${gap}<text>c</svg>d`],
    ['sections of drawings as text', '<svg><![CDATA[a<b>&c]]></svg>', `<svg>${gap}a&lt;b>&amp;c</svg>`],
    ['no tag made of what was apart', '<<script></script>p style=a>', `<${gap}p style=a>`],
  ])('has %s', (_, html, expected) => {
    expect(bareMarkup(html)).toBe(expected);
  });

  it('has no attribute left in it, is the same when it is made twice, and keeps what is not between signs', () => {
    const piece = fc.constantFrom(
      ...['<', '>', '/', '!', '-', '--', '=', '"', "'", ' ', '\n', 'a', '&lt;', '<!--', '-->', '<![CDATA[', ']]>', '?'],
      ...['<p style="x">', '</p>', '<script>', '</script>', '<style>', '</style>', '<svg>', '</svg>', 'b c'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const html = pieces.join('');
        const bare = bareMarkup(html);
        expect(bareMarkup(bare)).toBe(bare);
        // “<gap>p style=…” is text: a tag begins with a letter.
        expect(bare).not.toMatch(/<[a-z][a-z]*[\s][^<>]*>/i);
        if (!/[<]/.test(html)) expect(bare).toBe(html);
      }),
    );
  });
});
