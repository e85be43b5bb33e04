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

describe('a removed element gives its focus', () => {
  it('to the item after it', async () => {
    expect(await focusedAfter('#one button', () => element('#one').remove())).toBe('Remove two');
  });

  it('to the item before it, if it was the last', async () => {
    expect(await focusedAfter('#two button', () => element('#two').remove())).toBe('Remove one');
  });

  it('to the field, if the whole list is removed', async () => {
    expect(await focusedAfter('#one button', () => element('ul').remove())).toBe('add');
  });

  it('to the heading of the page that replaces its own', async () => {
    const replace = (): void => {
      element('#root').innerHTML = '<main><h2>Library</h2><a href="#a">A draft</a></main>';
    };
    expect(await focusedAfter('#undo', replace)).toBe('Library');
  });

  it('to the heading of a page that appears later', async () => {
    const replace = (): void => {
      element('#root').innerHTML = '<nav><button>Skip to library</button></nav><div data-region><h2>Outline</h2></div>';
      setTimeout(() => element('#root').insertAdjacentHTML('beforeend', '<main><h2>Library</h2></main>'), 100);
    };
    expect(await focusedAfter('#undo', replace)).toBe('Library');
  });

  it('to the part that a narrow screen shows, if the main one of the new page is hidden', async () => {
    const replace = (): void => {
      element('#root').innerHTML =
        '<nav><button>Skip</button></nav><div data-region><h2>Outline</h2></div><main style="display: none"><h2>Editor</h2></main>';
    };
    expect(await focusedAfter('#add', replace)).toBe('Outline');
  });

  it('to the button of a menu that closes', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="menu"><button>Duplicate</button></div>');
    element('#two button').focus();
    expect(await focusedAfter('#menu button', () => element('#menu').remove())).toBe('Remove two');
  });

  it('to the new page if its own is replaced, and not to a link of the top bar that had the focus before', async () => {
    element('#undo').focus();
    const replace = (): void => {
      element('main').remove();
      element('#root').insertAdjacentHTML('beforeend', '<main><h2>Map</h2></main>');
    };
    expect(await focusedAfter('#one button', replace)).toBe('Map');
  });

  it('to where the focus was before a message at the lower edge, and not to the start of the page', async () => {
    element('#root').insertAdjacentHTML('beforeend', '<div data-toasts role="status"><button>Undo</button></div>');
    element('#two button').focus();
    expect(await focusedAfter('[data-toasts] button', () => element('[data-toasts] button').remove())).toBe(
      'Remove two',
    );
  });

  it('to its neighbour, if it is disabled and not removed', async () => {
    const disable = (): void => element('#one button').setAttribute('disabled', '');
    element('#one button').focus();
    disable();
    await expect.poll(() => document.activeElement?.textContent).toBe('Remove two');
  });

  it('to nothing else, if whatever removed it moves the focus itself', async () => {
    const change = (): void => {
      element('#one').remove();
      element('#undo').focus();
    };
    expect(await focusedAfter('#one button', change)).toBe('Undo');
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
