import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import { svgElementOf, svgFileOf, inItsDirection, fitText, isolateText, textWidth } from './svg.ts';
import { coloursOnWhite } from './elements.ts';
import { type Picture, shapesIn, slicesOf } from './shapes.ts';
import { effectSign } from './effect-signs.ts';
import { manySources } from '../../../e2e/bench/drafts.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { timelinePicture } from './timeline-shapes.ts';
import { timelineOf } from './timeline.ts';

const pictureOf = (text: string): Picture => ({
  width: 100,
  height: 40.2,
  title: text,
  description: text,
  shapes: [
    { kind: 'group', item: text, name: text, children: [{ kind: 'text', x: 1, y: 2, text, size: 12, fill: 'ink' }] },
    effectSign('supports', { x: 10, y: 10 }),
    effectSign('contradicts', { x: 30, y: 10 }),
    effectSign(text, { x: 50, y: 10 }),
    { kind: 'rect', x: 1 / 3, y: 0, width: -1, height: 2, fill: 'accent' },
  ],
});

/** Reads a file as XML; throws if it is not well-formed. */
function readXml(source: string) {
  const texts: Record<string, string[]> = {};
  const attributes = new Set<string>();
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes: own }) => {
    open.push(name);
    for (const key of Object.keys(own)) attributes.add(key);
    (texts[name] ??= []).push('');
  });
  parser.on('text', (text) => {
    const list = texts[open.at(-1) ?? ''];
    if (list) list[list.length - 1] += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(source).close();
  return { texts, attributes };
}

describe('a picture as an SVG file', () => {
  it('is well-formed XML that contains every text unchanged, except characters that XML cannot contain', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), fc.string()), (text) => {
        const { texts, attributes } = readXml(svgFileOf(pictureOf(text)));
        // eslint-disable-next-line no-control-regex
        const expected = text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu, '\uFFFD');
        expect(texts.text).toEqual([expected]);
        expect(texts.title).toEqual([expected, expected]);
        expect(texts.desc).toEqual([expected]);
        expect([...attributes].filter((name) => /^(on|id$|class$|style$|.*href)/.test(name))).toEqual([]);
      }),
    );
  });

  it('refers to nothing outside', () => {
    const source = svgFileOf(pictureOf('<script>url(https://example.org)</script>'));
    expect(source).not.toMatch(/<script|<style|<image|<use|href=|var\(/);
    expect(readXml(source).attributes.has('xmlns')).toBe(true);
  });

  it('is the same for the same picture, with lengths rounded', () => {
    expect(svgElementOf(pictureOf('x'))).toBe(svgElementOf(pictureOf('x')));
    expect(svgElementOf(pictureOf('x'))).toContain('<rect x="0.33" y="0" width="0" height="2" fill="#1f5548"/>');
  });

  it('tells supporting and contradicting signs apart by shape and line as well as by colour', () => {
    const [supports, contradicts] = ['supports', 'contradicts'].map((effect) =>
      svgElementOf({ ...pictureOf(''), shapes: [effectSign(effect, { x: 10, y: 10 })] }),
    );
    expect(supports).not.toContain('stroke-dasharray');
    expect(contradicts).toContain('stroke-dasharray');
    expect(supports).toContain('M6.98 10L13.03 10M10 6.98L10 13.03');
  });

  it('draws a filled sign in paper on its colour, and one that is not filled in its colour on paper', () => {
    for (const effect of ['supports', 'contradicts'] as const) {
      const [filled, empty] = [true, false].map((filled) => {
        const [circle, cross] = effectSign(effect, { x: 10, y: 10, filled }).children;
        return [circle?.kind === 'circle' && circle.fill, cross?.kind === 'path' && cross.stroke];
      });
      expect(filled).toEqual([effect, 'paper']);
      expect(empty).toEqual(['paper', effect]);
    }
  });

  it('uses the colours of the light theme', () => {
    const css = readFileSync(join(import.meta.dirname, '../../app/theme/tokens.css'), 'utf8');
    const light = /scheme='light'\] \{([^}]*)\}/.exec(css)?.[1] ?? '';
    const token = (name: string): string | undefined => new RegExp(`--${name}: (#[\\da-f]{6});`).exec(light)?.[1];
    const names = { ink: 'desk-ink', soft: 'desk-ink-soft', line: 'desk-line', edge: 'desk-line-strong' };
    const others = { sunken: 'desk-sunken', accent: 'desk-accent', 'accent-wash': 'desk-accent-wash' };
    const same = ['supports', 'supports-wash', 'contradicts', 'contradicts-wash'].map((name) => [name, name]);
    for (const [paint, name] of [...Object.entries({ ...names, ...others }), ...same] as [
      keyof typeof coloursOnWhite,
      string,
    ][])
      expect(coloursOnWhite[paint], paint).toBe(token(name));
  });
});

describe('a label', () => {
  it('is never wider than its space, by its own estimate', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 300 }), (text, width) => {
        expect(textWidth(fitText(text, width, 12), 12)).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('is shortened with an ellipsis, between characters', () => {
    expect(fitText('Ministry of Foreign Affairs', 90, 12)).toMatch(/^Ministry.*…$/);
    expect(fitText('外務省の発表です', 40, 12)).toBe('外務…');
    expect(fitText('two\nlines', 200, 12)).toBe('two lines');
    expect(isolateText('وزارة')).toBe('\u2068وزارة\u2069');
  });

  it('of a line follows its first letter, without an isolate, which WebKit ignores', () => {
    expect(inItsDirection('8 · وزارة (x)')).toBe('\u202B8 · وزارة (x)\u202C');
    expect(inItsDirection('8 · Ministry وزارة')).toBe('8 · Ministry وزارة');
  });
});

describe('the slices of a picture', () => {
  it('are cut at the last row that fits', () => {
    expect(slicesOf({ height: 300, rowTops: [40, 90, 140, 190] }, 100)).toEqual([
      { from: 0, to: 90 },
      { from: 90, to: 190 },
      { from: 190, to: 300 },
    ]);
  });

  it('are cut anywhere if there are no rows', () => {
    expect(slicesOf({ height: 250 }, 100).map(({ to }) => to)).toEqual([100, 200, 250]);
  });

  it('are the whole picture, cut only between its rows', () => {
    const picture = fc.record({
      height: fc.integer({ min: 1, max: 2000 }),
      tops: fc.uniqueArray(fc.integer({ min: 0, max: 2000 }), { maxLength: 30 }),
    });
    fc.assert(
      fc.property(picture, fc.integer({ min: 1, max: 400 }), ({ height, tops }, most) => {
        const rowTops = tops.filter((top) => top < height).toSorted((one, other) => one - other);
        const slices = slicesOf({ height, rowTops }, most);
        const cuts = slices.slice(1).map(({ from }) => from);
        expect([slices[0]?.from, slices.at(-1)?.to]).toEqual([0, height]);
        expect(cuts).toEqual(slices.slice(0, -1).map(({ to }) => to));
        for (const cut of cuts) expect(rowTops).toContain(cut);
        for (const { from, to } of slices) {
          const inside = rowTops.filter((top) => top > from && top < to);
          expect(to - from <= most || inside.length === 0).toBe(true);
        }
      }),
    );
  });

  it('have each row of a picture once, at the contract’s limits too, and its head in none', () => {
    const draft = { title: '', ...manySources() } as unknown as Workspace;
    const timeline = timelinePicture(timelineOf(draft))!;
    const head = shapesIn(timeline, { from: 0, to: timeline.headHeight ?? 0 });
    const slices = slicesOf(timeline, 180);
    expect(slices.length).toBeGreaterThan(20);
    expect([...head, ...slices.flatMap((slice) => shapesIn(timeline, slice))]).toEqual(timeline.shapes);
    expect(head).toHaveLength(1);
  });
});
