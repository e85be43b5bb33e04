/** The buttons that choose between the text of a passage, its pages, and both. */
import { IconFileText, IconFileTypePdf, IconLayoutColumns } from '@tabler/icons-react';
import { ToolButton } from '../../../ui/tool-button.tsx';
import type { PageChoice as Choice } from '../passage-pages.ts';
import classes from './page-pane.module.css';

interface PageChoiceProps {
  readonly choice: Choice;
  readonly onChoice: (choice: Choice) => void;
}

const buttons = [
  { choice: 'text', label: 'Text', Icon: IconFileText },
  { choice: 'both', label: 'Text and page', Icon: IconLayoutColumns },
  { choice: 'page', label: 'Page', Icon: IconFileTypePdf },
] as const;

export function PageChoice({ choice, onChoice }: PageChoiceProps) {
  return (
    <div role="group" aria-label="Show" className={classes.choice}>
      {buttons.map(({ choice: own, label, Icon }) => (
        <ToolButton key={own} label={label} pressed={own === choice} onClick={() => onChoice(own)}>
          <Icon size={16} aria-hidden />
        </ToolButton>
      ))}
    </div>
  );
}
