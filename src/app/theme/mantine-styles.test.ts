import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
const styles = join(source, '../node_modules/@mantine/core/styles');

/** Components whose styles are in the file of another component. */
const parts: Readonly<Record<string, readonly string[]>> = {
  Autocomplete: ['Combobox', 'ScrollArea', 'Input', 'Pill'],
  Checkbox: ['Checkbox', 'InlineInput', 'CheckboxIndicator'],
  Modal: ['Modal', 'ModalBase', 'Overlay', 'Paper', 'CloseButton'],
  MultiSelect: ['Combobox', 'ScrollArea', 'Input', 'Pill', 'PillsInput'],
  NativeSelect: ['Input'],
  Radio: ['Radio', 'InlineInput', 'RadioIndicator'],
  SegmentedControl: ['SegmentedControl', 'FloatingIndicator', 'UnstyledButton'],
  Select: ['Combobox', 'ScrollArea', 'Input'],
  Switch: ['Switch', 'InlineInput'],
  TagsInput: ['Combobox', 'ScrollArea', 'Input', 'Pill', 'PillsInput'],
  Textarea: ['Input'],
  TextInput: ['Input'],
};

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => join(folder, path));
}

function importedFrom(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names]) =>
    (names ?? '')
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type /, '')
          .replace(/ as .*/, ''),
      )
      .filter((name) => name !== ''),
  );
}

const used = [...new Set(filesBelow(source).flatMap(importedFrom))];

it('has the styles of every Mantine component that is used, and styles of none that does not exist', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'mantine.css'), 'utf8');
  const imported = [...sheet.matchAll(/styles\/([\w-]+)\.css'/g)].map(([, name]) => name ?? '');
  const wanted = used
    .flatMap((name) => parts[name] ?? [name])
    .filter((name) => existsSync(join(styles, `${name}.css`)));
  expect(wanted.filter((name) => !imported.includes(name))).toEqual([]);
  expect(imported.filter((name) => !existsSync(join(styles, `${name}.css`)))).toEqual([]);
});

it('uses no component and no property that injects a style element, which the page’s policy forbids', () => {
  expect(used.filter((name) => ['AppShell', 'Grid', 'SimpleGrid', 'Flex'].includes(name))).toEqual([]);
  const injecting = filesBelow(source).filter((path) =>
    /\s(hiddenFrom|visibleFrom)=|=\{\{ base:|useMantineColorScheme\(\)/.test(readFileSync(path, 'utf8')),
  );
  expect(injecting).toEqual([]);
});
