/**
 * Replaces RJSF's default fields, templates and widgets. Our forms use two of its fields and none of the rest, because
 * each property has a field of ours (`entry-form.tsx`). The build aliases the module to this file (`vite.config.ts`),
 * which saves 11 kB.
 */
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { englishStringTranslator, type Registry } from '@rjsf/utils';

const nothing = (): null => null;

/** Returns the parts of RJSF that lay out a form. Hidden properties are texts, and show nothing. */
function ownRegistry() {
  return {
    fields: { ObjectField, SchemaField, StringField: nothing },
    templates: {
      ButtonTemplates: { SubmitButton: nothing },
      DescriptionFieldTemplate: nothing,
      ErrorListTemplate: nothing,
      FieldErrorTemplate: nothing,
      FieldHelpTemplate: nothing,
    },
    widgets: {},
    rootSchema: {},
    formContext: {} satisfies Registry['formContext'],
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_', useFallbackUiForUnsupportedType: false },
  };
}

export { ownRegistry as default };
