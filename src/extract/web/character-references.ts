/** Replaces the character references of HTML in texts that are not HTML, such as JSON made of a page. */
import { parseFragment } from 'parse5';

/** Only those with a semicolon: an address can contain “&copy=1”. */
const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/** Returns a text with the characters that its references mean. A name that HTML does not have stays. */
export function withoutReferences(text: string): string {
  return text.replaceAll(reference, (one) => {
    const [node] = parseFragment(one).childNodes;
    return node && 'value' in node ? node.value : one;
  });
}
