/** The contents of the help as links: all groups next to an entry, or one group on the first page. */
import { useEffect, useRef, useState } from 'react';
import { entryAddress } from '../../core/canon/entry.ts';
import { LevelIcon, levelWords } from '../../ui/level-icon.tsx';
import { labelOf, type ContentsGroup, type ContentsItem } from './contents.ts';
import { levelOf } from './rule-levels.ts';
import classes from './contents.module.css';

interface ItemsProps {
  readonly items: readonly ContentsItem[];
  readonly current: string | undefined;
}

function Items({ items, current }: ItemsProps) {
  return (
    <ul className={classes.items}>
      {items.map(({ entry, parts }) => {
        const level = levelOf(entry);
        return (
          <li key={entry.id}>
            <a href={entryAddress(entry.id)} aria-current={entry.id === current ? 'page' : undefined} dir="auto">
              {level ? <LevelIcon level={level} size={14} label={levelWords[level]} /> : null}
              <span>{labelOf(entry)}</span>
            </a>
            {parts.length > 0 ? <Items items={parts} current={current} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The parts of a group with their headings, and its entries as links. */
export function GroupItems({ group, current }: { readonly group: ContentsGroup } & Pick<ItemsProps, 'current'>) {
  return group.parts.map(({ title, items }) => (
    <div key={title ?? ''} className={classes.part}>
      {title === undefined ? null : <p className={classes.partTitle}>{title}</p>}
      <Items items={items} current={current} />
    </div>
  ));
}

interface ContentsListProps {
  readonly contents: readonly ContentsGroup[];
  /** The entry that is shown, and its group. */
  readonly current: string | undefined;
  readonly currentGroup: string | undefined;
}

/** The contents next to an entry: groups that open and close, with the group of the entry open. */
export function ContentsList({ contents, current, currentGroup }: ContentsListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [entered, setEntered] = useState<string>();
  if (entered !== currentGroup) {
    setEntered(currentGroup);
    if (currentGroup !== undefined) setOpen(new Set([...open, currentGroup]));
  }
  const toggle = (id: string, opened: boolean): void => {
    if (open.has(id) === opened) return;
    const next = new Set(open);
    if (opened) next.add(id);
    else next.delete(id);
    setOpen(next);
  };
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && list.current) scrollIntoList(list.current, link);
  }, [current]);
  return (
    <div ref={list} className={classes.list}>
      {contents.map((group) => (
        <details
          key={group.id}
          className={classes.group}
          open={open.has(group.id)}
          onToggle={({ currentTarget }) => toggle(group.id, currentTarget.open)}
        >
          <summary>{group.title}</summary>
          <GroupItems group={group} current={current} />
        </details>
      ))}
    </div>
  );
}

/** Scrolls the list, but nothing around it, until a link in it is visible. */
function scrollIntoList(list: HTMLElement, link: HTMLElement): void {
  const [frame, row] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  if (row.top < frame.top) list.scrollTop -= frame.top - row.top + frame.height / 3;
  else if (row.bottom > frame.bottom) list.scrollTop += row.bottom - frame.bottom + frame.height / 3;
}
