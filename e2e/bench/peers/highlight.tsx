/** Four ways to mark overlapping spans in a passage: ours, Recogito’s two, and `<mark>` elements in React. */
import { asked, fetchJson, host } from './lab.ts';
import type { PassageTask } from './passage-task.ts';
import { showMarks } from './show-marks.tsx';
import { showOurs } from './show-ours.tsx';
import { showRecogito } from './show-recogito.ts';

const ways = {
  ours: showOurs,
  marks: showMarks,
  'recogito-spans': showRecogito('SPANS'),
  'recogito-css': showRecogito('CSS_HIGHLIGHTS'),
} as const;

/** Loads the data. Returns the function that shows it. */
export async function prepare(): Promise<() => void> {
  const task = await fetchJson<PassageTask>(`/data/passage.json?${asked.toString()}`);
  const way = ways[asked.get('by') as keyof typeof ways];
  const room = host();
  room.className = 'window';
  return () => {
    window.activate = way(room, task);
  };
}
