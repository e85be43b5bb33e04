import { use, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createMarker, neighbourMark } from '../../core/assessment/claim-marks.ts';
import { listOf } from '../../core/assessment/view.ts';
import { useDraft } from '../../store/context.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { MarkedBlock } from '../../ui/marked-block.tsx';
import { chainOfClaims } from './chain.ts';
import { LitContext, useLitChain } from './lit.ts';
import { spokenSubject } from './spoken.ts';
import { useMarkedText } from './use-marked-text.ts';
import { useReviewDesk } from './use-review.ts';
import classes from './passage.module.css';

interface PassageReaderProps {
  readonly passageId: string;
  readonly text: string;
  readonly language: string | null;
}

/** The text with its marks. It is read, not marked anew: arrow keys go from claim to claim, Enter takes the one reached. */
export function PassageReader({ passageId, text, language }: PassageReaderProps) {
  const desk = useReviewDesk();
  const { model, chain, current, go } = desk;
  const say = useAnnounce();
  const lit = use(LitContext);
  const litChain = useLitChain();
  const claims = useDraft(({ workspace }) => listOf(workspace.assessment, 'claims'));
  const [marker] = useState(createMarker);
  const marks = marker(claims, passageId, text);
  const scroller = useRef<HTMLDivElement>(null);
  const { blocks, virtual, pieces, table, reveal } = useMarkedText(text, marks, scroller);
  const [reached, setReached] = useState<number | null>(null);
  const strong = (litChain ?? chain).claims;
  const first = marks.find(({ key }) => chain.claims.has(key));
  useEffect(() => {
    if (first) reveal(first.span, first.key);
    // Only another subject moves the text; so hovering, or a claim that changes, never does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [current?.key, passageId]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.key === 'ArrowDown' || event.key === 'ArrowRight' ? 1 : -1;
    if (event.key === 'Enter' && reached !== null) {
      const claim = model.claimAt.get(reached);
      if (claim) go(claim);
    } else if (event.key.startsWith('Arrow')) {
      const mark = neighbourMark(marks, reached ?? first?.key ?? null, step);
      const claim = mark && model.claimAt.get(mark.key);
      if (!claim) return;
      setReached(mark.key);
      lit.light(chainOfClaims(model, [mark.key]));
      reveal(mark.span, mark.key);
      say(spokenSubject(desk, claim));
    } else return;
    event.preventDefault();
  }

  const keysAt = (target: EventTarget): readonly number[] => {
    const mark = target instanceof Element ? target.closest<HTMLElement>('[data-keys]') : null;
    return mark?.dataset['keys']?.split(' ').map(Number) ?? [];
  };
  return (
    // The text takes the focus to be scrolled and gone through by keyboard; nothing in it is edited.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={scroller}
      role="group"
      aria-label="Passage text: arrow keys go from claim to claim, Enter takes the claim"
      {...focusable}
      className={classes.text}
      data-scroller
      data-lighting={litChain === null ? undefined : true}
      onKeyDown={onKeyDown}
      onBlur={() => lit.light(null)}
      onPointerOver={(event) => {
        const keys = keysAt(event.target);
        lit.light(keys.length === 0 ? null : chainOfClaims(model, keys));
      }}
      onPointerLeave={() => lit.light(null)}
      onClick={(event) => {
        const claim = model.claimAt.get(keysAt(event.target).at(-1) ?? -1);
        if (claim && document.getSelection()?.isCollapsed !== false) go(claim);
      }}
    >
      <div className={classes.textRoom} style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const block = blocks[index];
          const here = pieces(index);
          return block ? (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className={classes.textPlace}
              style={{ transform: `translateY(${String(start)}px)` }}
            >
              <MarkedBlock
                text={text.slice(block.start, block.end)}
                start={block.start}
                pieces={here}
                table={table}
                active={here.some(({ keys }) => keys.some((mark) => strong.has(mark))) ? strong : null}
                language={language}
                hidden={null}
              />
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}

/** What scrolls must be reachable by keyboard. */
const focusable = { tabIndex: 0 };
