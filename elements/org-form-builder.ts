import { BuilderSkeleton, builderStyles, builderTexts, builderWith } from '../src/features/form-builder';
import { attr } from '../src/runtime/attributes';
import { defineElement } from '../src/runtime/element/defineElement';

defineElement(
  'org-form-builder',
  builderWith(() => import('./drawing')),
  {
    attributes: {
      'form-id': attr.string,
      'page-id': attr.string,
      'section-id': attr.string,
      'main-page': attr.flag,
      token: attr.string,
      mode: attr.oneOf(['edit', 'readonly'], 'edit'),
    },
    properties: ['definition', 'client'],
    styles: builderStyles,
    texts: builderTexts,
    Skeleton: BuilderSkeleton,
  },
);
