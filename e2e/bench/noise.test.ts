import { describe, expect, it } from 'vitest';
import { calibrate, noiseInWords, noiseOf, type Calibration } from './noise.ts';

const timed = (clock: number, processor = clock, load = 1): Calibration => ({ clock, processor, load });

describe('the noise of a run', () => {
  it('is low if all timings are like the fastest', () => {
    const noise = noiseOf([timed(10), timed(10.4), timed(10.2, 10.2, 1.5)]);
    expect(noise.load).toEqual({ least: 1, most: 1.5 });
    expect(noiseInWords(noise, 2)).toMatch(/^The machine was quiet\. .* load was 1\.0 to 1\.5 on 2 processors/);
  });

  it('is reported if timings differ', () => {
    expect(noiseInWords(noiseOf([timed(10), timed(13)]), 2)).toMatch(/^There was some noise. Trust medians/);
    expect(noiseInWords(noiseOf([timed(10), timed(30)]), 2)).toMatch(/^The machine was busy/);
  });

  it('is reported if all timings are alike, but each waited for a processor', () => {
    expect(noiseInWords(noiseOf([timed(300, 12), timed(300, 12)]), 2)).toMatch(/^The machine was busy/);
  });

  it('is measured in clock time and processor time', () => {
    const { clock, processor, load } = calibrate();
    expect(Math.min(clock, processor)).toBeGreaterThan(0);
    expect(load).toBeGreaterThanOrEqual(0);
  });
});
