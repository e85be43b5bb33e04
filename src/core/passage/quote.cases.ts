import type { AnchorState } from './quote.ts';

/** Claims' anchors: the passage with the claim's span in brackets, the claim's text, and the result. */
export const anchorCases: readonly {
  readonly name: string;
  readonly passage: string;
  readonly actual: string;
  readonly state: AnchorState['state'];
  /** The result of the state; several for ambiguous. */
  readonly found: readonly string[];
  readonly errors?: number;
}[] = [
  row('exact', 'the words at the span', 'The [army] moved.', 'army', ['4-8']),
  row('exact', 'the words at the span and elsewhere', 'an army, the [army]', 'army', ['13-17']),
  row('exact', 'behind astral characters', '😀😀 [army]', 'army', ['3-7']),
  row('exact', 'astral words', 'a[👩‍👩‍👧]b', '👩‍👩‍👧', ['1-6']),
  row('exact', 'CR LF in the words', 'x [a\r\nb] y', 'a\r\nb', ['2-6']),
  row('moved', 'the words elsewhere', '[The ]army moved.', 'army', ['4-8']),
  row('moved', 'offsets that were counted in UTF-16', '😀 ar[my m]oved', 'army', ['2-6']),
  row('ambiguous', 'the words in two other places', '[an] army, the army', 'army', ['3-7', '13-17']),
  row('ambiguous', 'places that overlap', 'aaa[b]', 'aa', ['0-2', '1-3']),
  row('changed', 'another word', 'The [army moved south] today', 'The army moved north', ['0-20'], 2),
  row('changed', 'a whole word at the end', 'We [say it is their duties] now', 'say it was their duty', ['3-25'], 5),
  row('changed', 'another line break', 'It [is over,\r\nhe said] so', 'is over, he said', ['3-20'], 2),
  row(
    'changed',
    'a combining mark that is left whole',
    'to [see the old cafe\u0301] now',
    'see the cold cafe',
    ['3-20'],
    2,
  ),
  row('changed', 'another emoji counts one', 'so [happy 😀 today] ok', 'happy 😁 today', ['3-16'], 1),
  row('changed', 'Han', '中国[今天访问了伊拉克首都]。', '今天访问了伊朗克首都', ['2-12'], 1),
  row('changed', 'a ligature', 'the [ﬁbrils] of', 'fibrils', ['4-10'], 2),
  row('changed', 'a word that a line end divides', 'no [hyper-\nreflexia] was', 'hyperreflexia', ['3-18'], 2),
  row('changed', 'the nearest of them', 'hyper-\nreflexia, no [hyper-\nreflexia]', 'hyperreflexia', ['20-35'], 2),
  row('changed', 'Kangxi radicals', '国[发⾔⼈]说', '发言人', ['1-4'], 2),
  row('changed', 'presentation forms', 'x [ﺍﻟﻨﺎﻃﻖ] y', 'الناطق', ['2-8'], 6),
  row('changed', 'text without vowel marks', '[النَّاطِقُ]', 'الناطق', ['0-10'], 7),
  row(
    'changed',
    'quotation marks that are not in the passage',
    'x. [The army moved] on.',
    '"The army moved"',
    ['3-17'],
    16,
  ),
  row('changed', 'a full stop that is not in the passage', 'x. [The army moved] on.', 'The army moved.', ['3-17'], 1),
  row('changed', 'an ellipsis at the start', 'it is [not permitted] to go', '[…] not permitted', ['6-19'], 4),
  row(
    'changed',
    'words that an editor inserted',
    'it [is not permitted] to go',
    '[The army] is not permitted',
    ['3-19'],
    11,
  ),
  row(
    'changed',
    'a list marker and a citation',
    'it [is not permitted] to go',
    '- is not permitted [12]',
    ['3-19'],
    23,
  ),
  row(
    'changed',
    'escapes of HTML',
    'It [said: “We won’t – ever.”]',
    'said: &ldquo;We won&rsquo;t &ndash; ever.&rdquo;',
    ['3-27'],
    42,
  ),
  row('changed', 'escapes of URLs', 'It [said: “We won’t] go', 'said%3A%20%E2%80%9CWe%20won%E2%80%99t', ['3-18'], 32),
  row('changed', 'escapes of JSON', 'It [said:\n“No”] so', String.raw`said:\n\u201cNo\u201d`, ['3-13'], 16),
  row(
    'changed',
    'text that was left out',
    'They are [not permitted to go, but may] stay',
    'not permitted … but may',
    ['9-37'],
    6,
  ),
  row(
    'missing',
    'parts in another order',
    'They may stay, but are not permitted',
    'not permitted by anyone … They may',
    [],
  ),
  row('missing', 'nothing like it', '[The army] moved north.', 'Parliament voted on Friday.', []),
  row('missing', 'too short to be like anything', '[The] army', 'nav', []),
  row('missing', 'no words', '[The] army', '', []),
  row('missing', 'half of a pair', 'a[😀]b', '\ud83d', []),
];

function row(
  state: AnchorState['state'],
  name: string,
  passage: string,
  actual: string,
  found: readonly string[],
  errors?: number,
) {
  return { state, name: `${state}: ${name}`, passage, actual, found, ...(errors === undefined ? {} : { errors }) };
}
