/**
 * A desk in which each writer has a script of their own, so that every text on a screen shows whose it is: the author
 * writes in Arabic letters, the sources in Cyrillic and Greek letters, and a reviewer in Hebrew ones. Only the letters
 * are replaced, so every span still fits its passage.
 */
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

export type Writer = keyof typeof alphabets;

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

type Entry = Assessment['power_bases'][number] | Assessment['intent_hypotheses'][number];

const withLists = <Kind extends Entry>(entry: Kind): Kind => ({
  ...entry,
  evidence: entry.evidence.map((link) => ({ ...link, reason: byAuthor(link.reason) })),
  falsifiers: entry.falsifiers.map(byAuthor),
});

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
export function inOwnScripts(workspace: Workspace): Workspace & { readonly casefile: Casefile } {
  const assessment = workspace.assessment as unknown as Assessment;
  const { casefile } = workspace;
  if (!casefile) throw new Error('The draft has no casefile.');
  const passageIds = new Map(
    casefile.observations.flatMap(({ observation_id: id, passages }) =>
      passages.map(({ passage_id: from, text }) => [from, passageIdOf(written(writerOf(id), text))] as const),
    ),
  );
  const texts: Partial<Assessment> = {
    claims: assessment.claims.map((claim) => {
      const actual = written(writerOf(claim.observation_id), claim.actual);
      const proposition = claim.proposition === claim.actual ? actual : byAuthor(claim.proposition);
      return { ...claim, passage_id: passageIds.get(claim.passage_id) ?? claim.passage_id, actual, proposition };
    }),
    power_bases: assessment.power_bases.map((entry) => ({
      ...withLists(entry),
      description: byAuthor(entry.description),
      scope: {
        ...entry.scope,
        geographies: entry.scope.geographies.map(byAuthor),
        operations: entry.scope.operations.map(byAuthor),
      },
      limitations: entry.limitations.map(byAuthor),
    })),
    intent_hypotheses: assessment.intent_hypotheses.map((entry) => ({
      ...withLists(entry),
      topic: byAuthor(entry.topic),
      hypothesis: byAuthor(entry.hypothesis),
      rationale: byAuthor(entry.rationale),
      alternatives: entry.alternatives.map(byAuthor),
    })),
    contradictions: assessment.contradictions.map((entry) => ({ ...entry, explanation: byAuthor(entry.explanation) })),
    unknowns: assessment.unknowns.map(byAuthor),
  };
  return {
    ...workspace,
    title: byAuthor(workspace.title),
    assessment: { ...workspace.assessment, ...(texts as unknown as JsonObject) },
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

/** The languages that the texts of a screen have. */
export interface Languages {
  /** How many texts in other scripts than the Latin one are visible. */
  readonly count: number;
  /** The texts whose closest language is not that of their writer. */
  readonly wrong: readonly string[];
}

/**
 * Reads the language of every visible text and field of the page, also in shadow trees. A picture is one image with an
 * English name. Previews of files and the editor of the JSON view contain source code. File names have no language.
 */
export function languagesOn(page: Page): Promise<Languages> {
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
    return { count, wrong: [...new Set(wrong)] };
  });
}

/** Returns a draft with findings that quote texts: a claim at the wrong place, and one in the wrong passage. */
export function withFaults(workspace: Workspace): Workspace {
  const assessment = workspace.assessment as unknown as Assessment;
  const [first, second, ...others] = assessment.claims;
  if (!first || !second) throw new Error('The draft has too few claims.');
  const elsewhere = others.find(
    ({ observation_id: id }) => id !== second.observation_id && writerOf(id) === writerOf(second.observation_id),
  );
  if (!elsewhere) throw new Error('The draft has too few observations.');
  const { observation_id, passage_id } = elsewhere;
  const { start, end } = first.span;
  const claims = [
    { ...first, span: { ...first.span, start: start + 1, end: end + 1 } },
    { ...second, observation_id, passage_id },
    ...others,
  ];
  return { ...workspace, assessment: { ...workspace.assessment, claims: claims as unknown as JsonObject[] } };
}
