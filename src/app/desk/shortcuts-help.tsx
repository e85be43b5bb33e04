/** All keyboard shortcuts in groups, and the dialog that lists them. */
import { Checkbox, Kbd } from '@mantine/core';
import { sortMarksKeys } from '../../screens/passage/sort-marks-keys.ts';
import { claimTextKeys } from '../../screens/repair/keys.ts';
import { reviewKeys } from '../../screens/review/keys.ts';
import { setBrowserKeys, useBrowserKeys, setLetterKeys, useLetterKeys, isApplePlatform } from '../../ui/keyboard.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useReturnedFocus } from '../../ui/use-focus.ts';
import { keysFor } from './shortcuts.ts';
import classes from './shortcuts-help.module.css';

type Line = readonly [keys: readonly string[], what: string];

/** Returns all shortcuts in the groups of the dialog. The help’s guide contains the same list. */
export function shortcutGroups(
  isApple: boolean,
): readonly { readonly title: string; readonly lines: readonly Line[] }[] {
  const [command, shift, alt] = isApple ? ['⌘', '⇧', '⌥'] : ['Ctrl', 'Shift', 'Alt'];
  return [
    {
      title: 'General',
      lines: [
        [keysFor('find', isApple), 'Find anything'],
        [keysFor('findInPassage', isApple), 'Find in passage'],
        [keysFor('undo', isApple), 'Undo'],
        [keysFor('redo', isApple), isApple ? 'Redo' : 'Redo (also Ctrl Y)'],
        [keysFor('save', isApple), 'Save to a file'],
        [keysFor('openHelp', isApple), 'Help for the focused field or finding'],
        [keysFor('help', isApple), 'Show keyboard shortcuts'],
        [keysFor('nextRegion', isApple), 'Next panel'],
        [keysFor('previousRegion', isApple), 'Previous panel'],
        [['Tab'], 'Next control (skip links come first)'],
        [['Esc'], 'Close dialog, menu or message'],
      ],
    },
    {
      title: 'In lists',
      lines: [
        [['↑', '↓'], 'Move'],
        [['Home', 'End'], 'First item, last item'],
        [['Enter'], 'Open'],
        [['Space'], 'Select or deselect the current item'],
        [[alt, '↑', '↓'], 'Move up or down'],
        [['Delete'], 'Delete selection'],
      ],
    },
    {
      title: 'In lists of entries',
      lines: [
        [[shift, '↑', '↓'], 'Extend selection'],
        [[command, 'A'], 'Select all'],
        [[command, 'D'], 'Duplicate selection'],
        [[command, 'C', 'X'], 'Copy or cut selection'],
      ],
    },
    {
      title: 'In the passage',
      lines: [
        [[command, 'Enter'], 'Use this match (in the search field)'],
        [['N'], 'Next claim in the passage'],
        [['P'], 'Previous claim'],
        [['Enter'], 'Show claims at the cursor'],
        [['C'], 'New claim from selected text'],
        [['M'], 'Mark selected text'],
        [['E'], 'Selected text as evidence'],
        [['S'], 'Selected text as span of the open claim'],
        [['A'], 'New actor named in the selected text'],
        [[alt, '←', '→'], 'Move the end of the span'],
        [[alt, shift, '←', '→'], 'Move the start of the span'],
        [[alt, '↑', '↓'], 'Move by character, word or sentence'],
      ],
    },
    { title: 'In a new claim', lines: [[[command, 'Enter'], 'Accept all proposals']] },
    { title: 'In a date', lines: [[[alt, '↓'], 'Open the calendar']] },
    {
      title: 'In the list of unknowns',
      lines: [
        [['Enter'], 'Add an unknown below'],
        [[shift, 'Enter'], 'New line'],
        [['Backspace'], 'Delete an empty unknown'],
        [[alt, '↑', '↓'], 'Move up or down (contradictions too)'],
      ],
    },
    {
      title: 'In the evidence matrix',
      lines: [
        [['S'], 'Link as supporting, or set the link to it'],
        [['C'], 'Link as contradicting, or set the link to it'],
        [['Delete'], 'Remove the link'],
        [['Space'], 'Preview and edit'],
        [['Enter'], 'Show in passage'],
        [['X'], 'Exclude or include the claim'],
      ],
    },
    {
      title: 'In evidence',
      lines: [
        [['S'], 'Link as supporting (in the list of claims)'],
        [['C'], 'Link as contradicting'],
        [[command, 'Enter'], 'Next link without a reason (in a reason)'],
        [['←', '→'], 'Move between a link and its buttons'],
      ],
    },
    { title: 'In Review', lines: reviewKeys },
    { title: 'In Sort marks', lines: sortMarksKeys },
    { title: 'In Review claim texts', lines: claimTextKeys },
    {
      title: 'Resizing panels',
      lines: [
        [['←', '→'], 'Resize'],
        [[shift, '→'], 'Resize in larger steps'],
      ],
    },
    {
      title: 'Files',
      lines: [[[command, 'V'], 'Outside text fields: paste entries or file content']],
    },
  ];
}

/** The dialog with all keyboard shortcuts. */
export function ShortcutsHelp({ onClose }: { readonly onClose: () => void }) {
  useReturnedFocus(true);
  const letters = useLetterKeys();
  const browserKeys = useBrowserKeys();
  const apple = isApplePlatform();
  return (
    <Dialog opened onClose={onClose} title="Keyboard shortcuts" size="lg" returnFocus={false}>
      <Checkbox
        className={classes.letters}
        label="Single letters and “?” are shortcuts"
        description="They work outside text fields. Your choice is saved on this device."
        checked={letters}
        onChange={(event) => setLetterKeys(event.currentTarget.checked)}
      />
      <Checkbox
        className={classes.letters}
        label={`F1, F6, ${apple ? '⌘' : 'Ctrl'} K, and ${apple ? '⌥' : 'Alt'} with an arrow key are shortcuts`}
        description="Turn them off to leave them to your browser and screen reader. The commands are also in menus."
        checked={browserKeys}
        onChange={(event) => setBrowserKeys(event.currentTarget.checked)}
      />
      {shortcutGroups(apple).map(({ title, lines }) => (
        <section key={title} className={classes.group}>
          <h3>{title}</h3>
          <dl>
            {lines.map(([keys, what]) => (
              <div key={what} className={classes.line}>
                <dt>
                  {keys.map((key) => (
                    <Kbd key={key} size="sm">
                      {key}
                    </Kbd>
                  ))}
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
