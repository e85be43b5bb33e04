/** The difference between two texts on the screen, word by word. */
import { useMemo, type ReactNode } from 'react';
import { wordDifference, type WordPart } from '../core/compare/words.ts';
import classes from './text-change.module.css';
import type { Fix } from '../core/rules/finding.ts';
import { textBefore } from '../core/rules/texts-of-finding.ts';
import { languageOfEdit } from '../core/workspace/texts-at.ts';
import { useDraft } from './context.tsx';

interface ChangedWordsProps {
  readonly parts: readonly WordPart[];
  /** The language of deleted words, if it is not that of the others. */
  readonly removedLang?: string | undefined;
  /** What is shown before each deletion and each insertion. */
  readonly before?: Readonly<Record<'removed' | 'added', ReactNode>>;
}

/** The words of two texts, with those that are only in one of them marked. */
export function ChangedWords({ parts, removedLang, before }: ChangedWordsProps) {
  return changesIn(parts).map((words, index) => {
    const [{ kind }] = words;
    if (kind === 'same') return <span key={index}>{words.map(({ text }) => text)}</span>;
    const Tag = kind === 'removed' ? 'del' : 'ins';
    return (
      <Tag key={index} className={classes[kind]} lang={kind === 'removed' ? removedLang : undefined}>
        {before?.[kind]}
        {words.map(({ text, notable }, at) => (
          <span key={at} data-notable={notable}>
            {text}
          </span>
        ))}
      </Tag>
    );
  });
}

/** Groups neighbouring parts of one kind, so that each change is one deletion or insertion to a screen reader. */
function changesIn(parts: readonly WordPart[]): readonly (readonly [WordPart, ...WordPart[]])[] {
  const changes: [WordPart, ...WordPart[]][] = [];
  for (const part of parts) {
    const last = changes.at(-1);
    if (last?.[0].kind === part.kind) last.push(part);
    else changes.push([part]);
  }
  return changes;
}

interface TextChangeProps {
  readonly before: string;
  readonly after: string;
  /** Names whose change can alter the meaning. */
  readonly names?: readonly string[];
  /** The language of both texts; undefined if they are words of the interface. */
  readonly lang: string | undefined;
  /** The language of the earlier text, if it is another one. */
  readonly langBefore?: string | undefined;
}

/** A fingerprint or the digits of a passage ID, in which no number or name changes. */
const hash = /^[0-9a-f]{64}$/;

function differenceOf(before: string, after: string, names: readonly string[] | undefined): readonly WordPart[] {
  if (!hash.test(after)) return wordDifference(before, after, names ? { names } : {});
  const parts = [{ kind: 'removed', text: before } as const, { kind: 'added', text: after } as const];
  return parts.filter(({ text }) => text !== '');
}

/** Shows a text change word by word; changed numbers, negations and names are marked. */
export function TextChange({ before, after, names, lang, langBefore }: TextChangeProps) {
  const parts = useMemo(() => differenceOf(before, after, names), [before, after, names]);
  return (
    <div className={classes.change}>
      <p className={classes.text} dir="auto" lang={lang}>
        <ChangedWords parts={parts} removedLang={langBefore} />
      </p>
      {parts.some(({ notable }) => notable) ? (
        <p className={classes.warning}>A number, a negation or a name changes. Check carefully.</p>
      ) : null}
    </div>
  );
}

/** Shows what a quick fix changes in a text, word by word. */
export function FixChange({ fix, after }: { readonly fix: Fix; readonly after: string }) {
  const before = useDraft(({ workspace }) => textBefore(workspace, fix));
  const lang = useDraft(({ workspace }) => languageOfEdit(workspace, fix.edit));
  return <TextChange before={before} after={after} lang={lang} />;
}
