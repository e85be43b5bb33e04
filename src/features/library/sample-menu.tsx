/** The menu “Open sample” in the library, with the samples that are published with Assessment Desk. */
import { Menu } from '@mantine/core';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { SampleName } from '../../store/file-commands.ts';
import { SampleButton } from './sample-button.tsx';
import classes from './library.module.css';

const samples: readonly { readonly name: SampleName; readonly title: string; readonly what: string }[] = [
  { name: 'finished', title: 'Finished assessment', what: 'with casefile, ready to export' },
  { name: 'broken', title: 'Assessment with errors', what: 'shows every kind of finding' },
  { name: 'casefile', title: 'Casefile only', what: 'passages to mark, nothing written yet' },
];

interface SampleMenuProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Whether a press on the button had begun, and not ended, when this menu replaced it. */
  readonly isPressed: RefObject<boolean>;
  /** Whether the button that this menu replaced had the focus. */
  readonly hadFocus: RefObject<boolean>;
  readonly onOpenSample: (name: SampleName) => void;
}

export function SampleMenu({ isOpen, onOpen, isPressed, hadFocus, onOpenSample }: SampleMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (hadFocus.current) button.current?.focus();
  }, [hadFocus]);
  useLayoutEffect(() => {
    if (!isPressed.current) return undefined;
    // The press began on the button before this one, so its release is not a click. It may precede other effects.
    const onUp = ({ target }: PointerEvent): void => {
      if (target instanceof Node && button.current?.contains(target)) onOpen(true);
    };
    document.addEventListener('pointerup', onUp, { once: true });
    return () => document.removeEventListener('pointerup', onUp);
  }, [isPressed, onOpen]);
  return (
    <Menu position="bottom-start" opened={isOpen} onChange={onOpen}>
      <Menu.Target>
        <SampleButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {samples.map(({ name, title, what }) => (
          <Menu.Item key={name} onClick={() => onOpenSample(name)}>
            {title}
            <span className={classes.what}>{what}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
