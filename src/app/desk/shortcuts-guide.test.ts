import { describe, expect, it } from 'vitest';
import { guides } from '../../core/reference/guides.ts';
import { shortcutGroups } from './shortcuts-help.tsx';
import { keysFor, type Shortcut } from './shortcuts.ts';

const body = guides.find(({ id }) => id === 'guide/keyboard-shortcuts')?.body ?? [];
const tables = body.flatMap((block) => (block.kind === 'table' ? [block.rows] : []));
const headings = body.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));

describe('the guide to the keyboard shortcuts', () => {
  it('has the keys of the dialog, word for word and in its order', () => {
    const groups = shortcutGroups(false);
    expect(headings).toEqual(groups.map(({ title }) => title));
    expect(tables).toEqual(groups.map(({ lines }) => lines.map(([keys, what]) => [`\`${keys.join(' ')}\``, what])));
  });

  it('has every shortcut that the desk reads', () => {
    const shortcuts: readonly Shortcut[] = ['undo', 'redo', 'find', 'help', 'nextRegion', 'previousRegion'];
    const keys = tables.flat().map(([written]) => written);
    expect(shortcuts.filter((shortcut) => !keys.includes(`\`${keysFor(shortcut, false).join(' ')}\``))).toEqual([]);
  });
});
