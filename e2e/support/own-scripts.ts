/**
 * A desk in which each writer has a script of their own, so that every text on a screen shows whose it is: the author
 * writes in Arabic letters, the sources in Cyrillic and Greek letters, and a reviewer in Hebrew ones. Only the letters
 * are replaced, so every span still fits its passage.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Assessment } from '../../src/core/assessment/types.generated.ts';
import type { Casefile, Observation } from '../../src/core/casefile/types.generated.ts';
import type { JsonObject } from '../../src/core/json/json.ts';
import type { Workspace } from '../../src/core/workspace/workspace.ts';
import { passageIdOf } from './small-desk.ts';

/** The letters for a to z. */
const alphabets = {
  author: 'ابتثجحخدذرزسشصضطظعغفقكلمنه',
  odd: 'абцдефгхийклмнопярстувщзьэ',
  even: 'αβγδεζηθικλμνξοπρστυφχψωϊϋ',
  reviewer: 'אבגדהוזחטיכלמנסעפצקרשתךםןף',
} as const;

type Writer = keyof typeof alphabets;

/** Writes a text in the script of a writer, one letter for each letter. */
export function written(writer: Writer, text: string): string {
  const letters = Array.from(alphabets[writer]);
  return text.replace(/[\p{L}\p{M}]/gu, (letter) => {
    const code = letter.toLowerCase().codePointAt(0) ?? 0;
    return letters[(code + 7) % letters.length] ?? letter;
  });
}

/** Returns who wrote an observation. */
function writerOf(observationId: number): Writer {
  return observationId % 2 === 0 ? 'even' : 'odd';
}

const byAuthor = (text: string): string => written('author', text);

/** The fields of an assessment that contain the author’s words. */
const authorFields = new Set(
  [
    ['reason', 'description', 'topic', 'hypothesis', 'rationale', 'explanation'],
    ['falsifiers', 'geographies', 'operations', 'limitations', 'alternatives', 'unknowns'],
  ].flat(),
);

/** Returns a value with the author’s words in the author’s script. */
function inAuthorScript<Value>(value: Value, isText = false): Value {
  if (typeof value === 'string') return (isText ? byAuthor(value) : value) as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => inAuthorScript(each, isText)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, each]) => [name, inAuthorScript(each, authorFields.has(name))]);
  return Object.fromEntries(fields) as Value;
}

function observationInOwnScript(observation: Observation): Observation {
  const writer = writerOf(observation.observation_id);
  return {
    ...observation,
    title: written(writer, observation.title),
    language: writer === 'even' ? 'el' : 'ru',
    passages: observation.passages.map((passage) => {
      const text = written(writer, passage.text);
      return { ...passage, passage_id: passageIdOf(text), text };
    }),
    grade: {
      descriptor: byAuthor('A newspaper of record.'),
      reliability: 'B',
      credibility: '2',
      basis: byAuthor('It corrects its mistakes.'),
    },
  };
}

/** Returns a draft with all its texts in the scripts of their writers. Names and IDs stay as they are. */
function inOwnScripts(workspace: Workspace): Workspace & { readonly casefile: Casefile } {
  const assessment = workspace.assessment as unknown as Assessment;
  const { casefile } = workspace;
  if (!casefile) throw new Error('The draft has no casefile.');
  const passageIds = new Map(
    casefile.observations.flatMap(({ observation_id: id, passages }) =>
      passages.map(({ passage_id: from, text }) => [from, passageIdOf(written(writerOf(id), text))] as const),
    ),
  );
  // In Arabic, “and” is written with the next word. In other letters it would be a part of that word.
  const whole = assessment.claims.map((claim) =>
    claim.claim_id === 'C-007'
      ? { ...claim, actual: `و${claim.actual}`, span: { ...claim.span, start: claim.span.start - 1 } }
      : claim,
  );
  const claims = whole.map((claim) => {
    const actual = written(writerOf(claim.observation_id), claim.actual);
    const proposition = claim.actual.endsWith(claim.proposition) ? actual : byAuthor(claim.proposition);
    return { ...claim, passage_id: passageIds.get(claim.passage_id) ?? claim.passage_id, actual, proposition };
  });
  return {
    ...workspace,
    title: byAuthor(workspace.title),
    assessment: { ...inAuthorScript(workspace.assessment), claims: claims as unknown as JsonObject[] },
    casefile: {
      ...casefile,
      format: 'assessment-desk.casefile/v3',
      title: byAuthor(casefile.title),
      actors: casefile.actors.map((actor) => ({
        ...actor,
        // A name has no language, wherever it is.
        names: actor.names.filter((name) => !/[^\p{Script=Latin}\P{L}]/u.test(name)),
        grade: {
          descriptor: byAuthor('The publisher of the notices.'),
          reliability: 'A',
          basis: byAuthor('It has always been right.'),
        },
      })),
      observations: casefile.observations.map(observationInOwnScript),
    },
  };
}

/**
 * Returns the visible texts and fields of the page whose closest language is not that of their writer, also in shadow
 * trees (WCAG 3.1.2). A picture is one image with an English name. Previews of files and the editor of the JSON view
 * contain source code. File names have no language.
 */
export function wrongLanguages(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts: [Element, string][] = [];
    const read = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) read(element.shadowRoot);
        if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
          texts.push([element, element.value]);
        for (const node of element.childNodes)
          if (node.nodeType === Node.TEXT_NODE) texts.push([element, node.nodeValue ?? '']);
      }
    };
    read(document);
    const languageOf = (element: Element): string => {
      const own = element.closest('[lang]');
      if (own) return own.getAttribute('lang') ?? '';
      const root = element.getRootNode();
      return root instanceof ShadowRoot ? languageOf(root.host) : '';
    };
    const scripts: [string, RegExp][] = [
      ['ar', /(?=\p{L})\p{Script=Arabic}/u],
      ['ru', /(?=\p{L})\p{Script=Cyrillic}/u],
      ['el', /(?=\p{L})\p{Script=Greek}/u],
      ['', /(?=\p{L})\p{Script=Hebrew}/u],
    ];
    const visible = texts.filter(
      ([element, text]) =>
        text.trim() !== '' &&
        !/\.[a-z]{2,5}$/.test(text) &&
        !element.closest('script, style, title, svg, pre, .cm-content') &&
        // What a person looks for has no language.
        !element.matches('input[role="combobox"][lang=""], input[type="search"]') &&
        element.checkVisibility(),
    );
    let count = 0;
    const wrong: string[] = [];
    for (const [element, text] of visible) {
      const language = languageOf(element);
      const expected = scripts.filter(([, letters]) => letters.test(text)).map(([tag]) => tag);
      const isEnglish = /[A-Za-z]{3}/.test(text.replaceAll(/[A-Z]+-\d+/g, ''));
      if (expected.length > 0) count += 1;
      const isRight =
        expected.length === 0
          ? !isEnglish || language === 'en' || language === ''
          : expected.length === 1 && expected[0] === language && !isEnglish;
      if (isRight) continue;
      const { tagName, className } = element;
      wrong.push(
        `${language} for ${expected.join('+') || 'en'}: ${text.slice(0, 160)} <${tagName} ${String(className)}>`,
      );
    }
    return count === 0 ? ['no text of a writer'] : [...new Set(wrong)];
  });
}

/**
 * Returns a draft with findings that quote texts: a claim at the wrong place, one in the wrong passage, and one without
 * texts, whose placeholders are English, and of a kind that does not exist.
 */
function withFaults(workspace: Workspace & { readonly casefile: Casefile }): Workspace {
  const { claims } = workspace.assessment as unknown as Assessment;
  const [first, second, third, ...others] = claims;
  if (!first || !second || !third) throw new Error('The draft has too few claims.');
  const elsewhere = others.find(
    ({ observation_id: id }) => id !== second.observation_id && writerOf(id) === writerOf(second.observation_id),
  );
  if (!elsewhere) throw new Error('The draft has too few observations.');
  const { observation_id, passage_id } = elsewhere;
  const { start, end } = first.span;
  const faulty = [
    { ...first, span: { ...first.span, start: start + 1, end: end + 1 } },
    { ...second, observation_id, passage_id },
    { ...third, proposition: '', actual: '', claim_kind: 'opinion' },
    ...others,
  ];
  const [untitled, ...observations] = workspace.casefile.observations;
  return {
    ...workspace,
    assessment: { ...workspace.assessment, claims: faulty as unknown as JsonObject[] },
    casefile: { ...workspace.casefile, observations: [{ ...untitled, title: '' } as Observation, ...observations] },
  };
}

const fileOf = (workspace: Workspace): string =>
  JSON.stringify({ format: 'assessment-desk.workspace/v2', text_language: 'ar', ...workspace });

const valid = inOwnScripts(JSON.parse(readFileSync('public/samples/finished.desk.json', 'utf8')) as Workspace);

/** The texts of two desk files: the finished sample in these scripts, and the same with faults. */
export const drafts = { valid: fileOf(valid), faulty: fileOf(withFaults(valid)) };
