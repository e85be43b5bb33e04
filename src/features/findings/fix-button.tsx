/**
 * The button for a fix in a row of the findings list. A fix that replaces text shows a preview before it is applied.
 */
import { Button, Popover } from '@mantine/core';
import { useState } from 'react';
import type { Finding, Fix } from '../../core/rules/finding.ts';
import { languageOfEdit } from '../../core/workspace/texts-at.ts';
import { useDraft } from '../../shared/context.tsx';
import { FindingText } from '../../shared/finding-text.tsx';
import { FixChange } from '../../shared/fix-change.tsx';
import classes from './findings-list.module.css';

interface FixButtonProps {
  readonly finding: Finding;
  readonly fix: Fix;
  readonly tabIndex: number;
  readonly disabled: boolean;
  readonly onFix: () => void;
}

export function FixButton({ finding, fix, tabIndex, disabled, onFix }: FixButtonProps) {
  const [opened, setOpened] = useState(false);
  const { preview } = fix;
  const title = <FindingText finding={finding} text={fix.title} />;
  const lang = useDraft(({ workspace }) => (opened ? languageOfEdit(workspace, fix.edit) : undefined));
  const button = { 'data-fix': true, size: 'compact-xs', variant: 'light', tabIndex, disabled } as const;
  if (!preview) {
    return (
      <Button {...button} onClick={onFix}>
        {title}
      </Button>
    );
  }
  return (
    <Popover opened={opened} onChange={setOpened} width={380} position="top-end" trapFocus>
      <Popover.Target>
        <Button {...button} onClick={() => setOpened(!opened)}>
          {title}…
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.preview}>
          <p className={classes.previewTitle}>{title}</p>
          {preview.around ? (
            <p className={classes.previewPlace} dir="auto" lang={lang}>
              {preview.around.before}
              <mark>{preview.after}</mark>
              {preview.around.after}
            </p>
          ) : (
            <FixChange fix={fix} after={preview.after} />
          )}
          <div className={classes.previewButtons}>
            <Button size="compact-sm" variant="default" onClick={() => setOpened(false)}>
              Cancel
            </Button>
            <Button
              size="compact-sm"
              data-autofocus
              disabled={disabled}
              onClick={() => {
                setOpened(false);
                onFix();
              }}
            >
              Apply
            </Button>
          </div>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
