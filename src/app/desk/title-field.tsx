import { TextInput } from '@mantine/core';
import { useDeskActions, useDraft } from '../../store/context.tsx';
import classes from './top-bar.module.css';

/** The draft's title, in its place and editable. */
export function TitleField() {
  const title = useDraft((draft) => draft.workspace.title);
  const { dispatch } = useDeskActions();
  return (
    <TextInput
      aria-label="Title"
      placeholder="Untitled assessment"
      className={classes.title}
      classNames={{ input: classes.titleInput }}
      size="sm"
      value={title}
      dir="auto"
      maxLength={500}
      onChange={({ currentTarget: { value } }) =>
        dispatch({ type: 'set', path: '/title', value }, { label: 'typing in Title', group: '/title' })
      }
    />
  );
}
