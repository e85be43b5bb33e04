/** The search of “Find anything”: keeps the items with every word of the query and ranks them. */
import { byIdentity } from '../../../core/json/by-identity.ts';
import { listForm } from '../../../core/passage/list-form.ts';

/** An item that can be searched. */
export interface Findable {
  /** Its ID or name. Matches here rank highest. */
  readonly title: string;
  /** Its other text. */
  readonly detail: string;
}

const words = (text: string): readonly string[] =>
  listForm(text)
    .split(' ')
    .filter((word) => word !== '');

type Forms = Pick<Findable, 'title' | 'detail'>;

/** The items stay the same while the dialog is open, so that the next key does not fold them again. */
const forms = byIdentity(({ title, detail }: Findable): Forms => ({
  title: listForm(title),
  detail: listForm(detail),
}));

/** Returns how well an item matches the words: 0 for no match, higher is better. Every word must occur. */
function weigh({ title, detail }: Forms, query: readonly string[]): number {
  if (!query.every((word) => title.includes(word) || detail.includes(word))) return 0;
  const whole = query.join(' ');
  if (title === whole) return 4;
  if (title.startsWith(whole)) return 3;
  return query.every((word) => title.includes(word)) ? 2 : 1;
}

/** Returns the items that contain every word of the query, best first and otherwise in order; at most `limit`. */
export function search<Item extends Findable>(items: readonly Item[], query: string, limit: number): readonly Item[] {
  const queryWords = words(query);
  if (queryWords.length === 0) return items.slice(0, limit);
  return items
    .map((item) => ({ item, weight: weigh(forms(item), queryWords) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, limit)
    .map(({ item }) => item);
}
