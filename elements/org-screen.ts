import {
  keepAsking,
  resolveScreenOwner,
  ScreenSkeleton,
  screenStyles,
  screenTexts,
  ScreenView,
} from '../src/features/screen';
import { attr } from '../src/runtime/attributes';
import { defineElement } from '../src/runtime/element/defineElement';

defineElement('org-screen', ScreenView, {
  attributes: { 'campaign-id': attr.string, 'screen-id': attr.string, rehearsal: attr.flag },
  styles: screenStyles,
  texts: screenTexts,
  Skeleton: ScreenSkeleton,
  resolveOrganisation: resolveScreenOwner,
  patience: keepAsking,
});
