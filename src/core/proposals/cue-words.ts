/**
 * The words outside a span that can reverse, limit or distance what it says, by language. A phrase is words with one
 * space between them; `*` stands for any ending of a word, `a/b` for either, `_` for one word,
 * ` … ` for at most six words.
 */

/** What a cue does to the words of the span. */
export type CueKind = 'denied' | 'negated' | 'conditional' | 'uncertain' | 'alleged';

/** Takes a cue whose place is relative to the part of the text that is being searched. */
export type AddCue = (at: number, length: number, kind: CueKind) => void;

type Phrases = Readonly<Partial<Record<CueKind, string>>>;

/** The cues of one language. */
export interface CueWords {
  /** Words that introduce the clause that a verb such as “denied” speaks of. */
  readonly that: string;
  /** Words that end the reach of a cue before them, unless a word of `that` follows. */
  readonly stops: string;
  /** Those that begin a subordinate clause, such as “although”. What it denies, the main clause does not. */
  readonly subordinates?: string;
  /** Idioms that contain a cue and are none, such as “nobody doubts”. */
  readonly idioms: string;
  /** Phrases such as “according to the schedule”, which give a source and distance nothing. */
  readonly sources?: string;
  /** Verbs of speech that neither doubt nor deny. */
  readonly says: string;
  /** Verbs and nouns before a clause, which follows at once or after a word of `that`. */
  readonly verbs: Phrases;
  /** Verbs and nouns before an infinitive or another span that is `dependent`, such as “refuses to”. */
  readonly to?: Phrases;
  /** What such a span looks like, as a regular expression. */
  readonly dependent?: string;
  /** Phrases that govern only what follows at once, such as “without”. */
  readonly direct?: Phrases;
  /** Words before the span that govern what follows at once. */
  readonly near: Phrases;
  /** Negations among them that do not speak of a clause, such as “without”. */
  readonly bare: string;
  /** First words of a clause or phrase, before the span’s clause or after it. */
  readonly front: Phrases;
  /** First words of the sentence, in the clause before the span’s, such as “steigt der” in a German condition. */
  readonly opening?: Phrases;
  /** Words that begin at once after the span. */
  readonly after: Phrases;
  /** Words anywhere in the rest of the span’s clause. */
  readonly rest: Phrases;
  /** Verbs of the clause after the span’s, as in “…, the minister claimed”. */
  readonly tag: Phrases;
  /** Words that a verb such as “accused” needs before an infinitive or a gerund, such as “of”. */
  readonly links?: string;
  /** Adverbs that can be between such a verb and its link. */
  readonly adverbs?: string;
  /** Words before a link to the span, such as “refused” before “to”. Those of `verbs` count too. */
  readonly linked?: Phrases;
  /** Words directly before the span, such as “should”, with a link if it must be that one. */
  readonly into?: Phrases;
  /** First words of the span’s clause that are or begin its subject, such as “none of”. */
  readonly subject?: Phrases;
  /** Words that in the line above a list say that its items are not in force. */
  readonly heading?: Phrases;
  /** Words that call a statement true, and deny it after a negation, as in “that he paid is not proved”. */
  readonly truth?: string;
  /** Words that begin a relative clause. */
  readonly relative?: string;
  /** Verbs that affirm after a negation, as in “nobody denies that”. */
  readonly doubts?: string;
  /** Words that begin a relative clause about the whole sentence, such as “ce que”. */
  readonly aboutAll?: string;
  /** A verb in the past, as a regular expression: “if” with it in both clauses contrasts, and sets no condition. */
  readonly past?: string;
  /** The word that is “and”. Written together with the next word, it is one of `attached`, a character class. */
  readonly and?: string;
  readonly attached?: string;
  /** Whether a comma is always written before a word of `that`. */
  readonly hasCommaBeforeThat?: true;
  /** Whether nouns begin with a capital letter, so that one says nothing about names. */
  readonly hasCapitalNouns?: true;
}
