// Brings the form's views. Importing the whole element keeps them in org-form.js: visitors load no extra file.
import './org-form';
import { BuilderSkeleton, builderStyles, builderTexts, BuilderView } from '../src/features/form-builder';
import { attr } from '../src/runtime/attributes';
import { defineElement } from '../src/runtime/element/defineElement';

defineElement('org-form-builder', BuilderView, {
  attributes: { 'form-id': attr.string, token: attr.string, mode: attr.oneOf(['edit', 'readonly'], 'edit') },
  properties: ['definition'],
  styles: builderStyles,
  texts: builderTexts,
  Skeleton: BuilderSkeleton,
});
