import { compileForm, type FormWarning, lintForm, readForm } from '../../../../src/core/form';
import { serverTexts } from '../../../../src/i18n/server';
import { BusinessRefusal } from '../../../errors';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { cleanDocument } from './cleanDocument';
import type { StoredForm } from './formStore';
import { isTooDeep } from './isTooDeep';

const LONGEST = 2_000_000;

/**
 * The layout of a form as it is to be stored, in the version that is written today, its HTML cleaned; and what its author
 * is to be told. Types and properties that are not known here stay.
 * @throws BusinessRefusal when it cannot be used, two fields share a stored key (BUILD-20), a field does not take the value
 * that it is to open with (FORM-35), or nobody can be mailed (SRV-15)
 */
export function settleContent(
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
