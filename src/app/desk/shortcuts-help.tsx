import { Checkbox, Kbd, Modal } from '@mantine/core';
import { reviewKeys } from '../../features/review/keys.ts';
import { setLetterKeys, useLetterKeys } from '../../ui/letter-keys.ts';
import { isApplePlatform } from '../../ui/platform.ts';
import { keysFor } from './shortcuts.ts';
import classes from './shortcuts-help.module.css';

type Line = readonly [keys: readonly string[], what: string];

/** Every key of the desk and what it does, in the groups of the dialogue; the guide has the same. */
export function shortcutGroups(
  isApple: boolean,
): readonly { readonly title: string; readonly lines: readonly Line[] }[] {
  const [command, shift, alt] = isApple ? ['⌘', '⇧', '⌥'] : ['Ctrl', 'Shift', 'Alt'];
  return [
    {
      title: 'Everywhere',
      lines: [
        [keysFor('find', isApple), 'Find anything'],
        [keysFor('findInPassage', isApple), 'Find in passage'],
        [keysFor('undo', isApple), 'Undo'],
        [keysFor('redo', isApple), isApple ? 'Redo' : 'Redo (also Ctrl Y)'],
        [keysFor('save', isApple), 'Save to a file'],
        [keysFor('openHelp', isApple), 'Help on the field or the finding that has the focus'],
        [keysFor('help', isApple), 'These shortcuts'],
        [keysFor('nextRegion', isApple), 'To the next region'],
        [keysFor('previousRegion', isApple), 'To the region before'],
        [['Tab'], 'From control to control: the skip links come first'],
        [['Esc'], 'Close what is open'],
      ],
    },
    {
      title: 'In lists',
      lines: [
        [['↑', '↓'], 'Move'],
        [['Home', 'End'], 'To the first, to the last'],
        [['Enter'], 'Open'],
        [['Space'], 'Select one more, or one less'],
        [[alt, '↑', '↓'], 'Carry up or down'],
        [['Delete'], 'Delete what is selected'],
      ],
    },
    {
      title: 'In lists of entries',
      lines: [
        [[shift, '↑', '↓'], 'Select from here to there'],
        [[command, 'A'], 'Select all'],
        [[command, 'D'], 'Duplicate what is selected'],
      ],
    },
    {
      title: 'In the passage',
      lines: [
        [[command, 'Enter'], 'In the find field: use this match'],
        [['N'], 'To the next claim of the passage'],
        [['P'], 'To the claim before'],
        [['Enter'], 'Open the claims at the caret'],
        [[alt, '←', '→'], 'Move the end of the span'],
        [[alt, shift, '←', '→'], 'Move the start of the span'],
        [[alt, '↑', '↓'], 'Move by character, word or sentence'],
      ],
    },
    { title: 'On the review desk', lines: reviewKeys },
    {
      title: 'Edges between regions',
      lines: [
        [['←', '→'], 'Move the edge'],
        [[shift, '→'], 'In larger steps'],
      ],
    },
    {
      title: 'Files',
      lines: [[[command, 'V'], 'Outside of a field: open a file’s text from the clipboard']],
    },
  ];
}

/** What the keyboard can do here. */
export function ShortcutsHelp({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const letters = useLetterKeys();
  return (
    <Modal opened={opened} onClose={onClose} title="Keyboard shortcuts" size="lg">
      <Checkbox
        className={classes.letters}
        label="Single letters and “?” are shortcuts"
        description="They work outside of fields. This device remembers the choice."
        checked={letters}
        onChange={(event) => setLetterKeys(event.currentTarget.checked)}
      />
      {shortcutGroups(isApplePlatform()).map(({ title, lines }) => (
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
    </Modal>
  );
}
