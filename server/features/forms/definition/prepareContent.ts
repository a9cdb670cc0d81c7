import { LONGEST_LAYOUT } from '../../../../src/contract/terms/formLimits';
import type { Language } from '../../../../src/contract/common';
import {
  compileForm,
  type FormDefinition,
  type FormWarning,
  isTooDeep,
  lintForm,
  readForm,
} from '../../../../src/core/form';
import { openForm, untranslated } from '../../../../src/core/form/editing';
import { serverTexts } from '../../../../src/i18n/server';
import { BusinessRefusal } from '../../../errors';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { cleanDocument } from './cleanDocument';
import type { StoredForm } from './formStore';
import { refuseLongTexts } from './refuseLongTexts';

type Given = Pick<StoredForm, 'settings' | 'content'>;
type Owner = Pick<OrganisationRecord, 'language' | 'devise'>;

/** A warning shown when a form is saved. `translationMissing` names a language, and the first block that lacks a text in it. */
export type AuthorWarning =
  | FormWarning
  | { readonly block: string; readonly code: 'translationMissing'; readonly key: Language };

/**
 * A form's document ready to store, in the current version with cleaned HTML; and its warnings for the author. Unknown
 * types and properties stay.
 * @throws BusinessRefusal if it is unusable, two fields share a stored key (BUILD-20), a field's default is invalid
 * (FORM-35), or there is no mail recipient (SRV-15); HttpError 400 for a translated setting that is too long
 */
export function prepareContent(given: Given, organisation: Owner): { content: string; warnings: AuthorWarning[] } {
  const texts = serverTexts[organisation.language].forms;
  const { form, content } = openContent(given, organisation);
  refuseLongTexts(form);
  const warnings = lintOpened(form, organisation);
  const taken = warnings.find(({ code }) => code === 'keyTaken')?.key;
  const refused = warnings.find(({ code }) => code === 'defaultRefused')?.key;
  if (refused !== undefined) throw new BusinessRefusal(texts.defaultRefused(refused), 'defaultRefused');
  if (taken !== undefined) throw new BusinessRefusal(texts.keyTaken(taken), 'keyTaken');
  if (warnings.some(({ code }) => code === 'mailMissing')) throw new BusinessRefusal(texts.mailMissing, 'mailMissing');
  return { content, warnings };
}

/** The same without its warnings: as an author may leave it for the moment. @throws BusinessRefusal if it cannot be opened */
export function openContent(
  { settings, content: given }: Given,
  { language }: Pick<Owner, 'language'>,
): { form: FormDefinition; content: string } {
  const refuse = (code: 'notADocument' | 'newerVersion' | 'tooDeep' | 'tooManyBlocks') =>
    new BusinessRefusal(serverTexts[language].forms[code], code);
  if (isTooDeep(given)) throw refuse('tooDeep');
  const form = readForm({ ...settings, content: given });
  if (typeof form === 'string') throw refuse(form);
  const content = JSON.stringify(cleanDocument(form.document));
  if (content.length > LONGEST_LAYOUT) throw refuse('tooManyBlocks');
  return { form, content };
}

/** All that saving a form warns of, or refuses. */
export const lintOpened = (form: FormDefinition, { devise }: Pick<Owner, 'devise'>): AuthorWarning[] => [
  ...lintForm(compileForm(form, { currency: devise, forAuthor: true })),
  ...lintLanguages(form),
];

/** BUILD-48. */
function lintLanguages({ document, ...settings }: FormDefinition): AuthorWarning[] {
  const opened = document.languages === undefined ? 'notADocument' : openForm({ ...settings, content: document });
  const lacking = typeof opened === 'string' ? [] : untranslated(opened);
  return lacking.map(({ lang: key, first: { block } }) => ({ block, code: 'translationMissing', key }));
}
