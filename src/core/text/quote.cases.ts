import { rowsOf } from './texts.cases.ts';
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
}[] = rowsOf(
  String.raw`
exact | the words at the span | The [army] moved. | army | 4-8
exact | the words at the span and elsewhere | an army, the [army] | army | 13-17
exact | behind astral characters | 😀😀 [army] | army | 3-7
exact | astral words | a[👩‍👩‍👧]b | 👩‍👩‍👧 | 1-6
exact | CR LF in the words | x [a\r\nb] y | a\r\nb | 2-6
moved | the words elsewhere | [The ]army moved. | army | 4-8
moved | offsets that were counted in UTF-16 | 😀 ar[my m]oved | army | 2-6
ambiguous | the words in two other places | [an] army, the army | army | 3-7 13-17
ambiguous | places that overlap | aaa[b] | aa | 0-2 1-3
changed | another word | The [army moved south] today | The army moved north | 0-20 | 2
changed | a whole word at the end | We [say it is their duties] now | say it was their duty | 3-25 | 5
changed | another line break | It [is over,\r\nhe said] so | is over, he said | 3-20 | 2
changed | a combining mark that is left whole | to [see the old cafe\u0301] now | see the cold cafe | 3-20 | 2
changed | another emoji counts one | so [happy 😀 today] ok | happy 😁 today | 3-16 | 1
changed | Han | 中国[今天访问了伊拉克首都]。 | 今天访问了伊朗克首都 | 2-12 | 1
changed | a ligature | the [ﬁbrils] of | fibrils | 4-10 | 2
changed | a word that a line end divides | no [hyper-\nreflexia] was | hyperreflexia | 3-18 | 2
changed | the nearest of them | hyper-\nreflexia, no [hyper-\nreflexia] | hyperreflexia | 20-35 | 2
changed | Kangxi radicals | 国[发⾔⼈]说 | 发言人 | 1-4 | 2
changed | presentation forms | x [ﺍﻟﻨﺎﻃﻖ] y | الناطق | 2-8 | 6
changed | text without vowel marks | [الن\u064e\u0651اط\u0650ق\u064f] | الناطق | 0-10 | 7
changed | quotation marks that are not in the passage | x. [The army moved] on. | "The army moved" | 3-17 | 16
changed | a full stop that is not in the passage | x. [The army moved] on. | The army moved. | 3-17 | 1
changed | an ellipsis at the start | it is [not permitted] to go | […] not permitted | 6-19 | 4
changed | words that an editor inserted | it [is not permitted] to go | [The army] is not permitted | 3-19 | 11
changed | a list marker and a citation | it [is not permitted] to go | - is not permitted [12] | 3-19 | 23
changed | escapes of HTML | It [said: “We won’t – ever.”] | said: &ldquo;We won&rsquo;t &ndash; ever.&rdquo; | 3-27 | 42
changed | escapes of URLs | It [said: “We won’t] go | said%3A%20%E2%80%9CWe%20won%E2%80%99t | 3-18 | 32
changed | escapes of JSON | It [said:\n“No”] so | said:\\n\\u201cNo\\u201d | 3-13 | 16
changed | text that was left out | They are [not permitted to go, but may] stay | not permitted … but may | 9-37 | 6
changed | emphasis | x. [The army moved.] It | **The army moved.** | 3-18 | 19
changed | tags | x. [The army moved.] It | <b>The army moved.</b> | 3-18 | 22
changed | a citation in brackets | x. [The army moved.] It said | The army moved. (Source 1) | 3-18 | 11
changed | a citation of a chat | x. [The army moved.] It said | The army moved.【4†source】 | 3-18 | 10
changed | a comma after the quotation | x. [The army moved.] It | "The army moved.", | 3-18 | 18
changed | a label | x. [The army moved.] It | Passage 1: The army moved. | 3-18 | 11
changed | an initial in brackets | x. [The army moved.] It | [T]he army moved. | 3-18 | 3
changed | words cut by the quote | x. [The army is  moving.] It | he army is moving. | 3-23 | 12
changed | capital letters | x. [The army moved north] on | THE ARMY MOVED NORTH | 3-23 | 19
changed | escapes of mail | It [said: “We won’t] go | said: =E2=80=9CWe won=E2=80=99t | 3-18 | 24
changed | escapes of escapes | It [said: “We won’t] go | said: &amp;ldquo;We won&amp;rsquo;t | 3-18 | 28
changed | signs that nobody knows | x. [The army moved to the north.] It | || The army moved to the north. || | 3-30 | 11
changed | a part that was left out, in a word | [Not one went, but may] stay | Not one [snip] but may | 0-21 | 6
changed | a part in another case | [Not one went, but may] stay | not one …. but may | 0-21 | 13
changed | parts around the longest | It is. It [is not one that went to sea and may] stay. It | is … went to sea … may | 10-45 | 28
changed | a changed part | [Not one went, but they may close] it | Not one … but they may closes | 0-32 | 24
missing | similar to one part | They are not permitted to go to the sea or to the river. | not permitted to go to the sea … after a council of war
missing | parts in another order | They may stay, but are not permitted | not permitted by anyone … They may
missing | nothing like it | [The army] moved north. | Parliament voted on Friday.
missing | too short to be like anything | [The] army | nav
missing | no words | [The] army
missing | half of a pair | a[😀]b | \ud83d
`,
  3,
  6,
).map(([state = '', name = '', passage = '', actual = '', found = '', errors]) => ({
  state: state as AnchorState['state'],
  name: `${state}: ${name}`,
  passage,
  actual,
  found: found === '' ? [] : found.split(' '),
  ...(errors !== undefined && { errors: Number(errors) }),
}));
