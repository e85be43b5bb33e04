import { EditError } from '../assessment/edit-error.ts';
import { isJsonArray, type JsonValue } from '../assessment/json.ts';
import type { Review } from './types.generated.ts';

/** Checks that a value has the shape of a draft's reviews, and gives it its type. Throws `EditError` where it has not. */
export function asReviews(value: JsonValue): readonly Review[] {
  if (!isJsonArray(value)) throw new EditError('A draft’s reviews must be a list.', '/reviews');
  return value as unknown as readonly Review[];
}
