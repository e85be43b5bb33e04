/** The styles of the Word report. Each has a name of its own, so that a template of a house can change it. */
import { BorderStyle, LevelFormat, LineRuleType, type INumberingOptions, type IStylesOptions } from 'docx';

/** The IDs of the report's own paragraph styles. */
export const styleIds = {
  facts: 'ReportFacts',
  caution: 'ReportCaution',
  statement: 'ReportStatement',
  supports: 'ReportSupportingEvidence',
  contradicts: 'ReportContradictingEvidence',
  other: 'ReportOtherEvidence',
  reason: 'ReportReason',
  passage: 'ReportPassage',
  note: 'ReportNote',
  attention: 'ReportAttention',
} as const;

/** The reference of the bulleted list. */
export const bullets = { reference: 'bullets', level: 0 } as const;

/** The colours of the two effects on paper, as everywhere in Assessment Desk. */
export const effectColours = { supports: '0B5A8A', contradicts: 'A13D06' } as const;

const paper = { size: 21, font: { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial', eastAsia: 'SimSun' } };

function evidence(id: string, name: string, colour: string, border: (typeof BorderStyle)[keyof typeof BorderStyle]) {
  return {
    id,
    name,
    basedOn: 'Normal',
    next: id,
    paragraph: {
      indent: { start: 284 },
      spacing: { before: 100, after: 20 },
      border: { left: { style: border, size: 12, space: 8, color: colour } },
    },
  };
}

function own(id: string, name: string, paragraph: object, run: object = {}) {
  return { id, name, basedOn: 'Normal', next: 'Normal', quickFormat: true, paragraph, run };
}

/**
 * A heading. Without its outline level, LibreOffice takes it for a paragraph. Sizes are half points, spaces twentieths.
 */
function heading(outlineLevel: number, size: number, before: number, after: number) {
  return { run: { size, bold: true }, paragraph: { outlineLevel, spacing: { before, after }, keepNext: true } };
}

/** The styles of the document. */
export const styles: IStylesOptions = {
  default: {
    document: { run: paper, paragraph: { spacing: { after: 120, line: 276 } } },
    title: { run: { size: 40, bold: true }, paragraph: { spacing: { after: 120 } } },
    heading1: heading(0, 30, 400, 120),
    heading2: heading(1, 25, 280, 80),
    heading3: heading(2, 22, 180, 60),
    endnoteText: { run: { size: 18 }, paragraph: { spacing: { after: 60 } } },
    endnoteReference: { run: { superScript: true } },
  },
  paragraphStyles: [
    own(styleIds.facts, 'Report Facts', { spacing: { after: 60 } }, { size: 19, color: '444444' }),
    own(styleIds.caution, 'Report Caution', { spacing: { after: 40 } }, { size: 19, italics: true }),
    own(styleIds.statement, 'Report Statement', { spacing: { after: 120 } }, { size: 24 }),
    evidence(styleIds.supports, 'Report Supporting Evidence', effectColours.supports, BorderStyle.SINGLE),
    evidence(styleIds.contradicts, 'Report Contradicting Evidence', effectColours.contradicts, BorderStyle.DASHED),
    evidence(styleIds.other, 'Report Other Evidence', '777777', BorderStyle.DOTTED),
    own(styleIds.reason, 'Report Reason', { indent: { start: 284 }, spacing: { after: 100 } }),
    own(styleIds.passage, 'Report Passage', { spacing: { after: 0 } }),
    own(styleIds.note, 'Report Note', {
      indent: { start: 284 },
      border: { left: { style: BorderStyle.SINGLE, size: 6, space: 8, color: '999999' } },
    }),
    own(styleIds.attention, 'Report Attention', {
      border: { left: { style: BorderStyle.DASHED, size: 12, space: 8, color: '7D5200' } },
    }),
  ],
};

/** The spacing of small print. Its lines are equally high in any font, so that the number of pages stays the same. */
const smallSpacing = { after: 20, line: 200, lineRule: LineRuleType.EXACT } as const;
const ownHeight = { line: 240, lineRule: LineRuleType.AUTO } as const;
const smallHeading = heading(0, 20, 100, 40);

/** Small print: the same styles, with sizes and spaces for two columns on a page. */
export const smallStyles: IStylesOptions = {
  ...styles,
  default: {
    ...styles.default,
    document: { run: { ...paper, size: 16 }, paragraph: { spacing: smallSpacing } },
    title: { run: { size: 28, bold: true }, paragraph: { spacing: { after: 40, ...ownHeight } } },
    heading1: {
      ...smallHeading,
      paragraph: { ...smallHeading.paragraph, spacing: { ...smallHeading.paragraph.spacing, ...ownHeight } },
    },
    heading2: heading(1, 16, 60, 0),
  },
  paragraphStyles: styles.paragraphStyles?.map((style) => ({
    ...style,
    paragraph: { ...style.paragraph, spacing: smallSpacing, indent: { start: 0 }, border: {} },
    run: { ...style.run, size: 16 },
  })),
};

function bulletedList(indent: number, after: number): INumberingOptions {
  const style = { paragraph: { indent: { start: indent, hanging: indent - 100 }, spacing: { after } } };
  return {
    config: [{ reference: bullets.reference, levels: [{ level: 0, format: LevelFormat.BULLET, text: '•', style }] }],
  };
}

/** The bulleted list. */
export const numbering = bulletedList(360, 60);

/** The bulleted list in small print. */
export const smallNumbering = bulletedList(240, 20);
