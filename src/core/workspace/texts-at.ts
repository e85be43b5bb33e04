/** The texts of the author and of sources in a part of a draft, each with its language. */
import { viewClaim, type ClaimView } from '../assessment/view.ts';
import { languageOfObservation } from '../casefile/lookup.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../json/json.ts';
import { own } from '../json/own.ts';
import { parsePointer, pointer, valueAt, type Pointer } from '../json/pointer.ts';
import type { TextInLanguage } from '../text/parts-of-sentence.ts';
import type { Edit, Workspace } from './workspace.ts';
import { showHiddenCharacters } from '../text/hidden.ts';
import { textLanguageOf } from './text-language.ts';

/** The properties of a draft whose texts are the author’s, wherever they are. Names and IDs have no language. */
const ofAuthor: ReadonlySet<string> = new Set([
  'alternatives',
  'description',
  'explanation',
  'falsifiers',
  'geographies',
  'hypothesis',
  'limitations',
  'operations',
  'proposition',
  'rationale',
  'reason',
  'topic',
  'unknowns',
]);

/** The property of a value, by its pointer: “/claims/2/proposition” and “/unknowns/3” have one. */
function propertyAt(path: Pointer): string {
  return parsePointer(path).findLast((token) => !/^\d+$/u.test(token)) ?? '';
}

/** Returns the texts of the author in a value of an assessment. */
export function authorsTextsIn(
  value: JsonValue | undefined,
  path: Pointer,
  language: string,
): readonly TextInLanguage[] {
  return textsIn(value, propertyAt(path), ofAuthor, language);
}

/**
 * Returns the language of the text that an edit changes, or of the observation to which it moves a claim; undefined for
 * other values, such as IDs.
 */
export function languageOfEdit(workspace: Workspace, edit: Edit): string | undefined {
  if (edit.type === 'batch')
    return edit.edits.map((each) => languageOfEdit(workspace, each)).find((tag) => tag !== undefined);
  if (edit.type !== 'set' && edit.type !== 'unset') return undefined;
  if (edit.type === 'set' && edit.path.endsWith('/observation_id') && typeof edit.value === 'number')
    return languageOfObservation(workspace.casefile, edit.value);
  const [, document = '', path = ''] = /^\/(assessment|casefile)(\/.*)$/u.exec(edit.path) ?? [];
  const texts =
    document === 'assessment' || document === 'casefile'
      ? textsAt(workspace, document, path)
      : textsAt(workspace, 'workspace', edit.path);
  return texts[0]?.language;
}

/** Returns the texts of the author and of sources in a value of a draft’s assessment, casefile or of the draft. */
export function textsAt(
  workspace: Workspace,
  document: 'assessment' | 'casefile' | 'workspace',
  path: Pointer | undefined,
): readonly TextInLanguage[] {
  if (path === undefined) return [];
  const author = textLanguageOf(workspace);
  const tokens = parsePointer(path);
  if (document === 'workspace')
    return tokens[0] === 'title' || tokens[0] === 'brief'
      ? [{ text: showHiddenCharacters(workspace[tokens[0]] ?? ''), language: author }]
      : unknownsIn(workspace, path);
  const root = workspace[document] as unknown as JsonValue | null;
  const value = root === null ? undefined : valueAt(root, path);
  const [list = '', index = ''] = tokens;
  const property = propertyAt(path);
  const entry = root === null ? undefined : valueAt(root, pointer(list, index));
  if (document === 'casefile') {
    const language = list === 'observations' ? own(entry, 'language') : undefined;
    return textsIn(value, property, ['title', 'text'], typeof language === 'string' ? language : '');
  }
  if (list !== 'claims') return textsIn(value, property, ofAuthor, author);
  const { actual, observation_id: id } = viewClaim(entry);
  const shownActual = showHiddenCharacters(actual ?? '');
  const source = languageOfObservation(workspace.casefile, id);
  return textsIn(value, property, ['actual', 'proposition'], author).map((each) =>
    each.text === shownActual ? { ...each, language: source } : each,
  );
}

/**
 * Returns the language of the words by which a claim is shown, its proposition: that of the source if they are the
 * quoted text, otherwise that of the author’s texts; '' if it is unknown. The placeholder of missing words is English.
 */
export function languageOfClaimWords(
  workspace: Pick<Workspace, 'casefile' | 'textLanguage'>,
  { proposition, actual, observation_id: id }: Pick<ClaimView, 'proposition' | 'actual' | 'observation_id'>,
): string {
  if (!proposition && !actual) return 'en';
  if (proposition && proposition !== actual) return textLanguageOf(workspace);
  return languageOfObservation(workspace.casefile, id);
}

/** Verdicts on unknowns quote them. */
function unknownsIn(workspace: Workspace, path: Pointer): readonly TextInLanguage[] {
  return path.startsWith('/reviews') ? textsAt(workspace, 'assessment', '/unknowns') : [];
}

/**
 * Returns the texts of some properties within a value, which is that of a property itself. As in sentences, hidden
 * characters are shown.
 */
function textsIn(
  value: JsonValue | undefined,
  property: string,
  properties: Iterable<string>,
  language: string,
): readonly TextInLanguage[] {
  const wanted = new Set(properties);
  const found: TextInLanguage[] = [];
  const collect = (each: JsonValue | undefined, name: string): void => {
    if (typeof each === 'string') {
      if (each !== '' && wanted.has(name)) found.push({ text: showHiddenCharacters(each), language });
    } else if (isJsonArray(each)) for (const item of each) collect(item, name);
    else if (isJsonObject(each)) for (const [key, item] of Object.entries(each)) collect(item, key);
  };
  collect(value, property);
  return found;
}
