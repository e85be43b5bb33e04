/** Calculations without a page: checking, offsets and JSON, ours and the plain way, in the browser that counts. */
import { asked } from './lab.ts';

const parts = {
  check: () => import('./calculate-checks.ts'),
  keep: () => import('./calculate-keeping.ts'),
  offsets: () => import('./calculate-offsets.ts'),
} as const;

/** Fetches what it shows; gives what shows it. */
export async function prepare(): Promise<() => void> {
  const part = await parts[asked.get('part') as keyof typeof parts]();
  const calculations = await part.prepare(asked);
  window.calculate = (name) => {
    const act = calculations[name];
    if (!act) throw new Error(`There is no calculation “${name}”.`);
    return act();
  };
  return () => undefined;
}
