import { Menu } from '@mantine/core';
import type { SampleName } from '../../store/commands.ts';
import { SampleButton } from './sample-button.tsx';
import classes from './library.module.css';

const samples: readonly { readonly name: SampleName; readonly title: string; readonly what: string }[] = [
  { name: 'finished', title: 'A finished assessment', what: 'with its casefile, ready to export' },
  { name: 'broken', title: 'A broken one', what: 'every kind of finding, each with its place' },
  { name: 'casefile', title: 'Only a casefile', what: 'passages to mark, and nothing written yet' },
];

interface SampleMenuProps {
  readonly defaultOpened: boolean;
  readonly onOpenSample: (name: SampleName) => void;
}

/** The samples that are published with the application. */
export function SampleMenu({ defaultOpened, onOpenSample }: SampleMenuProps) {
  return (
    <Menu position="bottom-start" defaultOpened={defaultOpened}>
      <Menu.Target>
        <SampleButton />
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
