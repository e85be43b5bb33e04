/**
 * The results of the conformance report, by criterion. A result rests on named tests, which a test of this folder looks
 * up in their files, or on a manual check with its date. Without either, a criterion is not evaluated.
 */

/** The terms of the VPAT 2.5. */
export type Result = 'Supports' | 'Partially supports' | 'Does not support' | 'Not applicable' | 'Not evaluated';

/** A result with its evidence. */
export interface Outcome {
  readonly result: Result;
  /** What was found, or why the criterion does not apply. */
  readonly remark: string;
  /** Names of tests: `path › name`. */
  readonly tests: readonly string[];
  /** IDs of manual checks. */
  readonly checks: readonly string[];
}

/** A check that was made once, by hand or with a program that is not part of the tests. */
export interface ManualCheck {
  readonly date: string;
  readonly what: string;
}

/** The manual checks, by their IDs. */
export const manualChecks: Readonly<Record<string, ManualCheck>> = {
  orca: {
    date: '2026-11-24',
    what: 'With Orca 43.1 and Chromium 156 on Debian 12, by keyboard alone: a claim was created from found words and linked as evidence; the findings of a file with errors were repaired together, and one was followed to its place; links were reviewed. The logged speech was read. Three faults were fixed: dialogs that were read out in full, names that were read twice, and new claims that were not announced.',
  },
  orcaAgain: {
    date: '2026-11-26',
    what: 'The same with Orca 43.1 and Chromium 156, except following a finding to its place; verdicts of a review were given, questioned, withdrawn and undone. Three faults were fixed: a dialog that was read without its name, the next step of a repair and another first result of “Find anything”, which were not read. These remain, and depend on Orca and Chromium: the lists of Review are named when that screen opens, the skip links are read while a draft loads, a problem is read twice if it appears or goes while its field has the focus, an entry that was opened from “Find anything” is not named, and Orca takes letter shortcuts for itself until its focus mode is on.',
  },
  tabStops: {
    date: '2026-11-26',
    what: 'In Chromium, at 1440 × 900 and 390 × 844 pixels, a program pressed the Tab key 60 times on each of the eight views but JSON. It found no focused control that was covered or outside the window. Options that are drawn by their labels were seen there.',
  },
  spacing: {
    date: '2026-11-26',
    what: 'In Chromium, at 1440 × 900 and 390 × 844 pixels, the nine views were looked at with the spacing of 1.4.12, and the map and the timeline again, light and dark, after their texts were kept within their boxes. Nothing was lost.',
  },
  links: {
    date: '2026-11-26',
    what: 'The names of all links on the nine views were read.',
  },
  names: {
    date: '2026-11-26',
    what: 'A program listed the names of all controls, links, headings, labels and groups on 19 screens of a small draft, also by icon and by address. The list was read.',
  },
  instructions: {
    date: '2026-11-26',
    what: 'The guides and the texts of the interface were searched for words of position, shape and colour, and these places were read. Six faults were fixed: five controls were described by their position only, and one by its position and its sign.',
  },
  askedTwice: {
    date: '2026-11-26',
    what: 'The list of all fields on 19 screens of a small draft was read for anything that is asked twice.',
  },
  touch: {
    date: '2026-11-23',
    what: 'In Chromium with an emulated touch screen of 390 × 844 pixels, a selection was changed as the handles of a phone change it, and a claim was created by tapping. No real phone was used.',
  },
};

const at320 = 'e2e/states.spec.ts › at 320 pixels nothing has a fault';
const axe = [
  'e2e/states.spec.ts › the library and the help have no fault',
  'e2e/states.spec.ts › the desk and its entries have no fault',
  'e2e/states.spec.ts › the menus and dialogs of the desk have no fault',
  'e2e/states.spec.ts › the screens have no fault',
  at320,
];
const orca = ['orca', 'orcaAgain'];
const byKeyboard = [
  'e2e/analyst-keyboard.spec.ts › an analyst goes from the sample casefile to a valid file, with the keyboard alone',
  'e2e/matrix.spec.ts › cells are walked, followed and linked with reasons, by keyboard alone',
  'e2e/version-history.spec.ts › versions are reached by keyboard alone, and several steps are undone at once',
  'e2e/source-drop.spec.ts › the sheet is used with the keyboard alone, and nothing is added without an answer',
];
const pictures = ['e2e/pictures.spec.ts › map and timeline are walked by keyboard, read as tables and exported'];
const problems = 'e2e/accessible-work.spec.ts › every shown problem is bound to its field';
const wholePassage =
  'e2e/accessible-work.spec.ts › a screen reader finds the whole passage, and each claim once with its note';
const keptFocus =
  'e2e/accessible-work.spec.ts › the focus is never lost when something is removed, undone, closed or left';
const views =
  'e2e/narrow-screen.spec.ts › the views are links that mark the current one and name it in the title of the page';
const topBar =
  'e2e/narrow-screen.spec.ts › from 320 pixels on the top bar fits the screen, and its menu has the rare commands';
const letters = 'e2e/review-desk.spec.ts › a loaded review is read-only, and letters can be turned off';
const effects = [
  'e2e/matrix.spec.ts › by pointer, cells are linked, told apart, filtered, excluded and printed',
  'src/core/pictures/svg.test.ts › tells supporting and contradicting signs apart by shape and line as well as by colour',
  'src/ui/mark-style.test.ts › draws a cited mark in the colour and the line style of its effect',
];
const onWriting =
  'e2e/leaving-fields.spec.ts › opening, focusing and leaving every field of every entry changes nothing';
const restored =
  'e2e/version-history.spec.ts › the version before a deletion can be viewed and restored, and restoring can be undone';
const undo = 'e2e/drafts.spec.ts › undo and redo cover claims, references, the casefile and the title';
const keyboardHelp = 'src/app/desk/shortcuts-guide.test.ts › has every shortcut that the desk reads';
const spacing = [
  ...axe.slice(0, 4),
  'e2e/states.spec.ts › the pictures of a whole draft have no fault',
  'e2e/text-spacing.spec.ts › with more space in texts, exported reports and pictures lose none',
];
const readingOrder =
  'e2e/reading-order.spec.ts › every screen is read in the order in which it is seen, at three widths';
const noTimeLimit = [
  'e2e/no-time-limit.spec.ts › a day later messages can still be used, and a draft can still be edited',
  'src/ui/toast.test.tsx › stays as time passes, and closes with the next key after that',
  'src/ui/toast.test.tsx › stays with its action as time passes, whatever the person does elsewhere',
];
const lines = 'src/app/theme/tokens.test.ts › the line %s below a claim is visible on every ground (3:1)';
const translucent = [
  'src/app/theme/translucent.test.ts › every translucent colour has its contrast tested, or a reason why it needs none',
  'src/app/theme/translucent.test.ts › $what is visible: $place',
];
const ring = 'src/app/theme/tokens.test.ts › the focus ring is visible on every surface (3:1)';

type Evidence = Partial<Pick<Outcome, 'tests' | 'checks'>>;

const outcome = (result: Result, remark: string, { tests = [], checks = [] }: Evidence = {}): Outcome => ({
  result,
  remark,
  tests,
  checks,
});
const supports = (remark: string, ...tests: readonly string[]): Outcome => outcome('Supports', remark, { tests });
const notApplicable = (remark: string): Outcome => outcome('Not applicable', remark);
const noMedia = notApplicable('There is no audio and no video.');
const asWeb = notApplicable('Assessment Desk is a web page. See WCAG 2.2.');
const noTemplates = notApplicable('There are no templates.');
const textOnly = notApplicable('Authors write text. A page of a source is shown as a picture only beside its text.');
const noChecker = notApplicable(
  'Authors write plain text in a fixed form, and no markup whose accessibility could be checked.',
);

/** Returns the result of a criterion; 'Not evaluated' if there is none. */
export function outcomeOf(id: string): Outcome {
  return outcomes[id] ?? outcome('Not evaluated', '');
}

/** The results, by the IDs of the criteria. */
export const outcomes: Readonly<Record<string, Outcome>> = {
  '1.1.1': supports(
    'Icons and buttons have names. The map and the timeline can be shown as tables.',
    ...axe,
    ...pictures,
  ),
  '1.2.1': noMedia,
  '1.2.2': noMedia,
  '1.2.3': noMedia,
  '1.2.4': noMedia,
  '1.2.5': noMedia,
  '1.3.1': supports(
    'Groups, lists, tables, fields and their problems have roles and names.',
    ...axe,
    problems,
    wholePassage,
  ),
  '1.3.2': supports(
    'The order of the elements is the order in which they are seen. Three exceptions, whose meaning does not depend on it, are in the test.',
    readingOrder,
  ),
  '1.3.3': outcome('Supports', 'Instructions name controls by their words.', { checks: ['instructions'] }),
  '1.3.4': supports(
    'The layout follows the width of the window, upright and lengthwise.',
    topBar,
    'e2e/narrow-screen.spec.ts › at 820 pixels text and editor are side by side, and the outline opens over the editor',
  ),
  '1.3.5': supports('The fields for the name of the person have that purpose.', ...axe),
  '1.4.1': supports(
    'Supports and contradicts differ in shape or line as well as in colour: in the matrix, in pictures and in passages.',
    ...effects,
  ),
  '1.4.2': noMedia,
  '1.4.3': supports(
    'Measured in both colour schemes.',
    ...axe,
    'src/app/theme/tokens.test.ts › %s is readable on every surface (4.5:1)',
    'src/app/theme/tokens.test.ts › words are readable on the wash of every mark, however the washes overlap (4.5:1)',
    ...translucent,
  ),
  '1.4.4': supports(
    'At 200 % a window of 1280 pixels has the layout of 640 pixels.',
    topBar,
    'e2e/help.spec.ts › on a narrow screen nothing is cut off, also at 200 % text size',
  ),
  '1.4.5': notApplicable('There are no pictures of text, except pages of sources, which are shown beside their text.'),
  '1.4.10': supports(
    'At 320 × 256 pixels every screen, menu and dialog scrolls to all that it has, and passages, lists and fields are read without scrolling in two directions. The map and the timeline are pictures of two dimensions, and tables on narrow screens.',
    topBar,
    at320,
    'e2e/narrow-screen.spec.ts › everything in the library and the help can be seen',
    'e2e/narrow-screen.spec.ts › everything on the desk can be seen',
    'e2e/narrow-screen.spec.ts › everything in menus and dialogs can be seen',
    'e2e/narrow-screen.spec.ts › everything on the other screens can be seen',
  ),
  '1.4.11': supports(
    'The edges of fields, the focus ring, the lines below claims and the signs of effects and levels are measured.',
    ring,
    'src/app/theme/tokens.test.ts › the edge of a control is visible on the page and on cards (3:1)',
    'src/app/theme/tokens.test.ts › %s is readable on every surface (4.5:1)',
    lines,
    ...translucent,
  ),
  '1.4.12': outcome(
    'Supports',
    'No text is lost and no texts cross. Exported reports and pictures have space for the wider texts. In pictures on the screen, letters are as far apart as the boxes allow; the tables beside them have the same words.',
    { tests: spacing, checks: ['spacing'] },
  ),
  '1.4.13': supports(
    'A tooltip stays while the pointer is on it, and Esc closes it.',
    'e2e/accessible-work.spec.ts › a tooltip stays while it is pointed at, and Esc closes it',
  ),
  '2.1.1': supports(
    'Whole tasks are done with keys only.',
    ...byKeyboard,
    'e2e/review.spec.ts › links are reviewed by keyboard alone, and a later change makes verdicts outdated',
    'e2e/compare.spec.ts › a file is compared in sentences, and merged by keyboard alone in one step',
    ...pictures,
  ),
  '2.1.2': supports('The Tab key leaves every control that these tasks need.', ...byKeyboard),
  '2.1.4': supports(
    'Single letters can be turned off.',
    letters,
    'src/app/desk/use-shortcuts.test.tsx › does nothing on “?” if letters are not shortcuts',
  ),
  '2.2.1': supports('There are no sessions and no time limits. Time alone never closes a message.', ...noTimeLimit),
  '2.2.2': notApplicable('Nothing moves or changes by itself, except a sign while something loads.'),
  '2.3.1': notApplicable('Nothing flashes.'),
  '2.4.1': supports(
    'Skip links are the first stops of the Tab key.',
    'e2e/accessible-work.spec.ts › skip links move the focus on the desk, on every screen and on a narrow desk',
  ),
  '2.4.2': supports('The title names the entry or the view, and the draft.', views),
  '2.4.3': supports(
    'The focus follows the task, also when something is removed, undone, closed or left.',
    keptFocus,
    ...byKeyboard,
  ),
  '2.4.5': supports(
    'Entries are reached by lists, by “Find anything” and by URL.',
    'e2e/drafts.spec.ts › every entry of a draft has a URL, and Back and Forward move between entries',
    'e2e/help.spec.ts › Find anything opens the help and finds its entries',
  ),
  '2.4.6': outcome('Supports', 'Headings and labels say what they are for.', { checks: ['names'] }),
  '2.4.7': supports(
    'One ring, in both colour schemes.',
    ring,
    'e2e/fields.spec.ts › both lines of the highlighted option are readable, and every field has the same focus ring',
  ),
  '2.4.4': outcome('Supports', 'Links have the names of views, entries and help pages.', {
    tests: axe,
    checks: ['links'],
  }),
  '2.4.11': outcome(
    'Supports',
    'Only a message at the lower edge can cover a focused control. Esc closes it and leaves the focus where it is.',
    { checks: ['tabStops'] },
  ),
  '2.5.1': notApplicable('Nothing needs several fingers or a path.'),
  '2.5.2': supports(
    'Controls act at the end of a press, and not if it ends elsewhere. Menus, panels and lists close at the end of a press outside them. Dragging begins with a move. As in every browser, a press in a text sets the cursor. If the press leaves a field, the field stores its text, and Undo reverses it.',
    'e2e/controls.spec.ts › no control does anything unexpected on any screen',
    'e2e/controls.spec.ts › the outline over the editor closes with a press that begins and ends outside it',
    'e2e/controls.spec.ts › a press outside a menu or a panel closes it, and leaves the focus where it was pressed',
    'e2e/pictures.spec.ts › a press on the strip of a passage scrolls there, unless it ends far from it',
  ),
  '2.5.3': supports('Names contain the visible words.', ...axe),
  '2.5.4': notApplicable('Nothing reacts to the motion of the device.'),
  '2.5.7': supports(
    'Entries move by buttons, a click changes the width of a panel, and text is also selected by search or by keys.',
    'src/features/outline/entry-list.test.tsx › moves the selected entries by buttons, without dragging',
    'src/ui/split-panes.test.tsx › a click on an edge changes the size without dragging',
    ...byKeyboard.slice(0, 1),
  ),
  '2.5.8': supports(
    '24 pixels or more, or enough space. The smaller signs of the timeline are also links in the tables of this screen.',
    ...axe,
  ),
  '3.1.1': supports('The page is in English and says so.', ...axe),
  '3.1.2': supports(
    'Every text has the language of its writer, also within sentences, messages, announcements, reports and prints: passages and titles have that of their source, and the texts of an author the one that the author states. A text whose language nobody states, such as a reviewer’s, claims none. The names of controls cannot have languages for their parts, a field has one, pictures are images with an English name, and the JSON view shows source code.',
    'src/ui/marked-block.test.tsx › has the language of the source, and none if that is not known',
    'src/core/rules/texts-of-finding.test.ts › has the words of a passage in the language of its source, and those of an entry in the author’s',
    'e2e/text-language.spec.ts › the editor, the lists, the passage and the search',
    'e2e/text-language.spec.ts › a selection in the passage, and the dialogs for it',
    'e2e/text-language.spec.ts › findings, their fixes, the export check and the JSON view',
    'e2e/text-language.spec.ts › every view',
    'e2e/text-language.spec.ts › menus, the matrix and its preview',
    'e2e/text-language.spec.ts › a review: the words of a reviewer have no language, and the author’s reply has the author’s',
    'e2e/text-language.spec.ts › a comparison and a merge with another draft',
    'e2e/text-language.spec.ts › what is printed',
    'e2e/text-language.spec.ts › the version history',
    'e2e/text-language.spec.ts › a file with errors, and its repairs',
    'e2e/text-language.spec.ts › the import of sources',
    'e2e/text-language.spec.ts › claims that move to a revised passage',
    'e2e/text-language.spec.ts › claims whose words are in no passage or in another one',
    'e2e/text-language.spec.ts › without a stated language, no text of the author claims to be English',
    'e2e/text-language.spec.ts › reports',
  ),
  '3.2.1': supports('', onWriting),
  '3.2.2': supports(
    'Setting a field moves no focus, opens no dialog and leaves no view.',
    'e2e/controls.spec.ts › no control does anything unexpected on any screen',
  ),
  '3.2.3': supports('The views are always in the same order in the top bar.', views),
  '3.2.4': outcome('Supports', 'The same command has the same name and icon on every screen.', {
    tests: ['e2e/controls.spec.ts › no control does anything unexpected on any screen'],
    checks: ['names'],
  }),
  '3.2.6': supports('On every screen of a draft the help is in the menu of the top bar.', topBar),
  '3.3.1': supports('Problems are described in words, beside their fields.', problems),
  '3.3.2': supports('Every field has a label.', ...axe),
  '3.3.3': supports(
    'Findings say what to do, and many have a fix.',
    'e2e/repair.spec.ts › a machine-written file is repaired in a few actions, and undo restores it',
  ),
  '3.3.4': supports('Deletions can be undone, and earlier versions restored.', restored, undo),
  '3.3.7': outcome(
    'Supports',
    'The name of the person and the producer are asked once. Actors and claims are chosen from lists.',
    {
      tests: [
        'src/shared/own-name.test.ts › asks for the name once: the reviewer’s is the author’s until another was given',
        'src/features/editor/steps/last-producer.test.tsx › offers the producer of the last draft started here, and fills it in only when it is taken',
      ],
      checks: ['askedTwice'],
    },
  ),
  '3.3.8': notApplicable('There are no accounts. The passphrase of an encrypted file can be pasted.'),
  '4.1.2': outcome('Supports', 'Names, roles, values and states.', { tests: axe, checks: orca }),
  '4.1.3': outcome('Supports', 'Undone steps, problems and selected claims are announced.', {
    tests: [
      wholePassage,
      'src/shared/step-undo.test.ts › undoes the step of the message and announces it',
      'src/shared/field/use-announced-problems.test.tsx › announces a problem that appears when the field is left, with the field’s name once: %s',
      'src/ui/toast.test.tsx › announces a problem at once',
    ],
    checks: orca,
  }),

  '4.2.1': outcome('Partially supports', 'Three tasks were done with a screen reader. The others were not tried.', {
    tests: [wholePassage],
    checks: orca,
  }),
  '4.2.3': supports('See 1.4.1.', ...effects),
  '4.2.4': notApplicable('Nothing makes a sound.'),
  '4.2.5': notApplicable('Nothing makes a sound.'),
  '4.2.6': notApplicable('Nothing is spoken.'),
  '4.2.7': outcome('Supports', 'These tasks are done with the keyboard alone, and the last one with taps.', {
    tests: [
      ...byKeyboard,
      'e2e/touch.spec.ts › text is selected and changed with the handles of a touch screen, and taps create and adjust a claim',
    ],
    checks: ['touch'],
  }),
  '4.2.9': notApplicable('Nothing flashes.'),
  '4.2.8': notApplicable('There is no hardware.'),
  '6': notApplicable('There is no communication by voice.'),
  '7': noMedia,
  '8': notApplicable('There is no hardware.'),
  '9': supports('See the results for WCAG 2.2.', ...axe),
  '11': asWeb,
  '12.1.1': supports(
    'The help lists the keys. Their list has the switch that turns letters off.',
    keyboardHelp,
    letters,
  ),
  '12.1.2': supports('The help is a part of the page and is tested with it.', axe[0] ?? ''),
  '12.2': notApplicable('There is no support service.'),
  '13': notApplicable('It is not a relay or emergency service.'),

  'A.1.1.1': supports('See the results for WCAG 2.2.', ...axe),
  'A.1.2.1': asWeb,
  'A.1.2.2': asWeb,
  'A.2.1.1': textOnly,
  'A.2.1.2': textOnly,
  'A.2.2.1': supports('Findings are bound to their fields, and claims to their text.', problems, wholePassage),
  'A.2.2.2': notApplicable('The content has no formatting.'),
  'A.3.1.1': supports('', ...byKeyboard),
  'A.3.1.2': supports('', ...byKeyboard),
  'A.3.1.3': supports('Shortcuts, regions, skip links and “Find anything”.', keyboardHelp, ...byKeyboard.slice(0, 1)),
  'A.3.2.1': supports(
    'Every change is saved at once. There is no session that ends.',
    'e2e/drafts.spec.ts › reloading right after typing loses nothing',
  ),
  'A.3.2.2': supports('See 2.2.1.', ...noTimeLimit),
  'A.3.3.1': textOnly,
  'A.3.4.1': supports('By the outline and by URL.', ...byKeyboard.slice(0, 1)),
  'A.3.5.1': supports(
    'By “Find in passage” and “Find anything”.',
    'src/features/passage/find-matches.test.ts › matches the text in the field, even while the matches of fewer letters are shown',
    'e2e/help.spec.ts › Find anything opens the help and finds its entries',
  ),
  'A.3.6.2': supports('On this device.', letters),
  'A.3.6.3': supports('The colour scheme follows the system.', ...axe.slice(1, 2)),
  'A.4.1.1': supports('', undo, restored),
  'A.4.2.1': supports('The keys are described in the help.', keyboardHelp),

  'B.1.1.1': notApplicable('Nothing is generated after a session.'),
  'B.1.2.3': notApplicable('Nothing is optimised.'),
  'B.1.2.4': textOnly,
  'B.2.3.1': textOnly,
  'B.2.3.2': textOnly,
  'B.2.4.1': noTemplates,
  'B.2.4.2': noTemplates,
  'B.2.4.3': noTemplates,
  'B.3.1.1': noChecker,
  'B.3.1.2': noChecker,
  'B.3.1.3': noChecker,
  'B.3.1.4': noChecker,
  'B.3.1.5': noChecker,
  'B.3.2.1': noChecker,
};
