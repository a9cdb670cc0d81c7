import type { AdminForm, ListedForm } from '../../../../src/contract/forms/adminForms';
import type { Form } from '../../../../src/contract/forms/forms';
import { authorSettingsOf } from '../../../../src/core/form';
import type { StoredForm } from './formStore';
import { readStored } from './readStored';

/** A form's public view (ENT-01). */
export function viewForm(form: StoredForm): Form {
  const { document: _document, ...settings } = readStored(form);
  return {
    ...settings,
    ...{ products: [...settings.products], calendars: [...settings.calendars], blocks: [...settings.blocks] },
    paiementMethods: [...settings.paiementMethods],
    expireAt: settings.expireAt || null,
    content: form.content,
    id: form.id,
    organisation: form.organisationId,
    revision: form.revision,
  };
}

/** A closed form's remaining public view (FPAGE-01). */
export function viewClosed(form: StoredForm): Form {
  const shown = viewForm(form);
  const active = shown.active && form.archivedAt === null;
  return { ...shown, active, content: '', products: [], calendars: [], blocks: [], paiementMethods: [] };
}

/** A form as its organisation sees it. */
export function viewAdminForm(form: StoredForm): AdminForm {
  const { formData = {}, cerfa = false } = form.settings;
  const archived = form.archivedAt !== null;
  const { noticeTo, ...said } = authorSettingsOf(form.settings);
  const updatedAt = form.updatedAt.toISOString();
  return { ...viewForm(form), formData, cerfa, ...said, noticeTo: [...noticeTo], archived, updatedAt };
}

/** A form as lists name it. */
export function viewListed({ id, revision, settings, updatedAt }: Omit<StoredForm, 'content' | 'actor'>): ListedForm {
  const { title = '', type = '', active = true, expireAt = null } = settings;
  return { id, revision, title, type, active, expireAt: expireAt || null, updatedAt: updatedAt.toISOString() };
}
