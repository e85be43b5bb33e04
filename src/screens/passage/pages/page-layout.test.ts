import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageSize, Rotation } from '../../../core/extraction/extraction.ts';
import {
  actualSize,
  boxInView,
  layPages,
  pageGap,
  pageIndexAt,
  pageNamed,
  pagePointAt,
  pagesBetween,
  pointInView,
  zoomStep,
  type LayoutOptions,
} from './page-layout.ts';

const size = (width: number, height: number, label: string | null = null): PageSize => ({ label, width, height });
const options: LayoutOptions = { zoom: 'width', rotation: 0, view: { width: 424, height: 600 }, ratio: 1 };
const sizes = [size(600, 800), size(800, 600), size(100, 100)];
const rotations: readonly Rotation[] = [0, 90, 180, 270];

describe('the layout of pages', () => {
  it('makes each page as wide as the view, or shows it whole', () => {
    const wide = layPages(sizes, options);
    expect(wide.pages.map(({ width }) => width)).toEqual([400, 400, 400]);
    expect(wide.pages[1]?.top).toBe(pageGap + 533 + pageGap);
    const whole = layPages(sizes, { ...options, zoom: 'page', view: { width: 1000, height: 424 } });
    expect(whole.pages.map(({ height }) => height)).toEqual([400, 400, 400]);
  });

  it('turns pages, and centres those that are narrower than the widest', () => {
    const turned = layPages(sizes, { ...options, zoom: 1, rotation: 90 });
    expect(turned.pages.map(({ width, height }) => [width, height])).toEqual([
      [800, 600],
      [600, 800],
      [100, 100],
    ]);
    expect(turned.width).toBe(824);
    expect(turned.pages.map(({ left }) => left)).toEqual([12, 112, 362]);
  });

  it('has whole device pixels', () => {
    for (const { width, height } of layPages([size(595.28, 841.89)], { ...options, ratio: 1.5 }).pages) {
      expect(Number.isInteger(width * 1.5)).toBe(true);
      expect(Number.isInteger(height * 1.5)).toBe(true);
    }
  });

  it('stays within the height of a view for 20,000 pages', () => {
    const many = Array.from({ length: 20_000 }, () => size(600, 800));
    expect(layPages(many, { ...options, zoom: 5 * actualSize }).height).toBeLessThan(17_000_000);
  });

  it('finds the pages between two heights', () => {
    const layout = layPages(sizes, options);
    expect(pageIndexAt(layout, -5)).toBe(0);
    expect(pageIndexAt(layout, 1e9)).toBe(2);
    const second = layout.pages[1]?.top ?? 0;
    expect(pagesBetween(layout, second, second + 1)).toEqual([1, 1]);
    expect(pagesBetween(layout, second - 1, second + 350)).toEqual([0, 2]);
  });

  it('leads from a place on a page to the view and back', () => {
    const place = fc.record({
      index: fc.nat({ max: 2 }),
      x: fc.double({ min: 0.1, max: 99.9, noNaN: true }),
      y: fc.double({ min: 0.1, max: 99.9, noNaN: true }),
    });
    const zoom = fc.constantFrom<LayoutOptions['zoom']>('width', 'page', 0.5, 3);
    fc.assert(
      fc.property(place, fc.constantFrom(...rotations), zoom, (given, rotation, chosen) => {
        const layout = layPages(sizes, { ...options, rotation, zoom: chosen });
        const back = pagePointAt(layout, sizes, pointInView(layout, sizes, given));
        expect(back.index).toBe(given.index);
        expect(back.x).toBeCloseTo(given.x, 6);
        expect(back.y).toBeCloseTo(given.y, 6);
      }),
    );
  });

  it('turns a box with its page', () => {
    const layout = layPages([size(600, 800)], { ...options, zoom: 1, rotation: 90, view: { width: 0, height: 0 } });
    expect(boxInView(layout, [size(600, 800)], 0, { left: 10, top: 20, width: 30, height: 5 })).toEqual({
      left: 12 + 800 - 25,
      top: 12 + 10,
      width: 5,
      height: 30,
    });
  });
});

describe('the controls of pages', () => {
  it('zoom in steps, and stop at the ends', () => {
    expect(zoomStep(actualSize, 1)).toBeCloseTo(1.1 * actualSize);
    expect(zoomStep(actualSize, -1)).toBeCloseTo(0.9 * actualSize);
    expect(zoomStep(0.93 * actualSize, 1)).toBeCloseTo(actualSize);
    expect(zoomStep(5 * actualSize, 1)).toBe(5 * actualSize);
    expect(zoomStep(0.1 * actualSize, -1)).toBe(0.1 * actualSize);
  });

  it('know a page by its label before its number', () => {
    const labelled = [size(1, 1, 'i'), size(1, 1, 'ii'), size(1, 1, '1')];
    expect(['ii', ' II ', '1', '3'].map((name) => pageNamed(labelled, name))).toEqual([2, 2, 3, 3]);
    for (const name of ['4', '0', 'x', '']) expect(pageNamed(labelled, name)).toBeUndefined();
  });
});
