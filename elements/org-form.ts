import {
  FORM_MODES,
  formMethods,
  formStyles,
  FormSkeleton,
  formTexts,
  FormView,
  resolveFormOwner,
} from '../src/features/form';
import { attr } from '../src/runtime/attributes';
import { defineElement } from '../src/runtime/element/defineElement';

defineElement('org-form', FormView, {
  attributes: { 'form-id': attr.string, mode: attr.oneOf(FORM_MODES, 'live') },
  properties: ['definition', 'values'],
  methods: formMethods,
  styles: formStyles,
  texts: formTexts,
  Skeleton: FormSkeleton,
  resolveOrganisation: resolveFormOwner,
});
