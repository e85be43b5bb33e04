import { fireEvent, render } from '@testing-library/react';
import { useMemo, useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { momentAt } from '../../core/pictures/timeline-layout.ts';
import { useShownStart } from './timeline-picture.tsx';

const range = { from: 1000, to: 3000 };

interface ExampleProps {
  readonly width: number;
  readonly from: { current: number | undefined };
  readonly jump?: { readonly to: number };
}

/** The axis of a scroller without layout: it reduces its scroll position only when the test does. */
function Example({ width, jump, from }: ExampleProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const scale = useMemo(() => ({ ...range, width: width * 10 }), [width]);
  const [scrolledTo] = useState(() => ({
    moment: () => from.current,
    save: (moment: number) => (from.current = moment),
  }));
  useShownStart({ scroller, scale, size: { width, height: 1 }, start: 2000, scrolledTo, jump });
  return (
    <div
      data-testid="scroller"
      ref={(element) => {
        scroller.current = element;
        if (element) Object.defineProperty(element, 'clientWidth', { value: width, configurable: true });
      }}
    />
  );
}

const shownAt = (element: HTMLElement, width: number): number =>
  momentAt(element.scrollLeft, { ...range, width: width * 10 });

describe('the start of the visible axis', () => {
  it('stays at the first moment at every size until the person scrolls', () => {
    const from = { current: undefined };
    const { getByTestId, rerender } = render(<Example width={1000} from={from} />);
    const element = getByTestId('scroller');
    expect(shownAt(element, 1000)).toBe(2000);
    // A larger scroller cannot be scrolled as far, and says so before its size is known.
    Object.defineProperty(element, 'clientWidth', { value: 1400, configurable: true });
    element.scrollLeft = 3000;
    fireEvent.scroll(element);
    rerender(<Example width={1400} from={from} />);
    expect(shownAt(element, 1400)).toBe(2000);
    rerender(<Example width={390} from={from} />);
    expect(shownAt(element, 390)).toBe(2000);
    expect(from.current).toBeUndefined();
  });

  it('stays at the moment that the person scrolled to, and follows a command', () => {
    const from: { current: number | undefined } = { current: undefined };
    const { getByTestId, rerender } = render(<Example width={1000} from={from} />);
    const element = getByTestId('scroller');
    element.scrollLeft = 7500;
    fireEvent.scroll(element);
    expect(from.current).toBe(2500);
    rerender(<Example width={800} from={from} />);
    rerender(<Example width={1200} from={from} />);
    expect(shownAt(element, 1200)).toBe(2500);
    rerender(<Example width={1200} jump={{ to: 1500 }} from={from} />);
    expect(shownAt(element, 1200)).toBe(1500);
  });
});
