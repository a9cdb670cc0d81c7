import { languages } from '../../../contract/terms/languages';
import { blockKinds } from '../blocks/blockKinds';
import { commonProps } from '../schema/commonProps';
import { DOCUMENT_LIMITS, SCHEMA_VERSION } from '../schema/formDocument';
import { type Props, type PropSchema, schemaOf } from '../schema/props';

const common: Props = commonProps;
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const blocks = { type: 'array', items: ref('block') };

/**
 * JSON Schema (draft 2020-12) of documents as written (BLOCK-11). Unknown properties and types are allowed and
 * preserved.
 * @example
 * documentSchema().properties.schemaVersion // => { enum: [1, 2] }
 */
export function documentSchema(): PropSchema & { readonly properties: PropSchema; readonly $defs: PropSchema } {
  const kinds = [...blockKinds.values()].map(({ type, props }) => {
    const own = Object.fromEntries(Object.entries(props).filter(([name, prop]) => common[name] !== prop));
    return [type, { allOf: [ref('common'), schemaOf(own)] }] as const;
  });
  const perType = kinds.map(([type]) => ({
    if: { properties: { type: { const: type } } },
    then: { properties: { props: ref(type) } },
  }));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Orgkit form document',
    type: 'object',
    required: ['schemaVersion', 'children'],
    properties: {
      schemaVersion: { enum: [1, SCHEMA_VERSION] },
      language: { enum: languages },
      languages: { type: 'array', items: { enum: languages }, uniqueItems: true },
      translations: { type: 'object', additionalProperties: { type: 'string' } },
      methodLabels: { type: 'object', additionalProperties: { type: 'string' } },
      children: { ...blocks, maxItems: DOCUMENT_LIMITS.blocks },
    },
    $defs: {
      block: {
        type: 'object',
        required: ['id', 'type', 'props', 'children'],
        properties: {
          id: { type: 'string', minLength: 1 },
          type: { type: 'string' },
          props: { type: 'object' },
          children: blocks,
        },
        allOf: perType,
      },
      common: schemaOf(common),
      ...Object.fromEntries(kinds),
    },
  };
}
