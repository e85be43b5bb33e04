/** The JSON editor: CodeMirror, configured for this feature and placed in a shadow root. */
import {
  HighlightStyle,
  syntaxHighlighting,
  type TagStyle,
  bidiIsolates,
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentUnit,
} from '@codemirror/language';
import {
  type Extension,
  Annotation,
  Compartment,
  EditorState,
  RangeSet,
  StateEffect,
  StateField,
  Transaction,
  type Text,
} from '@codemirror/state';
import {
  EditorView,
  drawSelection,
  gutter,
  GutterMarker,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { defaultKeymap, history, historyKeymap, redo, redoDepth, undo, undoDepth } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { lintKeymap, openLintPanel, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { gotoLine, search, searchKeymap } from '@codemirror/search';
import { nameOfHidden } from '../../core/text/hidden-names.ts';
import type { TextChange } from './text-changes.ts';

// The look of the JSON editor, made from the page’s colour variables.

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
const sourceTheme: Extension = [look, syntaxHighlighting(HighlightStyle.define(syntax))];

/** Marks changes that the person did not make in this editor. */
const fromElsewhere = Annotation.define<boolean>();

/**
 * Characters shown by their code, besides those that CodeMirror shows itself. Joiners are not, because scripts need
 * them.
 */
const hidden =
  /\u034f|\u17b4|\u17b5|[\u115f\u1160\u180e\u2060-\u2064\u206a-\u206f\u2800\u3164\uffa0]|[\u{e0000}-\u{e00ff}]/gu;

function shownCharacter(code: number, description: string | null): HTMLElement {
  const element = document.createElement('span');
  const name = description ?? nameOfHidden(code);
  element.className = 'cm-specialChar';
  element.title = name;
  element.setAttribute('aria-label', name);
  element.textContent = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return element;
}

export interface SourceEditorOptions {
  readonly parent: HTMLElement;
  /** By default empty. */
  readonly text?: string;
  readonly label: string;
  readonly readOnly: boolean;
  /** Whether the editor handles Ctrl+Z; if not, the page does. */
  readonly ownUndo?: boolean;
  /** Called when the person types, pastes or undoes here. */
  readonly onEdit?: () => void;
  readonly onCursor?: () => void;
}

/** The editor's interface to the rest of the feature. Offsets are in UTF-16 units of its text. */
export interface SourceEditor {
  readonly view: EditorView;
  text(): string;
  /** Applies changes from elsewhere, which are not part of the editor's own history. */
  change(changes: readonly TextChange[], follow: boolean): void;
  /** Applies changes as if the person had typed them, so that they can be undone. */
  type(changes: readonly TextChange[]): void;
  mark(diagnostics: readonly Diagnostic[]): void;
  select(from: number, to: number): void;
  /** Scrolls to an offset and moves the cursor there without focusing the editor. */
  reveal(at: number): void;
  undo(): boolean;
  redo(): boolean;
  canUndo(): boolean;
  /** Clears the editor's history. */
  forgetSteps(): void;
  setReadOnly(readOnly: boolean): void;
  destroy(): void;
}

/** The editor's keys. Tab is not one of them, because it moves the focus as everywhere. */
const keys = [
  { key: 'Mod-g', run: gotoLine },
  { key: 'Shift-F8', run: openLintPanel },
  ...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter' && key !== 'Ctrl-k'),
  ...searchKeymap.filter(({ key }) => key !== 'Mod-g'),
  ...foldKeymap,
  ...lintKeymap,
];

/** Stops typed keys and pastes from reaching the page, which cannot see the text field inside the shadow root. */
function stopAtHost(host: HTMLElement): void {
  host.addEventListener('keydown', (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && event.key.length === 1) event.stopPropagation();
  });
  host.addEventListener('paste', (event) => event.stopPropagation());
}

/** Right-to-left text, for which the values of a line must be isolated. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;

/** The parts of the configuration that change at run time. */
interface Parts {
  readonly steps: Compartment;
  readonly writing: Compartment;
  readonly isolates: Compartment;
}

/** Whether a part is not configured yet. */
function isEmpty(part: Compartment, { state }: ViewUpdate): boolean {
  const now = part.get(state);
  return Array.isArray(now) && now.length === 0;
}

/** Whether a change inserted right-to-left text. */
function insertsRightToLeft({ changes, docChanged }: ViewUpdate): boolean {
  let inserts = false;
  if (docChanged)
    changes.iterChanges((_a, _b, _c, _d, inserted) => (inserts ||= rightToLeft.test(inserted.toString())));
  return inserts;
}

function extensions(options: SourceEditorOptions, { steps, writing, isolates }: Parts): Extension {
  return [
    lineNumbers(),
    levelGutter,
    foldGutter(),
    codeFolding(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSpecialChars({ addSpecialChars: hidden, render: shownCharacter }),
    steps.of(history()),
    writing.of(EditorState.readOnly.of(options.readOnly)),
    drawSelection(),
    bracketMatching(),
    indentUnit.of('  '),
    EditorView.lineWrapping,
    // Enabled only for right-to-left text, because it scans the whole document.
    isolates.of(rightToLeft.test(options.text ?? '') ? bidiIsolates() : []),
    search({ top: true }),
    json(),
    keymap.of([...keys, ...(options.ownUndo ? historyKeymap : [])]),
    EditorView.contentAttributes.of({ 'aria-label': options.label, spellcheck: 'false', tabindex: '0' }),
    // The page opens dropped files, so their text is not inserted here.
    EditorView.domEventHandlers({ drop: (event) => (event.dataTransfer?.files.length ?? 0) > 0 }),
    EditorView.updateListener.of((update) => {
      const own = update.transactions.some((one) => one.docChanged && !one.annotation(fromElsewhere));
      if (own) options.onEdit?.();
      if (update.docChanged || update.selectionSet) options.onCursor?.();
      if (isEmpty(isolates, update) && insertsRightToLeft(update)) {
        update.view.dispatch({ effects: isolates.reconfigure(bidiIsolates()) });
      }
    }),
    sourceTheme,
  ];
}

/**
 * Creates the editor inside a shadow root. There CodeMirror uses constructed style sheets, which the content security
 * policy allows. In the page it would add a style element, which the policy forbids.
 */
export function createSourceEditor(options: SourceEditorOptions): SourceEditor {
  const [steps, writing, isolates] = [new Compartment(), new Compartment(), new Compartment()];
  const host = options.parent;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  stopAtHost(host);
  const state = EditorState.create({
    doc: options.text ?? '',
    extensions: extensions(options, { steps, writing, isolates }),
  });
  const view = new EditorView({ state, root, parent: root });
  let cached: { readonly doc: Text; readonly text: string } | undefined;
  return {
    view,
    text() {
      const { doc } = view.state;
      if (cached?.doc !== doc) cached = { doc, text: doc.toString() };
      return cached.text;
    },
    change(changes, follow) {
      const last = changes.at(-1);
      if (!last) return;
      const set = view.state.changes([...changes]);
      const head = set.mapPos(last.to, 1);
      view.dispatch({
        changes: set,
        annotations: [fromElsewhere.of(true), Transaction.addToHistory.of(false)],
        ...(follow ? { selection: { anchor: head }, scrollIntoView: true } : {}),
      });
    },
    type(changes) {
      view.dispatch({ changes: [...changes] });
    },
    mark(diagnostics) {
      const { doc } = view.state;
      view.dispatch(setDiagnostics(view.state, diagnostics));
      view.dispatch({ effects: marginOf(diagnostics, (offset) => doc.lineAt(Math.min(offset, doc.length)).from) });
    },
    select(from, to) {
      const { length } = view.state.doc;
      const range = { anchor: Math.min(from, length), head: Math.min(to, length) };
      view.dispatch({ selection: range, effects: EditorView.scrollIntoView(range.anchor, { y: 'center' }) });
      view.focus();
    },
    reveal(at) {
      const anchor = Math.min(at, view.state.doc.length);
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
    },
    undo: () => undo(view),
    redo: () => redoDepth(view.state) > 0 && redo(view),
    canUndo: () => undoDepth(view.state) > 0,
    forgetSteps() {
      view.dispatch({ effects: steps.reconfigure([]) });
      view.dispatch({ effects: steps.reconfigure(history()) });
    },
    setReadOnly(readOnly) {
      view.dispatch({ effects: writing.reconfigure(EditorState.readOnly.of(readOnly)) });
    },
    destroy: () => view.destroy(),
  };
}

/** The levels of findings, as shown in the margin. */
type MarginLevel = 'error' | 'violation' | 'notice';

/** Icons of 24 × 24 units, drawn as strokes: an octagon, a triangle and a circle, each with a sign. */
const shapes: Readonly<Record<MarginLevel, string>> = {
  error: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v4M12 16h.01',
  violation: 'M12 3.5 22 20.5H2zM12 10v4M12 17.2h.01',
  notice: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 8h.01M12 12v4',
};

const levels: readonly MarginLevel[] = ['error', 'violation', 'notice'];

const levelOfSeverity: Readonly<Record<Diagnostic['severity'], MarginLevel>> = {
  error: 'error',
  warning: 'violation',
  info: 'notice',
  hint: 'notice',
};

function icon(level: MarginLevel): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const look = { viewBox: '0 0 24 24', width: '13', height: '13', fill: 'none', stroke: 'currentColor' };
  for (const [name, value] of Object.entries({ ...look, 'stroke-width': '2.2' })) svg.setAttribute(name, value);
  path.setAttribute('d', shapes[level]);
  svg.append(path);
  return svg;
}

class LevelMarker extends GutterMarker {
  readonly level: MarginLevel;
  readonly sentences: readonly string[];

  constructor(level: MarginLevel, sentences: readonly string[]) {
    super();
    this.level = level;
    this.sentences = sentences;
  }

  override eq(other: LevelMarker): boolean {
    return other.level === this.level && other.sentences.join('\n') === this.sentences.join('\n');
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = `cm-level cm-level-${this.level}`;
    element.title = this.sentences.join('\n');
    const count = this.sentences.length;
    const words = document.createElement('span');
    words.className = 'cm-level-words';
    words.textContent = count === 1 ? this.level : `${this.level}, ${String(count)}`;
    element.append(icon(this.level), words);
    return element;
  }
}

const setMarkers = StateEffect.define<RangeSet<GutterMarker>>({ map: (markers, changes) => markers.map(changes) });

const markers = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(value, transaction) {
    let next = transaction.docChanged ? value.map(transaction.changes) : value;
    for (const effect of transaction.effects) if (effect.is(setMarkers)) next = effect.value;
    return next;
  },
});

/** The effect that shows the highest level of each line in the margin. */
function marginOf(diagnostics: readonly Diagnostic[], lineStart: (offset: number) => number) {
  const lines = new Map<number, { rank: number; sentences: string[] }>();
  for (const { from, severity, message } of diagnostics) {
    const start = lineStart(from);
    const line = lines.get(start) ?? { rank: levels.length - 1, sentences: [] };
    line.rank = Math.min(line.rank, levels.indexOf(levelOfSeverity[severity]));
    line.sentences.push(message);
    lines.set(start, line);
  }
  const ranges = [...lines]
    .sort(([one], [other]) => one - other)
    .map(([start, { rank, sentences }]) => new LevelMarker(levels[rank] ?? 'notice', sentences).range(start));
  return setMarkers.of(RangeSet.of(ranges));
}

/**
 * The margin with the levels of findings. Screen readers get the same information from the Findings and the F8 list.
 */
const levelGutter: Extension = [
  markers,
  gutter({ class: 'cm-levels', markers: (view) => view.state.field(markers), initialSpacer: () => spacer }),
];

const spacer = new LevelMarker('violation', ['']);
