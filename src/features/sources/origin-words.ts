/** Says where the proposals of the import sheet come from. */
import type { Fact, FactOrigin } from '../../core/casefile/source-facts.ts';
import type { RowPublisher } from './import-rows.ts';

const origins: Readonly<Record<FactOrigin, string>> = {
  metadata: 'From the file’s metadata',
  'page-title': 'From the page’s title',
  'saved-page': 'From the saved page',
  'page-language': 'From the page’s language',
  'front-matter': 'From the front matter',
  'file-date': 'From the creation date of the file',
  message: 'From the message’s headers',
  reference: 'From the reference',
  heading: 'From the first heading',
  'file-name': 'From the file name',
  script: 'Guessed from the script',
  words: 'Guessed from the text',
};

const publishers = { host: 'Matched by the host of the URL', name: 'Matched by the name in the file' } as const;

/** Returns where a value comes from; '' for what the person entered. */
export function originInWords(fact: Fact | undefined): string {
  return fact ? origins[fact.origin] : '';
}

/** Returns why an actor is proposed as the publisher; '' if the person chose it. */
export function publisherOriginInWords({ origin }: RowPublisher): string {
  return origin ? publishers[origin] : '';
}

/** Returns what was assumed about a date in a sentence; '' if nothing was. */
export function assumedInWords(assumed: 'nothing' | 'zone' | 'time' | undefined): string {
  if (assumed === 'time') return 'No time given. Read as 00:00 UTC.';
  return assumed === 'zone' ? 'No time zone given. Read as UTC.' : '';
}
