import type { AdminForm } from '../../../../src/contract/forms/adminForms';
import type { ListedForm } from '../../../../src/contract/forms/formList';
import type { FormNotice } from '../../../../src/contract/forms/formNotices';
import type { Form } from '../../../../src/contract/forms/forms';
import type { Language } from '../../../../src/contract/common';
import { authorProps, authorSettingsOf, type FormDocument, isFormOpen } from '../../../../src/core/form';
import { isRecord } from '../../../../src/core/form/values/isRecord';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import type { FormFigures } from '../counts/formCounts';
import type { StoredForm } from './formStore';
import { readStored } from './readStored';

/** A form's public view (ENT-01), in all its languages or in one of them. */
export function viewForm(form: StoredForm, lang?: Language): Form {
  const { document, ...settings } = readStored(form, lang);
  return {
    ...settings,
    ...{ products: [...settings.products], calendars: [...settings.calendars], blocks: [...settings.blocks] },
    paiementMethods: [...settings.paiementMethods],
    expireAt: settings.expireAt || null,
    content: lang === undefined && document.translations === undefined ? form.content : publicContent(document),
    id: form.id,
    organisation: form.organisationId,
    revision: form.revision,
  };
}

/** Not even in another language does a browser know what is only said once a form is sent (BUILD-69). */
function publicContent({ translations, ...document }: FormDocument): string {
  const authorsOwn = new Set(Object.keys(authorProps));
  const isPublic = ([name]: [string, unknown]) => !authorsOwn.has(name.split('@')[0] ?? '');
  const shown = isRecord(translations) && {
    translations: Object.fromEntries(Object.entries(translations).filter(isPublic)),
  };
  return JSON.stringify({ ...document, ...shown });
}

/** A closed form's remaining public view (FPAGE-01). */
export function viewClosed(form: StoredForm, lang?: Language): Form {
  const shown = viewForm(form, lang);
  const active = shown.active && form.archivedAt === null;
  return { ...shown, active, content: '', products: [], calendars: [], blocks: [], paiementMethods: [] };
}

/** A form as its organisation sees it. */
export function viewAdminForm(form: StoredForm): AdminForm {
  const { formData = {}, cerfa = false } = form.settings;
  const archived = form.archivedAt !== null;
  const { noticeTo, ...said } = authorSettingsOf(form.settings);
  const updatedAt = form.updatedAt.toISOString();
  const { content } = form;
  return { ...viewForm(form), content, formData, cerfa, ...said, noticeTo: [...noticeTo], archived, updatedAt };
}

/** A form as lists name it. */
export function viewListed(
  { id, revision, settings, archivedAt, updatedAt }: Omit<StoredForm, 'content' | 'actor'>,
  { submissions, lastAt }: FormFigures,
  at: { readonly now: Date; readonly organisation: OrganisationRecord },
): ListedForm {
  const { title = '', type = '', active = true, expireAt = null } = settings;
  return {
    ...{ id, revision, title, type, active, submissions },
    expireAt: expireAt || null,
    archived: archivedAt !== null,
    open: archivedAt === null && isFormOpen({ active, expireAt: expireAt ?? '' }, at.now.getTime(), at.organisation),
    lastSubmissionAt: lastAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}

/** Whom a form tells of what is sent with it. */
export function viewNotice({ id, settings }: Pick<StoredForm, 'id' | 'settings'>): FormNotice {
  const { noticeMails, noticeTo } = authorSettingsOf(settings);
  return { id, title: settings.title ?? '', noticeMails, noticeTo: [...noticeTo] };
}
