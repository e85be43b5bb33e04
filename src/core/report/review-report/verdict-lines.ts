/** The lines of the review report about one verdict. */
import { dateTimeInWords } from '../../assessment/date-time-words.ts';
import type { FieldDifference } from '../../compare/difference.ts';
import { shortenText } from '../../compare/phrases.ts';
import { entryKinds, targetNoun, messageAction, writerOf } from '../../review/target-words.ts';
import type { Target } from '../../review/targets.ts';
import type { VerdictItem } from '../../review/verdict-places.ts';
import { suggestionState, messagesOn } from '../../review-shape/thread.ts';
import { suggestedValues } from '../../review/suggestions.ts';
import type { Message, Verdict } from '../../review-shape/types.generated.ts';
import { authorsTextsIn } from '../../workspace/texts-at.ts';
import { inEnglish, list, quote, type Block, type Line } from '../prose/prose.ts';

const done = { accept: 'accepted', question: 'questioned', reject: 'rejected' } as const;

/** A date-time in words, in its own zone and without fractions of a second. */
export function whenInWords(at: string): string {
  return dateTimeInWords(at.replace(/\.\d+/, '')) ?? at;
}

/** “Mara Quinn questioned that C-014 supports IH-003” */
export function verdictLine({ name, verdict }: Pick<VerdictItem, 'name' | 'verdict'>, language: string): Line {
  return [{ kind: 'strong', text: name }, ' ', ...phrase(verdict, language)];
}

function phrase({ target, verdict }: Verdict, language: string): Line {
  if (verdict === 'accept' || verdict === 'question' || verdict === 'reject') {
    return [{ kind: 'strong', text: done[verdict] }, ' ', ...what(target, language)];
  }
  if (target.kind !== 'link') return [`said “${verdict}” about `, ...what(target, language)];
  const says: Line =
    verdict === 'neither' ? ['neither supports nor contradicts'] : [{ kind: 'effect', effect: verdict }];
  return ['said in a blind review that ', quote(target.claim_id), ' ', ...says, ' ', quote(target.entry_id)];
}

/** The maximum number of characters of an unknown in a sentence; its text is complete in the list of all verdicts. */
const maxInSentence = 120;

function what(target: Target, language: string): Line {
  switch (target.kind) {
    case 'link': {
      const effect: Line = target.effect ? [{ kind: 'effect', effect: target.effect }] : ['has a link to'];
      return ['that ', quote(target.claim_id), ' ', ...effect, ' ', quote(target.entry_id)];
    }
    case 'claim':
      return ['claim ', quote(target.claim_id)];
    case 'entry':
      return [`${entryKinds[target.entry].toLowerCase()} `, quote(target.entry_id)];
    case 'contradiction':
      return ['the contradiction between ', quote(target.left_claim_id), ' and ', quote(target.right_claim_id)];
    case 'unknown':
      return ['the unknown “', quote(shortenText(target.text, maxInSentence), language), '”'];
    case 'document':
      return ['the whole assessment'];
  }
}

/**
 * Everything about a verdict: its sentence, its note, whether it is outdated, its suggestion and its thread. `language`
 * is that of the author’s texts. A review does not state that of its reviewer.
 */
export function verdictBlocks(item: VerdictItem, language: string): readonly Block[] {
  const { note, at } = item.verdict;
  const because = note === '' ? '.' : ':';
  return [
    { kind: 'paragraph', line: [...verdictLine(item, language), `, ${whenInWords(at)}${because}`] },
    ...noteBlocks(note, ''),
    ...standingBlocks(item, language),
    ...suggestionBlocks(item.verdict, language),
    ...messagesOn(item.verdict).flatMap((message) => messageBlocks(message, item.name, language)),
  ];
}

const suggestionStates = { open: '', accepted: ' accepted', declined: ' declined' } as const;

/** The change that a reviewer suggests; empty without one. */
function suggestionBlocks(verdict: Verdict, language: string): readonly Block[] {
  const values = suggestedValues(verdict);
  if (values.length === 0) return [];
  const title = `Suggested change${suggestionStates[suggestionState(verdict)]}:`;
  return [
    { kind: 'paragraph', line: [{ kind: 'strong', text: title }] },
    ...list(
      values.map(({ label, value }) => [`${label}: `, quote(value, languageOfSuggested(value, verdict, language))]),
    ),
  ];
}

/**
 * Returns the language of a suggested value: that of the author’s texts if it replaces one, none for the words of a
 * passage, which may be any, and English for choices.
 */
function languageOfSuggested(value: string, { suggestion }: Verdict, language: string): string {
  if (value === suggestion?.actual) return '';
  return value === suggestion?.reason || value === suggestion?.proposition ? language : 'en';
}

function messageBlocks(message: Message, reviewer: string, language: string): readonly Block[] {
  const { name, role } = writerOf(message, reviewer);
  const end = message.note === '' ? '.' : ':';
  const what = `${role} ${messageAction(message)}, ${whenInWords(message.at)}${end}`;
  return [
    { kind: 'paragraph', line: [{ kind: 'strong', text: name }, what] },
    ...noteBlocks(message.note, message.by === 'author' ? language : ''),
  ];
}

function noteBlocks(note: string, language: string): readonly Block[] {
  return note === '' ? [] : [{ kind: 'paragraph', role: 'note', line: [quote(note, language)] }];
}

/** Whether a verdict is outdated or about a missing item, and what changed since. Empty for a current one. */
export function standingBlocks({ standing, verdict }: VerdictItem, language: string): readonly Block[] {
  if (standing.state === 'current') return [];
  if (standing.state === 'gone') {
    const line: Line = [
      { kind: 'strong', text: 'Missing.' },
      ` This ${targetNoun(verdict.target)} is no longer in the assessment.`,
    ];
    return [{ kind: 'paragraph', role: 'attention', line }];
  }
  const line: Line = [{ kind: 'strong', text: 'Outdated.' }, ' Changed since the review:'];
  return [
    { kind: 'paragraph', role: 'attention', line },
    ...list(standing.differences.map((difference) => changeLine(difference, language))),
  ];
}

/** A change since the review, as a sentence. */
export function changeLine({ sentence, places, before, after }: FieldDifference, language: string): Line {
  const path = places.after ?? places.before ?? '';
  return inEnglish(
    sentence,
    [before, after].flatMap((value) => authorsTextsIn(value, path, language)),
  );
}
