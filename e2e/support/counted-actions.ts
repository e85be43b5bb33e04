/**
 * Counts what a person does in an end-to-end test: every click, key, filled field, drag and drop. Nothing can be done
 * uncounted, and what takes a person two actions counts as two.
 */
import type { Locator, Page } from '@playwright/test';
import { dropFiles, type NamedText } from './drop-and-paste.ts';
import { typeText } from './keyboard.ts';
import { selectWithPointer } from './select-text.ts';

/**
 * The kinds of actions that are counted. Typing a text into a field is one action, whatever its length. A field that
 * does not have the focus takes a click before it.
 */
export type ActionKind = 'click' | 'key' | 'field' | 'drag' | 'drop';

/** The methods that do something, each with the kind of action that it is. */
const counted: Readonly<Record<string, ActionKind>> = {
  check: 'click',
  click: 'click',
  clear: 'field',
  dblclick: 'click',
  dragTo: 'drag',
  fill: 'field',
  press: 'key',
  pressSequentially: 'field',
  selectOption: 'click',
  setChecked: 'click',
  tap: 'click',
  type: 'field',
  uncheck: 'click',
};

/** The methods of a field that type, and need its focus. */
const typing = new Set(['clear', 'fill', 'press', 'pressSequentially', 'type']);

/** The methods that count as two clicks: a list is opened before an option is chosen. */
const doubled = new Set(['dblclick', 'selectOption']);

/** Methods that could do something without being counted. */
const forbidden = new Set([
  'dispatchEvent',
  'evaluate',
  'evaluateAll',
  'evaluateHandle',
  'focus',
  'goto',
  'hover',
  'insertText',
  'keyboard',
  'mouse',
  'reload',
  'setInputFiles',
  'touchscreen',
]);

/** The sum of the counts of each kind. */
function sum(counts: ReadonlyMap<ActionKind, number>): number {
  return [...counts.values()].reduce((all, count) => all + count, 0);
}

/** A person at the page, whose actions are counted by kind and by step. */
export class CountedActions {
  /** The page for finding controls. Every action on its locators is counted. */
  readonly page: Page;
  readonly #raw: Page;
  readonly #counts = new Map<ActionKind, number>();
  readonly #steps: { readonly name: string; readonly count: number }[] = [];

  constructor(page: Page) {
    this.#raw = page;
    this.page = this.#watched(page);
  }

  /** All actions so far. */
  get total(): number {
    return sum(this.#counts);
  }

  /** Opens the application, before anything is counted. */
  async start(): Promise<void> {
    if (this.total > 0) throw new Error('The application is opened before the first action.');
    await this.#raw.goto('./');
  }

  /** Presses a key or a combination of keys. */
  async press(keys: string): Promise<void> {
    this.#count('key');
    await this.#raw.keyboard.press(keys);
  }

  /** Types a text into the field that has the focus. */
  async type(text: string): Promise<void> {
    this.#count('field');
    await typeText(this.#raw, text);
  }

  /** Selects text with the pointer, from its start to its end. */
  async select(region: Locator, words: string): Promise<void> {
    this.#count('drag');
    await selectWithPointer(this.#raw, this.#bare(region), words);
  }

  /** Drops files from outside on an element. */
  async drop(target: Locator, files: readonly NamedText[]): Promise<void> {
    this.#count('drop');
    await dropFiles(this.#bare(target), files);
  }

  /** The number of actions of the last step. */
  get ofLastStep(): number {
    return this.#steps.at(-1)?.count ?? 0;
  }

  /** Does a step and remembers how many actions it took. */
  async step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.total;
    const result = await work();
    this.#steps.push({ name, count: this.total - before });
    return result;
  }

  /** The counts in words: the total with its bound, the kinds, and each step. */
  report(task: string, bound: number): string {
    const kinds = Array.from(this.#counts, ([kind, count]) => `${String(count)} ${kind}`).join(', ');
    const steps = this.#steps.map(({ name, count }) => `  ${String(count).padStart(4)}  ${name}`);
    return [`${task}: ${String(this.total)} actions (at most ${String(bound)}): ${kinds}`, ...steps].join('\n');
  }

  #count(kind: ActionKind): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }

  /** Counts the click into a field that does not have the focus yet. */
  async #focusFirst(field: Locator): Promise<void> {
    if (!(await field.evaluate((element) => element === document.activeElement))) this.#count('click');
  }

  readonly #originals = new WeakMap<object, Locator>();

  #bare(locator: Locator): Locator {
    return this.#originals.get(locator) ?? locator;
  }

  /** Wraps a page or a locator, so that its actions are counted and everything that it finds is wrapped, too. */
  #watched<Target extends Page | Locator>(target: Target): Target {
    const proxy = new Proxy(target, {
      get: (_, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof name !== 'string' || name.startsWith('_') || name === 'constructor') return value;
        if (forbidden.has(name)) throw new Error(`“${name}” would not be counted.`);
        if (typeof value !== 'function') return value;
        return (...given: readonly unknown[]): unknown => {
          const kind = Object.hasOwn(counted, name) ? counted[name] : undefined;
          if (kind) this.#count(kind);
          if (doubled.has(name)) this.#count('click');
          const act = (): unknown => Reflect.apply(value, target, given);
          const result = typing.has(name) && isLocator(target) ? this.#focusFirst(target).then(act) : act();
          return isLocator(result) ? this.#watched(result) : result;
        };
      },
    });
    if (isLocator(target)) this.#originals.set(proxy, target);
    return proxy;
  }
}

/**
 * Whether a value finds and does things, as a locator does. The name of its class differs between builds of the runner.
 */
function isLocator(value: unknown): value is Locator {
  return typeof value === 'object' && value !== null && 'getByRole' in value && 'click' in value;
}
