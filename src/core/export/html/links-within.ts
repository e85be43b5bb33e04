/** Links within the HTML report. A link to a section that the report leaves out becomes plain text. */
import { Markup } from './markup.ts';

/** Removes the target of every link to an element that is not in the markup. The text stays. */
export function withoutDeadLinks({ source }: Markup): Markup {
  const ids = new Set(Array.from(source.matchAll(/ id="([^"]*)"/g), ([, id]) => id));
  return new Markup(source.replaceAll(/ href="#([^"]*)"/g, (attribute, id: string) => (ids.has(id) ? attribute : '')));
}
