import { TextInput } from '@mantine/core';
import { useDeskActions, useDraft } from '../../store/context.tsx';
import classes from './top-bar.module.css';

const untitled = 'Untitled assessment';

/** The draft's title, in its place and editable. */
export function TitleField() {
  const title = useDraft((draft) => draft.workspace.title);
  const { dispatch } = useDeskActions();
  return (
    <>
      <h1 className={classes.hidden}>{title === '' ? untitled : title}</h1>
      <TextInput
        aria-label="Title"
        placeholder={untitled}
        className={classes.title}
        classNames={{ input: classes.titleInput }}
        size="sm"
        value={title}
        dir="auto"

        onChange={({ currentTarget: { value } }) =>
          dispatch({ type: 'set', path: '/title', value }, { label: 'typing in Title', group: '/title' })
        }
      />
    </>
  );
}
