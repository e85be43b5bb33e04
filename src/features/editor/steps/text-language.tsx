/** The field on the document’s page for the language of the author’s own texts. It is not part of the assessment. */
import { textLanguageEdit } from '../../../core/workspace/text-language.ts';
import { useDraft } from '../../../shared/context.tsx';
import { useDispatchAndTell } from '../../../shared/dispatch-and-tell.ts';
import { Frame } from '../../../shared/field/field-frame.tsx';
import { TextArea } from '../../../shared/field/text-area.tsx';
import { languageName, languageProblem } from '../../../shared/language-tags.ts';
import type { OpenDraft } from '../../../store/desk-store.ts';
import classes from './text-language.module.css';

const title = 'Language of your texts';
const help = 'For screen readers and spelling checks. It is not part of the assessment.';

const selectTag = ({ workspace }: OpenDraft) => workspace.textLanguage ?? '';

export function TextLanguage() {
  const tag = useDraft(selectTag);
  const run = useDispatchAndTell();
  return (
    <Frame
      id="editor-text-language"
      title={title}
      help={help}
      entryId="guide/text-language"
      aside={<span className={classes.name}>{languageName(tag)}</span>}
      findings={[]}
      problem={tag === '' ? undefined : languageProblem(tag)}
    >
      {(control) => (
        <TextArea
          {...control}
          single
          mono
          placeholder="Not stated"
          value={tag}
          onText={(typed) =>
            run((workspace) => textLanguageEdit(workspace, typed.trim()), {
              label: `typing in ${title}`,
              group: '/textLanguage',
            })
          }
        />
      )}
    </Frame>
  );
}
