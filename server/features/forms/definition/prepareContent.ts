import { compileForm, type FormWarning, lintForm, readForm } from '../../../../src/core/form';
import { serverTexts } from '../../../../src/i18n/server';
import { BusinessRefusal } from '../../../errors';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { cleanDocument } from './cleanDocument';
import type { StoredForm } from './formStore';
import { isTooDeep } from './isTooDeep';

const LONGEST = 2_000_000;

/**
 * A form's document ready to store, in the current version with cleaned HTML; and its warnings for the author. Unknown
 * types and properties stay.
 * @throws BusinessRefusal if it is unusable, two fields share a stored key (BUILD-20), a field's default is invalid
 * (FORM-35), or there is no mail recipient (SRV-15)
 */
export function prepareContent(
  { settings, content }: Pick<StoredForm, 'settings' | 'content'>,
  { language, devise }: Pick<OrganisationRecord, 'language' | 'devise'>,
): { content: string; warnings: FormWarning[] } {
  const texts = serverTexts[language].forms;
  const refuse = (code: 'notADocument' | 'newerVersion' | 'tooDeep' | 'tooManyBlocks') =>
    new BusinessRefusal(texts[code], code);
  if (isTooDeep(content)) throw refuse('tooDeep');
  const form = readForm({ ...settings, content });
  if (typeof form === 'string') throw refuse(form);
  const warnings = lintForm(compileForm(form, { currency: devise, forAuthor: true }));
  const taken = warnings.find(({ code }) => code === 'keyTaken')?.key;
  const refused = warnings.find(({ code }) => code === 'defaultRefused')?.key;
  if (refused !== undefined) throw new BusinessRefusal(texts.defaultRefused(refused), 'defaultRefused');
  if (taken !== undefined) throw new BusinessRefusal(texts.keyTaken(taken), 'keyTaken');
  if (warnings.some(({ code }) => code === 'mailMissing')) throw new BusinessRefusal(texts.mailMissing, 'mailMissing');
  const settled = JSON.stringify(cleanDocument(form.document));
  if (settled.length > LONGEST) throw refuse('tooManyBlocks');
  return { content: settled, warnings };
}
