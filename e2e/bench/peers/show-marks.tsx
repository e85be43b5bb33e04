/** The straightforward way: the whole passage cut at every edge of a span, and each stretch an element of React’s. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PassageTask, Show } from './passage-task.ts';

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly keys: readonly number[];
}

function stretchesOf({ text, utf16 }: PassageTask): readonly Stretch[] {
  const opening = Map.groupBy(utf16.keys(), (key) => utf16[key]?.start ?? 0);
  const closing = Map.groupBy(utf16.keys(), (key) => utf16[key]?.end ?? 0);
  const edges = [...new Set([0, ...opening.keys(), ...closing.keys(), text.length])].sort((one, other) => one - other);
  const active = new Set<number>();
  return edges.slice(0, -1).map((from, index) => {
    for (const key of closing.get(from) ?? []) active.delete(key);
    for (const key of opening.get(from) ?? []) active.add(key);
    return { from, to: edges[index + 1] ?? text.length, keys: [...active] };
  });
}

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
  createRoot(room).render(<Marked text={task.text} stretches={stretchesOf(task)} take={take} />);
  return (key) => flushSync(() => activate(key));
};
