/** Guides about words in a passage: marking, finding, adjusting, mixed directions. */
import type { CanonEntry } from '../entry.ts';
import { guide, paragraph, points, steps } from './write.ts';

export const marking: readonly CanonEntry[] = [
  guide({
    id: 'guide/mark-a-span',
    title: 'Mark words and make a claim of them',
    summary: 'Select the words in the passage and press New claim from selection.',
    body: [
      steps(
        'Show the passage: choose it from **Passage shown**, or step with **Previous passage** and **Next passage**.',
        'Select the words with the pointer. With the keyboard, put the focus on the text, move with the arrow keys, and select with `Shift` and the arrow keys.',
        'The line below the text shows what is chosen, where it stands and how long it is, in code points. Adjust its ends there if need be.',
        'Press **New claim from selection**. The claim opens in the middle with its words as **Actual text** and as **Proposition**, and its observation is listed in the document.',
        'Choose the **Claim kind**. If you restate the words, change the **Proposition** and set **Representation** to **Paraphrase**; only verbatim claims can support a power basis or an intent.',
        'Say whose claim it is: see [how to attribute a claim](entry:guide/attribute-a-claim).',
      ),
      paragraph(
        'Where several claims lie over the same words, clicking them asks which one is meant. `N` and `P` in the passage go to the next claim and the one before.',
      ),
    ],
    keywords: [
      'select text',
      'highlight',
      'annotate',
      'quote',
      'new claim',
      'create a claim',
      'offset',
      'mark text',
      'with the mouse',
    ],
    related: ['guide/find-in-passage', 'guide/adjust-a-span', 'guide/attribute-a-claim', 'term/claim', 'term/span'],
  }),
  guide({
    id: 'guide/find-in-passage',
    title: 'Mark words by keyboard with Find in passage',
    summary: 'Type or paste the words, choose the occurrence, and make a claim of it without a pointer.',
    body: [
      steps(
        'Press `Ctrl F` (`⌘ F` on a Mac), or go to **Find in passage**.',
        'Type or paste the words. The matches are listed with what stands around them.',
        'Go through them with `Enter` or `↓`, and back with `Shift Enter` or `↑`.',
        'Press `Ctrl Enter`, which is **Use this match**. The focus goes to **New claim from selection**; press `Enter`.',
      ),
      points(
        'Upper and lower case, kinds of white space, quotation marks and hyphens count as equal; **Match case** and **Whole words** make it stricter.',
        'A match never takes half of a character that the eye sees as one.',
        '`Esc` clears the words, and pressed again goes back to the text.',
      ),
    ],
    keywords: ['keyboard', 'search in text', 'ctrl f', 'without a mouse', 'accessible', 'paste a quotation', 'matches'],
    related: ['guide/mark-a-span', 'guide/keyboard-shortcuts', 'guide/adjust-a-span'],
  }),
  guide({
    id: 'guide/adjust-a-span',
    title: 'Adjust a span, or re-anchor a claim',
    summary: 'Widen or narrow either end by character, word or sentence, or give the claim other words.',
    body: [
      steps(
        'Choose the claim, so that its span is the strongest mark in the passage.',
        'Below the text, choose **Character**, **Word** or **Sentence**.',
        'Press **Widen start by word**, **Narrow start by word**, **Narrow end by word** or **Widen end by word** (they name the unit that you chose). The actual text follows.',
        'By keyboard, in the passage: `Alt →` and `Alt ←` move the end, `Alt Shift →` and `Alt Shift ←` the start, `Alt ↑` and `Alt ↓` change the unit.',
      ),
      paragraph(
        'To give the claim altogether other words, select them and press the button that begins “Use as span of”.',
      ),
      paragraph(
        'If the claim does not stand exactly at its span, the line below the text says what is the case, and **Re-anchor…** offers the places: the same words elsewhere, or words like them with the difference shown. Nothing but an exact anchor is ever taken without you.',
      ),
    ],
    keywords: [
      'too long',
      'too short',
      'one character off',
      'one word too many',
      'change the span',
      'move the span',
      'extend selection',
      'shorten',
      'offsets wrong',
      're-anchor',
      'wrong place',
      'start and end',
    ],
    related: ['term/anchor', 'term/span', 'rule/anchor/text-differs', 'rule/span/length', 'decision/spans'],
  }),
  guide({
    id: 'guide/mixed-text',
    title: 'Right-to-left, mixed and invisible text',
    summary: 'Passages keep their own direction and script; invisible characters can be shown and are found.',
    body: [
      points(
        'Every passage and every field takes its direction from its own text. Nothing has to be set.',
        'Spans count code points in the order of the text, whatever the direction on the screen. “End” is where the reading ends: in a right-to-left passage, `Alt ←` widens the end.',
        'A pointer’s or a search’s selection is widened to whole characters: an accent, a vowel sign or a part of an emoji is never cut off.',
        '**Show hidden characters** in the passage shows direction overrides, zero-width characters and the like in their places, each by its number, such as U+200B. A dot on the button says that there are some, its tooltip how many.',
        'A finding tells you where such characters stand in an id, a name, an actual text or a proposition, and offers to remove them from your own words. A passage’s words are left as they are.',
        'Names are found in every script. Write each form of an actor’s name in the script in which the passages have it.',
      ),
    ],
    keywords: [
      'arabic',
      'hebrew',
      'chinese',
      'japanese',
      'korean',
      'emoji',
      'rtl',
      'bidi',
      'unicode',
      'zero width',
      'invisible characters',
      'script',
      'language',
    ],
    related: ['term/code-point', 'rule/text/hidden-characters', 'decision/characters', 'guide/add-actors'],
  }),
];
