/** The menu “Open sample” in the library, with the samples that are published with Assessment Desk. */
import { Menu } from '@mantine/core';
import { useEffect, useImperativeHandle, type Ref } from 'react';
import type { SampleName } from '../../desk/file-commands.ts';
import classes from './library.module.css';

const samples: readonly { readonly name: SampleName; readonly title: string; readonly what: string }[] = [
  { name: 'finished', title: 'Finished assessment', what: 'with casefile, ready to export' },
  { name: 'broken', title: 'Assessment with errors', what: 'shows every kind of finding' },
  { name: 'casefile', title: 'Casefile only', what: 'passages to mark, nothing written yet' },
];

interface SampleMenuProps {
  /** The button of the menu, which is rendered before this code has loaded. The menu is below it and has its ID. */
  readonly button: HTMLButtonElement;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Called with true once the menu can be opened. */
  readonly onReady: (isReady: boolean) => void;
  readonly onOpenSample: (name: SampleName) => void;
}

export function SampleMenu({ button, isOpen, onOpen, onReady, onOpenSample }: SampleMenuProps) {
  useEffect(() => onReady(true), [onReady]);
  return (
    <Menu id={button.id} position="bottom-start" opened={isOpen} onChange={onOpen}>
      <Menu.Target>
        <Rendered element={button} />
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

/** Gives an element that is rendered elsewhere to a component that expects its target as a child. */
function Rendered({ element, ref }: { readonly element: HTMLElement; readonly ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}
