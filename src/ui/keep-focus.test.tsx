import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop = (): void => undefined;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root">
      <header><button id="undo">Undo</button></header>
      <main>
        <h2>Editor</h2>
        <ul>
          <li id="one"><button>Remove one</button></li>
          <li id="two"><button>Remove two</button></li>
        </ul>
        <input id="add" />
      </main>
    </div>`;
  stop = keepFocus();
});

afterEach(() => stop());

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

/** Focuses an element, changes the page, and waits until another has the focus. */
async function focusedAfter(selector: string, change: () => void): Promise<string | null> {
  element(selector).focus();
  change();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  return document.activeElement?.textContent || (document.activeElement?.id ?? null);
}

const remove = (selector: string) => (): void => element(selector).remove();
const add = (selector: string, html: string): void => element(selector).insertAdjacentHTML('beforeend', html);
const replaceBy = (html: string) => (): void => void (element('#root').innerHTML = html);
const message = '<div data-toasts role="status"><button>Undo</button></div>';
const outline = '<nav><button>Skip to library</button></nav><div data-region><h2>Outline</h2></div>';

describe('a removed element gives its focus', () => {
  it.each<[string, string, () => void, string]>([
    ['to the item after it', '#one button', remove('#one'), 'Remove two'],
    ['to the item before it, if it was the last', '#two button', remove('#two'), 'Remove one'],
    ['to the field, if the whole list is removed', '#one button', remove('ul'), 'add'],
    [
      'to the heading of the page that replaces its own',
      '#undo',
      replaceBy('<main><h2>Library</h2><a href="#a">A draft</a></main>'),
      'Library',
    ],
    [
      'to the heading of a page that appears later',
      '#undo',
      () => {
        replaceBy(outline)();
        setTimeout(() => add('#root', '<main><h2>Library</h2></main>'), 100);
      },
      'Library',
    ],
    [
      'to the part that a narrow screen shows, if the main one of the new page is hidden',
      '#add',
      replaceBy(`${outline}<main style="display: none"><h2>Editor</h2></main>`),
      'Outline',
    ],
    [
      'to nothing else, if whatever removed it moves the focus itself',
      '#one button',
      () => {
        element('#one').remove();
        element('#undo').focus();
      },
      'Undo',
    ],
  ])('%s', async (_, selector, change, focused) => {
    expect(await focusedAfter(selector, change)).toBe(focused);
  });

  it.each<[string, string, string, string]>([
    ['to the button of a menu that closes', 'body', '<div id="menu"><button>Duplicate</button></div>', '#menu button'],
    ['to where it was before a message, and not to the start of the page', '#root', message, '[data-toasts] button'],
  ])('%s', async (_, place, html, selector) => {
    add(place, html);
    element('#two button').focus();
    expect(await focusedAfter(selector, remove(selector))).toBe('Remove two');
  });

  it('to the new page if its own is replaced, and not to a link of the top bar that had the focus before', async () => {
    element('#undo').focus();
    const replace = (): void => {
      element('main').remove();
      add('#root', '<main><h2>Map</h2></main>');
    };
    expect(await focusedAfter('#one button', replace)).toBe('Map');
  });

  it('to its neighbour, if it is disabled and not removed', async () => {
    element('#one button').focus();
    element('#one button').setAttribute('disabled', '');
    await expect.poll(() => document.activeElement?.textContent).toBe('Remove two');
  });
});

it('does not move the focus that a person moved away', async () => {
  vi.useFakeTimers();
  element('#add').focus();
  element('#add').blur();
  element('#one').remove();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(document.activeElement).toBe(document.body);
});
