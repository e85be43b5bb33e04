/** The plain way: the whole passage split at every edge of a span, with a React element for each stretch. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Show } from './passage-task.ts';
import { stretchesOf, type Stretch } from './stretches.ts';

interface MarkedProps {
  readonly text: string;
  readonly stretches: readonly Stretch[];
  readonly take: (activate: (key: number) => void) => void;
}

function Marked({ text, stretches, take }: MarkedProps) {
  const [active, setActive] = useState<number | null>(null);
  take(setActive);
  return (
    <div className="scroller">
      <div className="text">
        {stretches.map(({ from, to, keys }) =>
          keys.length === 0 ? (
            text.slice(from, to)
          ) : (
            <mark key={from} data-active={(active !== null && keys.includes(active)) || undefined}>
              {text.slice(from, to)}
            </mark>
          ),
        )}
      </div>
    </div>
  );
}

export const showMarks: Show = (room, task) => {
  let activate: (key: number) => void = () => undefined;
  const take = (set: typeof activate): void => {
    activate = set;
  };
  createRoot(room).render(
    <Marked text={task.text} stretches={stretchesOf(task.text.length, task.utf16)} take={take} />,
  );
  return (key) => flushSync(() => activate(key));
};
