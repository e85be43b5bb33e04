/** Opens, edits and exports drafts in WebKitGTK, and finds the controls of the desk by their accessible names. */
import type { Assessment } from '../../src/core/assessment/types.generated.ts';
import { smallDesk, type Overlay } from '../support/small-desk.ts';
import type { WebKitBrowser } from './webkit-browser.ts';
import { type Place, WebKitPage } from './webkit-page.ts';

export class WebKitDesk extends WebKitPage {
  readonly banner: Place;
  readonly outline: Place;
  readonly editor: Place;
  readonly passage: Place;
  readonly findings: Place;

  constructor(browser: WebKitBrowser, address: string) {
    super(browser, address);
    this.banner = this.get('banner');
    this.outline = this.get('navigation', 'Outline');
    this.editor = this.get('main', 'Editor');
    this.passage = this.get('region', 'Passage');
    this.findings = this.get('region', 'Findings');
  }

  async openSample(name: RegExp): Promise<void> {
    await this.open();
    await this.get('button', 'Open sample').click();
    await this.get('menuitem', name).click();
    await this.editor.in('heading').shown();
  }

  /** Opens a file from the library. */
  async openFile(name: string, content: string): Promise<void> {
    await this.open();
    await this.give('Open file', name, content);
    await this.editor.in('heading').shown();
  }

  /** Opens the valid desk with two claims, with values replaced by JSON Pointer. */
  openSmallDesk(overlay?: Overlay): Promise<void> {
    return this.openFile('north.desk.json', smallDesk(overlay));
  }

  section(name: string): Place {
    return this.outline.in('button', new RegExp(`^${name}`));
  }

  async openEntry(section: string, name: RegExp): Promise<void> {
    await this.section(section).click();
    await this.outline.in('option', name).click();
  }

  /** Goes to another view of the draft. */
  async view(name: string): Promise<void> {
    if (name === 'JSON') {
      await this.banner.in('button', 'More').click();
      return this.get('menuitem', name).click();
    }
    const isInSwitch = name === 'Matrix' || name === 'Timeline';
    await this.banner.in('link', isInSwitch ? 'Explore' : name).click();
    return isInSwitch ? this.get('main').in('link', name).click() : undefined;
  }

  /** Downloads an export through the dialog, and closes it. */
  async export(what: RegExp): Promise<string> {
    await this.get('button', 'Export…').click();
    const dialog = this.get('dialog', 'Export');
    await dialog.in('radio', what).click();
    const text = await this.download(() =>
      dialog.in('button', what.test('Assessment') ? 'Download assessment' : 'Download desk file').click(),
    );
    await this.press('Escape');
    await this.until('the dialog is closed', async () => ((await dialog.count()) === 0 ? { value: true } : undefined));
    return text;
  }

  async assessment(): Promise<Assessment> {
    return (JSON.parse(await this.export(/^desk file$/i)) as { readonly assessment: Assessment }).assessment;
  }
}
