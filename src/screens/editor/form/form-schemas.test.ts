import { describe, expect, it } from 'vitest';
import schema from '../../../schema/assessment.schema.json' with { type: 'json' };
import { formLayouts } from './entry-form.tsx';
import {
  documentSchema,
  evidenceLinkSchema,
  formKinds,
  formSchemas,
  laidOutKinds,
  schemaBelow,
} from './form-schemas.ts';

describe('the schemas of the forms', () => {
  it.each(formKinds)('are self-contained and without conditions: %s', (kind) => {
    expect(JSON.stringify(formSchemas[kind])).not.toMatch(/"(?:\$(?:ref|defs|id|schema)|allOf|anyOf|oneOf|if)":/);
  });

  it('keep the keywords beside a reference', () => {
    const title = (kind: 'power_bases' | 'claims', name: string) => schemaBelow(formSchemas[kind], name)['title'];
    expect(title('power_bases', 'actor_id')).toBe('Actor');
    expect(title('power_bases', 'power_basis_id')).toBe('Power basis ID');
    expect(schemaBelow(evidenceLinkSchema, 'claim_id')['title']).toBe('Claim');
  });

  it('put everything but the lists into the head of the document', () => {
    const properties = Object.keys(formSchemas.document['properties'] as object);
    expect(properties.sort()).toEqual(
      ['casefile_fingerprint_sha256', 'contract', 'observation_ids', 'producer', 'scope'].sort(),
    );
    expect(Object.keys(documentSchema['properties'] as object)).toEqual(Object.keys(schema.properties));
  });

  it('have a place in the layout for each property', () => {
    for (const kind of laidOutKinds) {
      const properties = Object.keys((formSchemas[kind]['properties'] as object | undefined) ?? {});
      expect(properties.filter((name) => !(name in formLayouts[kind]))).toEqual([]);
    }
  });
});
