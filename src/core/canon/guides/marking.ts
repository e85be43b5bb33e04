/** Guides about text in a passage: creating claims, searching, adjusting spans, text direction. */
import type { CanonEntry } from '../entry.ts';
import { guide, paragraph, points, steps } from './write.ts';

export const marking: readonly CanonEntry[] = [
  guide({
    id: 'guide/mark-a-span',
    title: 'Create a claim from a passage',
    summary: 'Select text in the passage and choose New claim from selection.',
    body: [
      steps(
        'Open the passage: choose it from **Passage shown**, or use **Previous passage** and **Next passage**.',
        'Select the text with the mouse, or with the keyboard: focus the text, move with the arrow keys, and select with `Shift` and the arrow keys.',
        'The line below the text shows your selection, its position and its length in characters. You can adjust both ends there.',
        'Choose **New claim from selection**. The claim opens in the editor with the selected text as **Actual text** and **Proposition**, and its observation is added to the assessment.',
        'Choose the **Claim kind**. If you restate the text, edit the **Proposition** and set **Representation** to **Paraphrase**. Only verbatim claims can support a power basis or an intent hypothesis.',
        'Set whose claim it is: see [Attribute a claim](entry:guide/attribute-a-claim).',
      ),
      paragraph(
        'If several claims use the same text, click the text to choose one. In the passage, press `N` or `P` for the next or previous claim.',
      ),
    ],
    keywords: [
      'select text',
      'select words',
      'highlight',
      'annotate',
      'quote',
      'new claim',
      'make a claim',
      'offset',
      'mark text',
      'with the mouse',
    ],
    related: ['guide/find-in-passage', 'guide/adjust-a-span', 'guide/attribute-a-claim', 'term/claim', 'term/span'],
  }),
  guide({
    id: 'guide/find-in-passage',
    title: 'Mark text with the keyboard',
    summary: 'Search for text with Find in passage, choose a match, and create a claim without a mouse.',
    body: [
      steps(
        'Press `Ctrl F` (`⌘ F` on a Mac), or go to **Find in passage**.',
        'Type or paste the text. Matches are listed with their context.',
        'Press `Enter` or `↓` for the next match, and `Shift Enter` or `↑` for the previous one.',
        'Press `Ctrl Enter`, which is **Use this match**. The focus moves to **New claim from selection**; press `Enter`.',
      ),
      points(
        'The search ignores case and differences in white space, quotation marks and hyphens. Use **Match case** and **Whole words** for a stricter search.',
        'Matches never split a visible character.',
        '`Esc` clears the search. Press it again to return to the text.',
      ),
    ],
    keywords: [
      'keyboard',
      'search in text',
      'ctrl f',
      'quotation without a mouse',
      'accessible',
      'paste a quotation',
      'matches',
    ],
    related: ['guide/mark-a-span', 'guide/keyboard-shortcuts', 'guide/adjust-a-span'],
  }),
  guide({
    id: 'guide/adjust-a-span',
    title: 'Adjust a span, or re-anchor a claim',
    summary: 'Move the start or end of a span by character, word or sentence, or choose different text for a claim.',
    body: [
      steps(
        'Select the claim. Its span is highlighted in the passage.',
        'Below the text, choose **Character**, **Word** or **Sentence**.',
        'Choose **Widen start by word**, **Narrow start by word**, **Narrow end by word** or **Widen end by word** (the names follow your choice). The actual text is updated.',
        'With the keyboard, in the passage: `Alt →` and `Alt ←` move the end, `Alt Shift →` and `Alt Shift ←` move the start, and `Alt ↑` and `Alt ↓` change the unit.',
      ),
      paragraph('To use different text, select it and choose the button that starts with “Use as span for”.'),
      paragraph(
        'If the claim’s text does not match its span, the line below the text explains the problem. **Re-anchor…** lists identical or similar text with the differences. Nothing is changed without your confirmation.',
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
    title: 'Work with right-to-left, mixed and invisible text',
    summary: 'Text direction is detected automatically, and invisible characters can be shown.',
    body: [
      points(
        'Passages and fields detect their text direction automatically.',
        'Spans count characters in text order, whatever the direction on the screen. In a right-to-left passage, `Alt ←` moves the end of the span further.',
        'Selections are extended to whole visible characters, so accents, vowel signs and emoji are never split.',
        '**Show hidden characters** in the passage shows direction overrides, zero-width characters and similar as codes, such as U+200B. A dot on the button means that there are some; its tooltip shows how many.',
        'A finding reports such characters in an ID, a name, an actual text or a proposition, and offers to remove them from the text that you wrote. The text of a passage is never changed.',
        'Names are recognised in every script. Add each form of an actor’s name in the script that the passages use.',
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
