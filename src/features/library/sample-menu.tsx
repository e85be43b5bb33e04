/** The menu “Open sample” in the library, with the samples that are published with Assessment Desk. */
import { Menu } from '@mantine/core';
import type { SampleName } from '../../store/file-commands.ts';
import { SampleButton } from './sample-button.tsx';
import classes from './library.module.css';

const samples: readonly { readonly name: SampleName; readonly title: string; readonly what: string }[] = [
  { name: 'finished', title: 'Finished assessment', what: 'with casefile, ready to export' },
  { name: 'broken', title: 'Assessment with errors', what: 'shows every kind of finding' },
  { name: 'casefile', title: 'Casefile only', what: 'passages to mark, nothing written yet' },
];

interface SampleMenuProps {
  readonly defaultOpened: boolean;
  readonly onOpenSample: (name: SampleName) => void;
}

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
