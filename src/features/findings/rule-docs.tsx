import { ActionIcon, Popover } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { useRef, useState, type MouseEvent } from 'react';
import { authorityInWords, contract, convention } from '../../core/authority/authority.ts';
import { entryAddress, ruleEntryId } from '../../core/canon/entry.ts';
import { rules } from '../../core/rules/index.generated.ts';
import type { Rule, RuleDocs as Texts } from '../../core/rules/rule.ts';
import classes from './rule-docs.module.css';

type Docs = Texts & Pick<Rule, 'authority'>;

const docsById = new Map(rules.map(({ id, docs, authority }) => [id, { ...docs, authority }]));

const schemaDocs: Docs = {
  description: 'The contract’s schema sets types, lengths, patterns and which fields there are.',
  authority: contract('7 structure'),
  why: 'A document that breaks it is not a ww3.assessment/v1 document, and cannot be exported.',
  fix: 'Change the field as the finding says; the form shows each field’s limits.',
};

const crashDocs: Docs = {
  authority: convention(),
  description: 'A rule stopped with a fault of its own while it looked at this entry.',
  why: 'What could not be checked is never taken for sound.',
  fix: 'The fault is the program’s, not yours. The entry may be sound; everything else was checked.',
};

/** What, why and how to mend, for a rule or for a constraint of the schema. */
export function docsOf(ruleId: string): Docs {
  return docsById.get(ruleId) ?? (ruleId.startsWith('schema/') ? schemaDocs : crashDocs);
}

/** The explanation of a rule, behind a small button. */
export function RuleDocs({ ruleId, tabIndex }: { readonly ruleId: string; readonly tabIndex?: number }) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The focus goes back first: the help gives it to what had it when the desk was left.
  const leave = (): void => {
    setOpened(false);
    button.current?.focus();
  };
  return (
    <Popover width={340} position="top-end" trapFocus returnFocus opened={opened} onChange={setOpened}>
      <Popover.Target>
        <ActionIcon
          ref={button}
          onClick={() => setOpened((before) => !before)}
          size="1.5rem"
          variant="subtle"
          color="gray"
          aria-label={`About the rule ${ruleId}`}
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
    // The text takes the focus, so that a screen reader reads it and Escape closes it.
    <div className={classes.docs} data-autofocus tabIndex={-1}>
      <p className={classes.id}>{ruleId}</p>
      <p>{description}</p>
      <p>
        <strong>Why.</strong> {why}
      </p>
      <p>
        <strong>To mend it.</strong> {fix}
      </p>
      <p>
        <strong>Who says so.</strong> {authorityInWords(authority)}
      </p>
      <p>
        <a href={entryAddress(ruleEntryId(ruleId))} onClick={(event) => isPlain(event) && onLeave()}>
          Read more<span className={classes.unseen}> about the rule {ruleId}</span>
        </a>
      </p>
    </div>
  );
}

/** Whether a press leads away from here: with one of these keys, the browser opens the link elsewhere. */
function isPlain({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey;
}
