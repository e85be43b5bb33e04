import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { characterStart } from './graphemes.ts';
import { splitsPair } from './offsets.ts';
import { findInText } from './search.ts';
import { searchable, unifiedIdeograph, listForm } from './searchable.ts';
import { snapToCharacters } from './adjust.ts';
import { span, textAt } from './span.ts';
import { anyText } from './texts.cases.ts';

/** Damage that extraction does to texts, beside letters and spaces. */
const damaged = fc
  .array(
    fc.constantFrom(
      ...'a fi Straße ﬁ ﬃ - ’ – … 发 言 ⾔ ⻋ ⺇ ， ｶﾞ Ａ １ ไทย 😀 ی ﻻ ﻨ النَّ ﱞ שָׁ ״ ־'.split(' '),
      ...'e\u0301 \u0640 \u064E \uFB2A \u2010 \u00AD \u200C \u200F \u202B \u0000 \uFFFE \uFFFF \uD83D 葛\u{E0100}'.split(
        ' ',
      ),
      ...['har-\nbour', '\n', '\r\n', ' ', '\u2009'],
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));
const text = fc.oneof(anyText, damaged);

describe('the search form of a text', () => {
  it.each([
    ['ﬁbrils, oﬃce', 'fibrils, office'],
    ['发⾔⼈坐⻋', '发言人坐车'],
    ['ﺍﻟﻨﺎﻃﻖ ﷲ', 'الناطق الله'],
    ['النَّاطِقُ النـــاطق', 'الناطق الناطق'],
    ['שָׁלוֹם צה״ל', 'שלום צה"ל'],
    ['ＡＢＣ　１２：３０～', 'abc 12:30~'],
    ['ｶﾞｲﾄﾞ ﹁甲﹂', 'ガイド 「甲」'],
    ['10\u202F000\u00A0–\u2009Qur’an', "10 000 - qur'an"],
    ['co\u00ADop\u200E \u202Bx\u202C', 'coop x'],
    ['well-\nknown', 'well- known'],
    ['US\uFFFEled', 'us-led'],
    ['می\u200cکند… 葛\u{E0100}', 'ميكند... 葛'],
  ])('of %j is %j', (written, form) => {
    expect(searchable(written, false).text).toBe(form);
  });

  it('marks the line ends that may divide a word', () => {
    const { text: plain, marked } = searchable('well-\r\n known - \nx 中\n文 a\nb co\u00AD\nop US\uFFFEled', true);
    expect(marked).toBe('well-\nknown - x 中\n文 a b co\nop US\uFFFEled');
    expect(plain).toBe('well- known - x 中 文 a b co op US-led');
  });

  it('is the same text if nothing is marked', () => {
    const { text: plain, marked } = searchable('The har-bour -\nand', true);
    expect(marked).toBe(plain);
  });

  it('has nothing more to fold, apart from letters that the first fold brought together', () => {
    fc.assert(
      fc.property(damaged, (written) => {
        const once = searchable(written, false).text;
        const twice = searchable(once, false).text;
        expect(searchable(twice, false).text).toBe(twice);
      }),
    );
  });

  it('maps back to offsets in order that never cut a surrogate pair', () => {
    fc.assert(
      fc.property(text, fc.boolean(), (written, matchCase) => {
        const form = searchable(written, matchCase);
        expect(form.marked).toHaveLength(form.text.length);
        let last = 0;
        for (let at = 0; at <= form.text.length; at++) {
          if (splitsPair(form.text, at) || form.splitsPiece(at)) continue;
          const [start, end] = [form.toOriginalStart(at), form.toOriginalEnd(at)];
          expect(end).toBeLessThanOrEqual(start);
          expect(end).toBeGreaterThanOrEqual(last);
          expect([splitsPair(written, start), splitsPair(written, end)]).toEqual([false, false]);
          last = start;
        }
        expect(last).toBe(written.length);
      }),
    );
  });

  it('has the form of the original text between any two offsets without a division between', () => {
    fc.assert(
      fc.property(damaged, (written) => {
        const form = searchable(written, false);
        for (let at = 0; at < form.text.length; at++) {
          const [from, to] = [form.toOriginalStart(at), form.toOriginalEnd(at + 1)];
          const original = written.slice(from, to);
          const isLetter = /[\p{L}\p{N}]/u.test(form.text.charAt(at)) && !/\p{M}/u.test(form.text);
          if (isLetter) expect(searchable(original, false).text).toContain(form.text.charAt(at));
        }
      }),
    );
  });
});

describe('a search for any characters of a text', () => {
  it('finds them there', () => {
    const query = text.chain((written) => {
      const offset = fc.nat({ max: written.length });
      return fc.tuple(fc.constant(written), offset, offset, fc.boolean());
    });
    fc.assert(
      fc.property(query, ([written, one, other, matchCase]) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)].map((at) => characterStart(written, at));
        const words = written.slice(from, to);
        if (words.replace(/[\p{White_Space}\p{Default_Ignorable_Code_Point}]/gu, '') === '') return;
        const found = findInText(written, words, { matchCase });
        const start = Array.from(written.slice(0, from)).length;
        const end = start + Array.from(words).length;
        expect(found.some((each) => each.start < end && start < each.end)).toBe(true);
        for (const each of found) {
          expect(snapToCharacters(written, each)).toEqual(each);
          expect(textAt(written, span(each.start, each.end))).not.toBe('');
        }
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('the unified ideograph of a radical', () => {
  it('is what NFKC gives for every Kangxi radical', () => {
    for (let code = 0x2f00; code <= 0x2fd5; code++) {
      const radical = String.fromCharCode(code);
      expect(unifiedIdeograph(radical)).toBe(radical.normalize('NFKC'));
    }
  });

  it('exists for every radical of the supplement with a table entry, and is unified', () => {
    const radicals = Array.from({ length: 0x2ef4 - 0x2e80 }, (_, index) => String.fromCharCode(0x2e80 + index));
    const unchanged = radicals.filter((radical) => unifiedIdeograph(radical) === radical);
    expect(unchanged).toEqual(['\u2E80', '\u2E9A']);
    for (const radical of radicals.filter((each) => !unchanged.includes(each))) {
      expect(unifiedIdeograph(radical)).toMatch(/^\p{Unified_Ideograph}$/u);
    }
    const byNfkc = radicals.filter((radical) => radical.normalize('NFKC') !== radical);
    expect(byNfkc.map(unifiedIdeograph)).toEqual(byNfkc.map((radical) => radical.normalize('NFKC')));
  });

  it('is that of the table, and any other character is its own', () => {
    expect(Array.from('⻋⺠⻢⻰⽔a', unifiedIdeograph).join('')).toBe('车民马龙水a');
  });
});

describe('the form of texts that lists are searched in', () => {
  it.each([
    ['Élan of  the\nFleet ', 'elan of the fleet'],
    ['Ⅻ ½', 'xii 1⁄2'],
    ['İstanbul', 'istanbul'],
    ['Straße', 'strasse'],
    ['don’t “stop”', 'don\'t "stop"'],
    ['no hyper-\nreﬂexia', 'no hyperreflexia'],
    ['co\uFFFEop', 'coop'],
    ['发⾔\n⼈', '发言人'],
    ['ﺍﻟﻨﱠﺎﻃﻖ', 'الناطق'],
    ['C-001', 'c-001'],
  ])('of %j is %j', (text, form) => {
    expect(listForm(text)).toBe(form);
    expect(listForm(form)).toBe(form);
  });
});
