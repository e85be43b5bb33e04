/** The look of the JSON editor, made from the page’s colour variables. */
import { HighlightStyle, syntaxHighlighting, type TagStyle } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const underline = (level: string): Record<string, string> => ({
  backgroundImage: 'none',
  paddingBlockEnd: '0',
  textDecoration: `underline wavy var(--level-${level})`,
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '3px',
  textDecorationSkipInk: 'none',
});

/** The editor's styles. They use the page's variables, which follow the colour scheme. */
const look = EditorView.theme({
  '&': { blockSize: '100%', backgroundColor: 'var(--desk-surface)', color: 'var(--desk-ink)', fontSize: '0.8125rem' },
  '&.cm-focused': { outline: '2px solid var(--desk-focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--desk-ink)', paddingBlock: '0.5rem' },
  '.cm-cursor': { borderInlineStartColor: 'var(--desk-ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--mark-pending-wash)',
  },
  '.cm-activeLine': { backgroundColor: 'transparent', boxShadow: 'inset 0 0 0 1px var(--desk-line)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--desk-hover)', color: 'var(--desk-ink)' },
  '.cm-gutters': {
    backgroundColor: 'var(--desk-sunken)',
    color: 'var(--desk-ink-soft)',
    borderInlineEnd: '1px solid var(--desk-line)',
  },
  '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer' },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--desk-sunken)',
    borderColor: 'var(--desk-line-strong)',
    color: 'var(--desk-ink-soft)',
  },
  '.cm-specialChar': {
    color: 'var(--level-violation)',
    backgroundColor: 'var(--level-violation-wash)',
    border: '1px solid currentColor',
    borderRadius: '3px',
    paddingInline: '2px',
    fontSize: '0.6875rem',
  },
  '.cm-levels .cm-gutterElement': { display: 'flex', alignItems: 'center' },
  '.cm-level': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3px',
    paddingInline: '4px',
    fontFamily: 'var(--font-ui)',
    fontSize: '0.6875rem',
    cursor: 'default',
  },
  // On narrow screens the icons' shapes are enough, and the text gets the width.
  '@media (max-width: 36em)': {
    '.cm-level': { paddingInline: '0' },
    '.cm-level-words': { display: 'none' },
  },
  '.cm-level-error': { color: 'var(--level-error)' },
  '.cm-level-violation': { color: 'var(--level-violation)' },
  '.cm-level-notice': { color: 'var(--level-notice)' },
  '.cm-lintRange.cm-lintRange-error': underline('error'),
  '.cm-lintRange.cm-lintRange-warning': underline('violation'),
  '.cm-lintRange.cm-lintRange-info': underline('notice'),
  '.cm-lintRange.cm-lintRange-active': { backgroundColor: 'var(--mark-active-wash)' },
  '.cm-diagnostic': {
    fontFamily: 'var(--font-ui)',
    fontSize: '0.8125rem',
    borderInlineStartWidth: '4px',
    padding: '6px 10px',
    maxInlineSize: '28rem',
    whiteSpace: 'pre-wrap',
  },
  '.cm-diagnostic-error': { borderColor: 'var(--level-error)' },
  '.cm-diagnostic-warning': { borderColor: 'var(--level-violation)' },
  '.cm-diagnostic-info': { borderColor: 'var(--level-notice)' },
  '.cm-diagnosticAction': {
    backgroundColor: 'var(--desk-accent)',
    color: 'var(--desk-surface)',
    borderRadius: '4px',
    padding: '3px 8px',
    marginInlineStart: '0',
    marginInlineEnd: '6px',
    marginBlockStart: '6px',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--desk-surface)',
    color: 'var(--desk-ink)',
    border: '1px solid var(--desk-line-strong)',
    borderRadius: '6px',
    boxShadow: 'var(--desk-shadow)',
    overflow: 'hidden',
  },
  '.cm-panels': { backgroundColor: 'var(--desk-sunken)', color: 'var(--desk-ink)', fontFamily: 'var(--font-ui)' },
  '.cm-panels.cm-panels-top': { borderBlockEnd: '1px solid var(--desk-line)' },
  '.cm-panels.cm-panels-bottom': { borderBlockStart: '1px solid var(--desk-line)' },
  '.cm-panel.cm-panel-lint ul [aria-selected]': { backgroundColor: 'var(--desk-hover)' },
  '.cm-textfield': {
    backgroundColor: 'var(--desk-surface)',
    color: 'var(--desk-ink)',
    borderColor: 'var(--desk-line-strong)',
    borderRadius: '4px',
  },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--desk-surface)',
    color: 'var(--desk-ink)',
    borderColor: 'var(--desk-line-strong)',
    borderRadius: '4px',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--search-hit-wash)', outline: '1px solid var(--supports)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--mark-active-wash)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--mark-pending-wash)' },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--level-error-wash)' },
  'button:focus-visible, input:focus-visible': { outline: '2px solid var(--desk-focus)', outlineOffset: '2px' },
});

const syntax: readonly TagStyle[] = [
  { tag: tags.propertyName, color: 'var(--desk-accent)' },
  { tag: tags.string, color: 'var(--desk-ink)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--supports)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--desk-ink-soft)' },
];

/** The theme of the editor. Colour carries no meaning of its own here. */
export const sourceTheme: Extension = [look, syntaxHighlighting(HighlightStyle.define(syntax))];
