/** The explanation of a rule or of a schema constraint, and the small button in the findings list that opens it. */
import { ActionIcon, Popover } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { authorityInWords, contract, convention } from '../../core/authority/authority.ts';
import { entryAddress, ruleEntryId } from '../../core/reference/entry.ts';
import { rules } from '../../core/rules/index.generated.ts';
import type { Rule, RuleDocs as Texts } from '../../core/rules/rule.ts';
import { isPlainClick } from '../../ui/keyboard.ts';
import classes from './rule-docs.module.css';

type Docs = Texts & Pick<Rule, 'authority'>;

const docsById = new Map(rules.map(({ id, docs, authority }) => [id, { ...docs, authority }]));

const schemaDocs: Docs = {
  description: 'The contract’s schema defines which fields exist, and their types, lengths and patterns.',
  authority: contract('7 structure'),
  why: 'A document that does not match it is not a ww3.assessment/v1 document and cannot be exported.',
  fix: 'Change the field as described in the finding. The form shows the limits of each field.',
};

const crashDocs: Docs = {
  authority: convention(),
  description: 'A check failed because of a bug in Assessment Desk.',
  why: 'A failed check is never reported as passed.',
  fix: 'This is not your mistake, and the entry may be correct. All other checks ran.',
};

/** Returns the explanation of a rule or of a schema constraint. */
function docsOf(ruleId: string): Docs {
  return docsById.get(ruleId) ?? (ruleId.startsWith('schema/') ? schemaDocs : crashDocs);
}

/** A small button that opens the explanation of a rule. */
export function RuleDocs({ ruleId, tabIndex }: { readonly ruleId: string; readonly tabIndex?: number }) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The focus returns first, because the help restores it to the element that had it.
  const leave = (): void => {
    setOpened(false);
    button.current?.focus();
  };
  return (
    <Popover width={340} position="top-end" trapFocus opened={opened} onChange={setOpened}>
      <Popover.Target>
        <ActionIcon
          ref={button}
          onClick={() => setOpened((before) => !before)}
          size="1.5rem"
          variant="subtle"
          color="gray"
          aria-label={`About rule ${ruleId}`}
          {...(tabIndex === undefined ? {} : { tabIndex })}
        >
          <IconHelp size={15} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Explanation ruleId={ruleId} onLeave={leave} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Explanation({ ruleId, onLeave }: { readonly ruleId: string; readonly onLeave: () => void }) {
  const { description, authority, why, fix } = docsOf(ruleId);
  return (
    // The text takes the focus, so that screen readers read it and Esc closes it.
    <div className={classes.docs} data-autofocus tabIndex={-1}>
      <p className={classes.id}>{ruleId}</p>
      <p>{description}</p>
      <p>
        <strong>Why.</strong> {why}
      </p>
      <p>
        <strong>How to fix it.</strong> {fix}
      </p>
      <p>
        <strong>Who says so.</strong> {authorityInWords(authority)}
      </p>
      <p>
        <a href={entryAddress(ruleEntryId(ruleId))} onClick={(event) => isPlainClick(event) && onLeave()}>
          Read more<span className={classes.unseen}> about rule {ruleId}</span>
        </a>
      </p>
    </div>
  );
}
