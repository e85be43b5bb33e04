/** Calculations without an interface: checks, offsets and JSON, ours and the plain way, in the browser. */
import { asked } from './lab.ts';

const parts = {
  check: () => import('./calculate-checks.ts'),
  keep: () => import('./calculate-keeping.ts'),
  offsets: () => import('./calculate-offsets.ts'),
} as const;

/** Loads the data. Returns the function that shows it. */
export async function prepare(): Promise<() => void> {
  const part = await parts[asked.get('part') as keyof typeof parts]();
  const calculations = await part.prepare(asked);
  window.calculate = (name) => {
    const act = calculations[name];
    if (!act) throw new Error(`Unknown calculation “${name}”.`);
    return act();
  };
  return () => undefined;
}
