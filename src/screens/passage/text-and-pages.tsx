/** Shows the text of a passage from a PDF with its pages: beside it if there is space, otherwise below it. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SplitPanes, useCollapsedPane } from '../../ui/split-panes.tsx';
import type { PageChoice } from './passage-pages.ts';
import classes from './text-and-pages.module.css';

interface TextAndPagesProps {
  readonly choice: PageChoice;
  readonly text: ReactNode;
  /** Null while only the text is shown. */
  readonly pages: ReactNode;
}

/** From this width, in CSS pixels, text and page are side by side. */
const wideFrom = 680;

export function TextAndPages({ choice, text, pages }: TextAndPagesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWide(element.clientWidth >= wideFrom));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isBeside = isWide && choice === 'both';
  return (
    <div ref={frame} className={classes.frame}>
      <SplitPanes
        name="text-and-pages"
        orientation={isBeside ? 'horizontal' : 'vertical'}
        panes={[
          {
            id: 'text',
            content: <TextPane isStrip={choice === 'page'}>{text}</TextPane>,
            size: 45,
            min: 15,
            handle: 'Resize text and page',
          },
          { id: 'pages', content: <PagesPane isHidden={choice === 'text'}>{pages}</PagesPane>, size: 55, min: 15 },
        ]}
      />
    </div>
  );
}

/** The text: a pane, or a strip of some lines above the page. */
function TextPane({ isStrip, children }: { readonly isStrip: boolean; readonly children: ReactNode }) {
  const isLow = useCollapsedPane(isStrip);
  return (
    <div className={classes.text} data-strip={isLow || undefined}>
      {children}
    </div>
  );
}

function PagesPane({ isHidden, children }: { readonly isHidden: boolean; readonly children: ReactNode }) {
  return useCollapsedPane(isHidden) ? null : children;
}
