/**
 * Operates a page in WebKitGTK: finds controls by role and accessible name, and uses the browser's own keys and
 * pointer.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { error, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { edgesIn, type Edges } from '../support/select-text.ts';
import type { WebKitBrowser } from './webkit-browser.ts';

/** Time, in ms, within which something must happen. */
const patience = 30_000;

/** A role and a name: the whole name, or a pattern in it. */
type Step = readonly [role: string, name?: string | RegExp];

/** The codes of the keys that tests press by name. */
const keyCodes: Readonly<Record<string, string>> = {
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  F6: Key.F6,
  Tab: Key.TAB,
};

/** Testing Library's queries as a script for the page. */
async function queryScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: "export { queryAllByRole } from '@testing-library/dom';", resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'deskQueries',
    minify: true,
    define: { 'process.env.NODE_ENV': '"test"' },
    logLevel: 'error',
  });
  // From now on, records the messages that no test allows.
  return `${outputFiles[0]?.text ?? ''}
    window.deskQueries = deskQueries;
    window.deskComplaints = [];
    const complain = (text) => window.deskComplaints.push(text);
    for (const level of ['error', 'warn']) {
      const write = console[level];
      console[level] = (...words) => { complain('console ' + level + ': ' + words.join(' ')); write.apply(console, words); };
    }
    // The browser reports an error when it puts off a size to the next frame. It is harmless.
    const nextFrame = 'ResizeObserver loop completed with undelivered notifications.';
    addEventListener('error', ({ message }) => message === nextFrame || complain('uncaught: ' + message));
    addEventListener('unhandledrejection', ({ reason }) => complain('unhandled: ' + reason));
    document.addEventListener('securitypolicyviolation', (event) => complain('CSP: ' + event.violatedDirective));`;
}
const installed = queryScript();

/** Errors of a control that React is about to replace, or that something still covers. */
const passing = [
  error.StaleElementReferenceError,
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.JavascriptError,
];

const isDisabled = `return arguments[0].matches(':disabled, [aria-disabled="true"]')`;
const center = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";

/** A control, or several, by roles and names from the outside in. */
export class Place {
  readonly #page: WebKitPage;
  readonly #steps: readonly Step[];

  constructor(page: WebKitPage, steps: readonly Step[]) {
    this.#page = page;
    this.#steps = steps;
  }

  /** A control inside this one. */
  in(role: string, name?: string | RegExp): Place {
    return new Place(this.#page, [...this.#steps, name === undefined ? [role] : [role, name]]);
  }

  toString(): string {
    return this.#steps.map(([role, name]) => (name === undefined ? role : `${role} “${String(name)}”`)).join(' › ');
  }

  /** The elements that match now and are visible. */
  all(): Promise<readonly WebElement[]> {
    return this.#page.query(this.#steps);
  }

  async count(): Promise<number> {
    return (await this.all()).length;
  }

  /** Waits for the control and does something with it, again if it was replaced meanwhile. */
  do<Result>(act: (element: WebElement) => Promise<Result>): Promise<Result> {
    return this.#page.until(`${this.toString()} can be used`, async () => {
      const [element] = await this.all();
      return element && { value: await act(element) };
    });
  }

  async shown(): Promise<void> {
    await this.do(() => Promise.resolve());
  }

  /** Clicks in the middle of the control once it is enabled. Scrolls it away from whatever covers it. */
  async click(): Promise<void> {
    await this.#page.until(`${this.toString()} can be clicked`, async () => {
      const [element] = await this.all();
      if (!element || (await this.#page.driver.executeScript(isDisabled, element))) return undefined;
      try {
        return { value: await element.click() };
      } catch (problem) {
        if (problem instanceof error.ElementClickInterceptedError)
          await this.#page.driver.executeScript(center, element);
        throw problem;
      }
    });
  }

  focus(): Promise<void> {
    return this.do((element) => this.#page.driver.executeScript('arguments[0].focus()', element));
  }

  /** Replaces the text of a field. */
  async fill(text: string): Promise<void> {
    await this.focus();
    await this.#page.press('Control+a', ...(text === '' ? ['Backspace'] : []));
    await this.#page.type(text);
  }

  text(): Promise<string> {
    return this.do((element) => this.#page.driver.executeScript<string>('return arguments[0].textContent', element));
  }

  value(): Promise<string> {
    return this.do((element) => this.#page.driver.executeScript<string>('return arguments[0].value', element));
  }

  attribute(name: string): Promise<string | null> {
    return this.do((element) =>
      this.#page.driver.executeScript<string | null>('return arguments[0].getAttribute(arguments[1])', element, name),
    );
  }

  /** Selects words in this region with the pointer. */
  async select(words: string): Promise<void> {
    // A font that arrives later moves the words.
    await this.#page.until('all fonts are loaded', async () =>
      (await this.#page.run(() => document.fonts.status)) === 'loaded' ? { value: true } : undefined,
    );
    const edges = await this.do((element) =>
      this.#page.driver.executeScript<Edges>(`return (${edgesIn.toString()})(...arguments)`, element, words),
    );
    const at = (x: number, y: number) => ({ x, y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
    const { startX, startY, endX, endY } = edges;
    // The driver takes whole pixels only. These are inside the first and the last character.
    const [start, end] = startX < endX ? [Math.ceil(startX), Math.floor(endX)] : [Math.floor(startX), Math.ceil(endX)];
    await this.#page.driver
      .actions()
      .move(at(start, startY))
      .press()
      .move(at(Math.round((start + end) / 2), (startY + endY) / 2))
      .move(at(end, endY))
      .release()
      .perform();
  }
}

export class WebKitPage {
  readonly driver: WebDriver;
  readonly #downloads: string;
  readonly #address: string;

  constructor({ driver, downloads }: WebKitBrowser, address: string) {
    this.driver = driver;
    this.#downloads = downloads;
    this.#address = address;
  }

  get(role: string, name?: string | RegExp): Place {
    return new Place(this, [name === undefined ? [role] : [role, name]]);
  }

  /** Opens the library. Does not reload the page if it is open already. */
  async open(): Promise<void> {
    await this.driver.get(new URL('./#/', this.#address).href);
    await this.get('main', 'Library').shown();
  }

  reload(): Promise<void> {
    return this.driver.navigate().refresh();
  }

  /** Presses keys one after the other, wherever the focus is. A key can have modifiers: “Control+f”. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const codes = key.split('+').map((name) => keyCodes[name] ?? name);
      const actions = this.driver.actions();
      for (const code of codes) actions.keyDown(code);
      for (const code of codes.reverse()) actions.keyUp(code);
      await actions.perform();
    }
  }

  /** Types text, wherever the focus is. */
  async type(text: string): Promise<void> {
    if (text !== '') await this.driver.actions().sendKeys(text).perform();
  }

  /** Runs a function in the page. */
  run<Result>(script: () => Result | Promise<Result>): Promise<Result> {
    return this.driver.executeScript<Result>(`return (${script.toString()})()`);
  }

  /** Waits until `look` returns a value, and returns it. */
  async until<Result>(what: string, look: () => Promise<{ readonly value: Result } | undefined>): Promise<Result> {
    const end = Date.now() + patience;
    for (let reason = ''; ;) {
      try {
        const found = await look();
        if (found) return found.value;
      } catch (problem) {
        if (!passing.some((kind) => problem instanceof kind)) throw problem;
        reason = ` (${(problem as Error).message})`;
      }
      if (Date.now() > end) throw new Error(`Waited ${String(patience / 1000)} s until ${what}${reason}`);
      await this.driver.sleep(50);
    }
  }

  /** The elements at the end of these steps. */
  async query(steps: readonly Step[]): Promise<readonly WebElement[]> {
    const plain = steps.map(([role, name]) => ({
      role,
      name: name instanceof RegExp ? { source: name.source, flags: name.flags } : name,
    }));
    const find = (): Promise<readonly WebElement[] | null> =>
      this.driver.executeScript<readonly WebElement[] | null>(
        `if (!window.deskQueries) return null;
        const withShadows = (element) =>
          [element, ...[...element.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
        const named = (name) => typeof name === 'string' ? { name }
          : name ? { name: new RegExp(name.source, name.flags) } : {};
        return arguments[0].reduce((from, { role, name }) => [...new Set(from.flatMap(withShadows).flatMap((element) =>
          window.deskQueries.queryAllByRole(element, role, named(name))))], [document.body]);`,
        plain,
      );
    const found = await find();
    if (found) return found;
    await this.driver.executeScript(await installed);
    return (await find()) ?? [];
  }

  /** The accessible name of the control that has the focus. */
  async focused(): Promise<string> {
    return (await this.driver.switchTo().activeElement()).getAccessibleName();
  }

  /** Returns the errors and violations of this page since it was first used. No test allows any. */
  complaints(): Promise<readonly string[]> {
    return this.driver.executeScript<readonly string[]>('return window.deskComplaints ?? []');
  }

  /** Gives a file to the file field with this label. */
  async give(label: string, name: string, content: string): Promise<void> {
    const path = join(this.#downloads, '..', name);
    await writeFile(path, content);
    const script = `return document.querySelector('input[type="file"][aria-label=' + JSON.stringify(arguments[0]) + ']')`;
    const field = await this.until(`there is a file field “${label}”`, async () => {
      const element = await this.driver.executeScript<WebElement | null>(script, label);
      return element ? { value: element } : undefined;
    });
    await field.sendKeys(path);
  }

  /** Returns the text of the file that `press` downloads. */
  async download(press: () => Promise<void>): Promise<string> {
    // If there is a file with the same name, the browser may keep it, or number the new one.
    for (const name of await readdir(this.#downloads)) await rm(join(this.#downloads, name));
    await press();
    return this.until('a file is downloaded', async () => {
      const [name = ''] = (await readdir(this.#downloads)).filter((file) => !file.endsWith('.wkdownload'));
      const text = name === '' ? '' : await readFile(join(this.#downloads, name), 'utf8');
      return text === '' ? undefined : { value: text };
    });
  }
}
