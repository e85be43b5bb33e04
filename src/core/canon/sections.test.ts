import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.generated.ts';
import { parts } from './schema-walk.ts';
import { originOfPart, originOfReasons, reasonsAlone } from './sections.ts';

describe('originOfPart', () => {
  it('names a section for every part of the assessment, and none for parts of our own formats', () => {
    for (const { name, root } of parts()) {
      const { source, authority } = originOfPart(name);
      expect(authority, name).toBe(root === 'assessment' ? 'contract' : 'convention');
      if (root === 'assessment') expect(source).toMatch(/^Specification 2\.(?:[1-9]|10)$/);
    }
  });

  it.each([
    ['assessment', '2.1'],
    ['producer', '2.2'],
    ['identifier', '2.3'],
    ['claim', '2.4'],
    ['power-basis', '2.5'],
    ['power-scope', '2.6'],
    ['intent', '2.7'],
    ['time-scope', '2.8'],
    ['evidence-link', '2.9'],
    ['contradiction', '2.10'],
  ])('has %s in section %s', (part, section) => {
    expect(originOfPart(part).source).toBe(`Specification ${section}`);
  });
});

describe('originOfReasons', () => {
  it('reads the section at the end of every rule’s reasons, and leaves the reasons without it', () => {
    for (const { id, docs } of rules) {
      const { source, authority } = originOfReasons(docs.why);
      expect(source.startsWith('Specification '), id).toBe(docs.why.includes('(specification '));
      expect(authority, id).toBe(docs.why.includes('(specification ') ? 'contract' : 'convention');
      expect(reasonsAlone(docs.why), id).not.toMatch(/\((?:specification|decisions)/);
      expect(reasonsAlone(docs.why), id).toMatch(/\.$/);
    }
  });

  it('reads several sections', () => {
    expect(originOfReasons('So it is (specification 2.3, 2.4 and 2.9; decisions 4).').source).toBe(
      'Specification 2.3, 2.4 and 2.9',
    );
  });
});
