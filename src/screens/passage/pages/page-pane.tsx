/** The pages of a passage from a PDF, or why they cannot be shown. */
import { Button, Loader } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import { useRef } from 'react';
import { damagedFileInWords } from '../../../core/casefile/origin-in-words.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useLostFocus } from '../../../ui/use-focus.ts';
export { PageChoice } from './page-choice.tsx';
import { MissingOriginal } from './missing-original.tsx';
import { PageScroller, type PagesOfPassage } from './page-scroller.tsx';
import { useOriginal } from './use-original.ts';
import classes from './page-pane.module.css';

export function PagePane(passage: PagesOfPassage) {
  const { file } = passage.origin;
  const [original, lookAgain] = useOriginal(file.sha256);
  const root = useRef<HTMLElement>(null);
  const remember = useLostFocus(root, original.kind);
  const again = (): void => {
    remember();
    lookAgain();
  };
  return (
    <section ref={root} tabIndex={-1} aria-label="Page" className={classes.pane}>
      {original.kind === 'opening' ? (
        <Loader className={classes.loader} role="progressbar" aria-label="Opening the file" />
      ) : original.kind === 'missing' || original.kind === 'damaged' ? (
        <MissingOriginal
          file={file}
          damage={original.kind === 'damaged' ? damagedFileInWords(original.size, file) : undefined}
          onAttached={again}
        />
      ) : original.kind === 'problem' ? (
        <div className={classes.message}>
          <EmptyState
            icon={<IconFileAlert size={30} stroke={1.4} />}
            title="The pages cannot be shown"
            actions={
              <Button size="compact-md" variant="default" onClick={again}>
                Try again
              </Button>
            }
          >
            {original.problem} The text is not affected.
          </EmptyState>
        </div>
      ) : (
        <PageScroller pages={original.pages} {...passage} />
      )}
    </section>
  );
}
