import { describe, expect, it } from 'vitest';
import { emptyAssessment, emptyWorkspace } from '../../core/workspace/create.ts';
import { emptyCasefile } from '../../core/casefile/create.ts';
import { writeAssessment, writeCasefile } from '../../core/files/write.ts';
import { testDesk } from '../../app/desk.fixtures.ts';
import { createFileOpening } from './file-opening.ts';

const casefileText = (title: string) => writeCasefile(emptyCasefile(title));
const file = (name: string, text: string) => new File([text], name);

/** The commands over real stores, with answers to questions and the shown drafts noted. */
function testOpening(answer = true) {
  const parts = testDesk();
  const gone: string[] = [];
  const asked: string[] = [];
  const linked: string[] = [];
  const opening = createFileOpening({
    desk: parts.desk,
    add: parts.repository.add,
    show: (...shown) => gone.push(shown.filter(Boolean).join('/')),
    ask: async ({ title }) => {
      asked.push(title);
      return answer;
    },
    onOpened: async (id, source, kind) => {
      linked.push(`${kind} ${source?.name ?? '?'} as ${id}`);
    },
  });
  return { ...parts, opening, gone, asked, linked };
}

async function withOpenDraft(answer = true) {
  const parts = testOpening(answer);
  const id = await parts.repository.add(emptyWorkspace('Open'));
  await parts.session.open(id, undefined);
  return parts;
}

describe('opening files', () => {
  it('lets a key come between reading a file and opening it', async () => {
    const { opening, desk } = await withOpenDraft();
    const casefileThen: unknown[] = [];
    const look = (): void => void casefileThen.push(desk.getState().draft?.workspace.casefile);
    await opening.openFiles([file('a.casefile.json', casefileText('A'))], 'draft', undefined, ({ label }) => {
      if (label === 'Opening') setTimeout(look);
    });
    expect(casefileThen).toEqual([null]);
    expect(desk.getState().draft?.workspace.casefile?.title).toBe('A');
  });

  it('makes a draft of a file and goes there', async () => {
    const { opening, library, gone } = testOpening();
    const reports = await opening.openFiles([file('a.assessment.json', writeAssessment(emptyAssessment()))], 'library');
    expect(reports).toMatchObject([{ outcome: 'opened', problems: [] }]);
    expect(library.getState().drafts.map(({ title }) => title)).toEqual(['a']);
    expect(gone).toEqual(['d1']);
  });

  it('says what is wrong with a file, and opens the others', async () => {
    const { opening, library } = testOpening();
    const files = [file('bad.json', '{'), file('good.casefile.json', casefileText('Good'))];
    const [bad, good] = await opening.openFiles(files, 'library');
    expect(bad?.outcome).toBe('refused');
    expect(bad?.problems[0]).toHaveProperty('line', 1);
    expect(good?.outcome).toBe('opened');
    expect(library.getState().drafts.map(({ title }) => title)).toEqual(['Good']);
  });

  it('attaches a casefile to the open draft as one step that undo takes back', async () => {
    const { opening, desk, gone } = await withOpenDraft();
    const [report] = await opening.openFiles([file('s.casefile.json', casefileText('Sources'))], 'draft');
    expect(report?.outcome).toBe('attached');
    expect(desk.getState().draft?.workspace.casefile?.title).toBe('Sources');
    expect(gone).toEqual([]);
    desk.actions.undo();
    expect(desk.getState().draft?.workspace).toEqual(emptyWorkspace('Open'));
  });

  it('never attaches a casefile to a draft that was opened while the file was read', async () => {
    const { opening, desk, library } = await withOpenDraft();
    const reading = opening.openFiles([file('s.casefile.json', casefileText('Sources'))], 'draft');
    desk.actions.open('another', emptyWorkspace('Another'));
    const before = desk.getState().draft;
    const [report] = await reading;
    expect(report?.outcome).toBe('opened');
    expect(before?.workspace.title).toBe('Another');
    expect(desk.getState().draft).toBe(before);
    expect(library.getState().drafts.map(({ title }) => title)).toContain('Sources');
  });

  it('asks before it replaces a casefile, and leaves it where the answer is no', async () => {
    const { opening, desk, asked } = await withOpenDraft(false);
    await opening.openText(casefileText('First'), 'draft');
    const report = await opening.openText(casefileText('Second'), 'draft');
    expect(asked).toEqual(['Replace the casefile?']);
    expect(report).toMatchObject({ outcome: 'refused', problems: [] });
    expect(desk.getState().draft?.workspace.casefile?.title).toBe('First');
  });

  it('never replaces what is open by a file that is no casefile', async () => {
    const { opening, desk, library, gone } = await withOpenDraft();
    await opening.openText(writeAssessment(emptyAssessment()), 'draft');
    expect(desk.getState().draft?.workspace.title).toBe('Open');
    expect(library.getState().drafts).toHaveLength(2);
    expect(gone).toEqual(['d2']);
  });

  it('opens nothing where it is cancelled', async () => {
    const { opening, library } = testOpening();
    const files = [file('s.casefile.json', casefileText('Sources'))];
    await expect(opening.openFiles(files, 'library', AbortSignal.abort())).rejects.toThrow();
    expect(library.getState().drafts).toEqual([]);
  });
});
