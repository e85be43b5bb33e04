/** Reads references as other programs write them, and as our own export does. */
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { referencesBibtex, referencesCslJson, referencesRis } from '../../core/report/references.ts';
import { exampleCasefile } from '../../core/rules/example-workspace.ts';
import type { FormatName } from '../formats.ts';
import { byteString, bytesOfString } from '../mime/decode-as.ts';
import { readerOf } from '../readers.ts';
import { extractionOf } from '../office/office.fixtures.ts';
import { readLatex } from './latex-text.ts';

async function read(format: FormatName, content: string | Uint8Array<ArrayBuffer>) {
  const reader = await readerOf(format);
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return reader({ name: `a.${format}`, mediaType: '', bytes });
}

/** The references in a file, with the values of their facts and their abstracts. */
async function referencesIn(format: FormatName, content: string) {
  const { references = [], segments } = extractionOf(await read(format, content));
  return references.map(({ facts, segment, ...rest }) => ({
    ...rest,
    facts: Object.fromEntries(Object.entries(facts).map(([field, fact]) => [field, fact.value])),
    abstract: segment === undefined ? undefined : segments[segment]?.text,
  }));
}

const observation = exampleCasefile.observations[0] as Casefile['observations'][number];

function casefileOf(title: string, publisher: string): Casefile {
  const actors = [{ actor_id: 'velmara', names: [publisher], publisher_hosts: [] }];
  const one = {
    ...observation,
    title,
    canonical_url: 'https://mfa.example.org/notices/14?a=1&b=%20x_y#top',
    publisher_actor_id: 'velmara',
    published_at: '2025-03-03T23:30:00-02:00',
    retrieved_at: '2025-04-01T00:00:00Z',
    language: 'pt-BR',
  };
  return { ...exampleCasefile, actors, observations: [one] } as unknown as Casefile;
}

const own = [
  ['ris', referencesRis],
  ['bibtex', referencesBibtex],
  ['csl-json', referencesCslJson],
] as const;

/** One line without spaces at its ends, as all three formats keep it, without markup of CSL and LaTeX ligatures. */
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 80 })
  .filter(
    (text) => text === text.replaceAll(/\s+/g, ' ').trim() && text !== '' && !/<|--|``|''|\p{Cc}|\p{Cf}/u.test(text),
  );

describe.each(own)('references in %s', (format, write) => {
  it('that the export wrote give the same title, publisher, address, dates and language', async () => {
    await fc.assert(
      fc.asyncProperty(words, words, async (title, publisher) => {
        const [reference] = await referencesIn(format, write({ casefile: casefileOf(title, publisher) }));
        expect(reference?.facts).toEqual({
          title,
          publisher,
          canonical_url: 'https://mfa.example.org/notices/14?a=1&b=%20x_y#top',
          published_at: '2025-03-03T00:00:00Z',
          retrieved_at: '2025-04-01T00:00:00Z',
          language: 'pt-BR',
        });
      }),
      { numRuns: runs(50) },
    );
  });

  it('that the export wrote keep an address that is not on the web', async () => {
    const { observations, ...rest } = casefileOf('A notice', 'Velmara');
    const casefile = { ...rest, observations: observations.map((one) => ({ ...one, canonical_url: 'urn:isbn:9780' })) };
    const [reference] = await referencesIn(format, write({ casefile }));
    expect(reference?.facts['canonical_url']).toBe('urn:isbn:9780');
  });

  it('that another program wrote are read', async () => {
    const item = {
      id: 'velmara2025',
      type: 'article-newspaper',
      'container-title': 'Čas',
      language: 'de',
      title: 'Über die Straße nach Łódź & „zurück“',
      abstract: 'The order takes effect on 1 April.',
      URL: 'https://news.example/a_b?c=1',
      issued: { 'date-parts': [[2025, 3, 5]] },
    };
    const cite = new Cite([item]);
    const text = format === 'csl-json' ? JSON.stringify([item]) : cite.format(format === 'ris' ? 'ris' : 'biblatex');
    const [reference] = await referencesIn(format, text);
    // In RIS, citation-js writes the year only, and no language.
    const more = format !== 'ris' && { published_at: '2025-03-05T00:00:00Z', language: 'de' };
    expect(reference).toMatchObject({
      facts: { title: item.title, canonical_url: item.URL, publisher: 'Čas', ...more },
      abstract: item.abstract,
    });
  });

  it('are a sentence if there are none', async () => {
    expect(await read(format, format === 'csl-json' ? '[]' : '\n')).toMatchObject({
      kind: 'unreadable',
      problem: expect.stringContaining('contains no references') as string,
    });
  });

  it('never stop at any text', async () => {
    const pieces = fc.constantFrom(...'@a{}",=#\\\n[]', 'TY  - ', 'ER  - ', 'TI  - ', '@misc{k,', 'title');
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 60 }), async (parts) => {
        expect(['text', 'unreadable']).toContain((await read(format, parts.join(''))).kind);
      }),
    );
  });
});

it('RIS: long values continue in the next line, a DOI is an address, and lines outside of references are counted', async () => {
  const text = `\ufeffTY  - JOUR
T1  - The strait
JO  - Marine Policy
DO  - https://doi.org/10.1000/xyz(1)
PY  - 2024/05/02/
N2  - First line
second line.
LA  - English
L1  - files/12/The strait.pdf
L1  - https://example.org/a.pdf
ER  -${' '}
TY  - GEN
PY  - 2024
ER  -
Stray text`;
  const nothing = { facts: {}, files: [], abstract: undefined };
  expect(await referencesIn('ris', text.replaceAll('\n', '\r\n'))).toEqual([
    {
      label: 'The strait',
      facts: {
        title: 'The strait',
        publisher: 'Marine Policy',
        canonical_url: 'https://doi.org/10.1000/xyz(1)',
        published_at: '2024-05-02T00:00:00Z',
        language: 'en',
      },
      files: ['files/12/The strait.pdf'],
      abstract: 'First line\nsecond line.',
    },
    // A year is not a day.
    { label: 'Line 12', ...nothing },
    {
      label: 'Line 15',
      ...nothing,
      problem: 'Line 15 is in no reference, because a reference starts with “TY”. The line was left out.',
    },
  ]);
});

it('BibTeX: macros, joined values and files as Zotero writes them; a damaged entry costs only itself', async () => {
  const text = String.raw`A comment without an entry.
@string{mp = "Marine " # {Policy}}
@comment{ignored @misc{x, title={no}} }
@article{hesper_2024,
  title = {The {Strait} of {H}esp{\'e}r: 5\% \& more},
  journal = mp,
  year = 2024, month = may, day = "2",
  url = {https://example.org/a\_b},
  file = {Full Text PDF:files/12/The strait\: a study.pdf:application/pdf;Snapshot:files/13/page.html:text/html}
}
@misc{broken,
  title = {No end
@misc{after, title = "After {"}it{"}", file = {C\:\\Users\\r\\x.pdf}}
`;
  const [first, damaged, after] = await referencesIn('bibtex', text);
  expect(first).toEqual({
    label: 'The Strait of Hespér: 5% & more',
    facts: {
      title: 'The Strait of Hespér: 5% & more',
      publisher: 'Marine Policy',
      canonical_url: 'https://example.org/a_b',
      published_at: '2024-05-02T00:00:00Z',
    },
    files: ['files/12/The strait: a study.pdf', 'files/13/page.html'],
    abstract: undefined,
  });
  expect(damaged?.problem).toMatch(/^Line 12: A brace that opens here is not closed\. The entry was left out\./);
  expect(after).toMatchObject({ label: 'After "it"', files: ['C:\\Users\\r\\x.pdf'] });
});

it('CSL-JSON: an item that is not an object is named, and a file that is not a list gets a sentence', async () => {
  expect(await referencesIn('csl-json', '[1, {"id": 7, "type": "book", "title": "<i>Hesper</i> <b>now</b>"}]')).toEqual(
    [
      expect.objectContaining({
        label: 'Item 1',
        problem: 'Item 1 is not an object, so it is not a reference. It was left out.',
      }),
      expect.objectContaining({ label: 'Hesper now' }),
    ],
  );
  expect(await read('csl-json', '{"a": 1}')).toMatchObject({ kind: 'unreadable' });
  expect(await read('csl-json', '[{')).toMatchObject({ kind: 'unreadable' });
});

it('STIX: reports have their description, publisher, address and date; one without a name is named by its place', async () => {
  const council = { type: 'identity', id: 'identity--1', name: 'Harbour Council' };
  const note = { type: 'note', id: 'note--1', content: 'Not a source.' };
  const report = {
    type: 'report',
    id: 'report--1',
    created_by_ref: council.id,
    name: 'The north channel',
    lang: 'en',
    description: 'The channel closes on Monday.',
    published: '2026-07-14T09:30:00.000Z',
    external_references: [{ source_name: 'council' }, { source_name: 'council', url: 'https://council.example/14' }],
  };
  const bundle = (...objects: readonly object[]) => JSON.stringify({ type: 'bundle', id: 'bundle--1', objects });
  expect(await referencesIn('stix', bundle(council, note, report, { type: 'report', id: 'report--2' }))).toEqual([
    {
      label: 'The north channel',
      facts: {
        title: 'The north channel',
        publisher: 'Harbour Council',
        canonical_url: 'https://council.example/14',
        published_at: '2026-07-14T09:30:00.000Z',
        language: 'en',
      },
      files: [],
      abstract: 'The channel closes on Monday.',
    },
    {
      label: 'report--2',
      facts: {},
      files: [],
      abstract: undefined,
      problem: 'Object 4 is a report without “name”, which STIX requires. It was left out.',
    },
  ]);
  const sentence = 'Only reports can be sources.';
  expect(await read('stix', bundle(note))).toEqual({
    kind: 'unreadable',
    problem: `The STIX bundle contains no report among its 1 object. ${sentence}`,
  });
  expect(await read('stix', bundle(council, note))).toEqual({
    kind: 'unreadable',
    problem: `The STIX bundle contains no report among its 2 objects. ${sentence} To add its identities as actors, drop the bundle on an open draft.`,
  });
});

it('LaTeX is read as its text', () => {
  const texts = {
    [String.raw`{\"o}sterreich \"{U}ber \'e \c{c}a \v{s} \k a`]: 'österreich Über é ça š ą',
    [String.raw`\'{\i} \ss{} \o re \AA{}rhus \L{}\'od\'z`]: 'í ß øre Århus Łódź',
    "``Quoted'' -- 1--2 --- a~b": '“Quoted” – 1–2 — a\u00a0b',
    [String.raw`\emph{Kept} \textbf{words} 5\,\% \{x\} \textbackslash{}n`]: 'Kept words 5 % {x} \\n',
    [String.raw`\foreignlanguage{german}{Hafen} a\hspace{1em}b \penalty0 c`]: 'Hafen a b c',
    [String.raw`10\textsuperscript{2} 1\textsuperscript{st}`]: '10^2 1st',
    '{Hesper} and $x_1$': 'Hesper and x_1',
    [String.raw`\^{e}\~n\u{g}\.z\H{o}\r{u}\=a`]: 'êñğżőůā',
    [String.raw`$\beta$-blockade: et al.\ found 5\,\textmu{}m \textless{} 6`]: 'β-blockade: et al. found 5 µm < 6',
    [String.raw`$x \leq 5 \times 10^{-3}$ and $\Delta T$, \textalpha\ and \TeX\ files`]:
      'x ≤ 5 × 10^-3 and ΔT, α and TeX files',
    [String.raw`Thi\d{\^e}n \t{oo} \"\i{} \'{} $\hat{x}$ \={\i}`]: "Thiện o͡o ï ' x̂ ī",
    [String.raw`$\frac{a}{b}$ \enquote{x} \url{https://x.example/a~b}`]: 'a/b “x” https://x.example/a~b',
    [String.raw`\href{https://x.example/a\_b}{here}`]: 'here (https://x.example/a_b)',
  };
  for (const [latex, text] of Object.entries(texts)) expect(readLatex(latex), latex).toEqual({ text, unknown: 0 });
});

it.each([
  [String.raw`5 \SI{5}{\kilo\metre} or \foo more`, 2],
  [String.raw`\unknown[a]{b\{c} d`, 1],
  [String.raw`\"{\foo}x`, 1],
  ['a \\', 1],
])('the LaTeX %s keeps commands that are not known, and counts them', (latex, unknown) => {
  expect(readLatex(latex)).toEqual({ text: latex.replace('\\"{\\foo}', '\\\u0308foo'), unknown });
});

it('no LaTeX loses letters of its text, or takes long', () => {
  const pieces = fc.constantFrom(...'\\{}$~^é "\'-[%', 'foo', '\\c', '\\frac');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      // Fractions and accents can divide “foo”, but no other piece has an “o”.
      const letters = readLatex(parts.join('')).text.match(/o/g)?.length ?? 0;
      expect(letters).toBe(2 * parts.filter((part) => part === 'foo').length);
    }),
  );
  expect(readLatex('\\"{'.repeat(20_000)).unknown).toBe(0);
});

it('BibTeX: thousands of damaged entries are named, each with its line', async () => {
  const references = await referencesIn('bibtex', '@article{k,\n title = {Open {x}, year = 2020\n\n'.repeat(8000));
  expect(references).toHaveLength(8000);
  expect(references.at(-1)?.problem).toMatch(/^Line 23999: /);
  const inOneLine = await referencesIn('bibtex', '@article{k, title = {Open {x}, '.repeat(8000));
  expect(inOneLine).toHaveLength(8000);
});

it('BibTeX is read in the encoding that it begins with', async () => {
  for (const [head, bytes, title] of [
    ['% Encoding: Cp1251\n', Uint8Array.of(0xcf, 0xee, 0xf0, 0xf2), 'Порт'],
    ['% Encoding: SJIS\r', Uint8Array.of(0x8d, 0x60), '港'],
    ['%% Saved with string encoding Western (Mac OS Roman) \n', Uint8Array.of(0x8e), 'é'],
    ['% Encoding: ISO8859_2\r\n', Uint8Array.of(0xb1), 'ą'],
  ] as const) {
    const entry = bytesOfString(`${head}@misc{a, title = {${byteString(bytes)}}, abstract = {x}}\r`);
    const { references, segments } = extractionOf(await read('bibtex', entry));
    expect([references?.[0]?.facts.title?.value, segments[0]?.losses]).toEqual([title, undefined]);
  }
});

it('RIS: every abstract is read once, and a line below TY is not lost', async () => {
  const text = 'TY  - JOUR\nstray\n TI  - Notice\nAB  - One.\nAB  - Two.\nN2  - One.\nER  - ';
  expect(await referencesIn('ris', text)).toMatchObject([
    { label: 'Notice', abstract: 'One.\nTwo.' },
    { problem: expect.stringContaining('Line 2 is in no reference') as unknown },
  ]);
});

it.each([
  ['ris', 'TY  - GEN\nER  - \n'.repeat(20_001)],
  ['bibtex', '@misc{a, title = {x}}\n'.repeat(20_001)],
  ['csl-json', `[${'{},'.repeat(20_000)}{}]`],
] as const)('a file with too many references in %s is refused before they are read', async (format, text) => {
  expect(await read(format, text)).toEqual({
    kind: 'unreadable',
    problem: 'The file has too many references (20,001, limit 20,000). Export them in several files.',
  });
});
