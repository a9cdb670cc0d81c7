import { useState } from 'react';
import type { ListedForm } from '../../../contract/forms/formList';
import { archiveForm } from '../../../contract/forms/formEditing';
import { removalRoutes } from '../../../contract/records/removal';
import { isAtLeast } from '../../../contract/terms/roles';
import { lazyView } from '../../../loading/lazyView';
import { Button } from '../../../ui/Button';
import { Late } from '../../../ui/Late';
import { LinkButton } from '../../../ui/LinkButton';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { RefundAllButton } from '../payments/RefundAllButton';
import { RemoveTools } from '../removing/RemoveTools';
import { sectionPath } from '../sectionPlace';
import { EDIT } from './formPaths';
import { formPage } from './formState';
import { useFormsTexts } from './formsTexts';

const CopyDialog = lazyView(async () => (await import('./FormDialogs')).CopyDialog);
const ArchiveDialog = lazyView(async () => (await import('./FormDialogs')).ArchiveDialog);

interface FormToolsProps {
  readonly form: ListedForm;
  readonly organisation: Belonging;
  onChanged(): Promise<void>;
}

/** Actions on a form (DESK-31): edit it, look at it, copy it, archive it or restore it. */
export function FormTools({ form, organisation, onChanged }: FormToolsProps) {
  const { call, navigate } = useDesk();
  const words = useFormsTexts();
  const mayEdit = isAtLeast(organisation.role, 'editor');
  const [asks, setAsks] = useState<'copy' | 'archive' | null>(null);
  const close = () => setAsks(null);
  const params = { formId: form.id };
  const archive = (archived: boolean) =>
    call(archiveForm, { organisation: organisation.id, params, body: { archived } });
  return (
    <>
      <div className="desk-buttons">
        {mayEdit && (
          <Button onClick={() => navigate(sectionPath(organisation.id, 'forms', form.id, EDIT))}>{words.edit}</Button>
        )}
        {!form.archived && (
          <LinkButton variant="secondary" href={formPage(organisation.id, form.id)} target="_blank" rel="noreferrer">
            {words.view}
          </LinkButton>
        )}
        {mayEdit && !form.archived && (
          <>
            <Button variant="secondary" onClick={() => setAsks('copy')}>
              {words.duplicate}
            </Button>
            <Button variant="secondary" onClick={() => setAsks('archive')}>
              {words.archive}
            </Button>
          </>
        )}
        {organisation.role === 'owner' && form.lastSubmissionAt !== null && (
          <RefundAllButton organisation={organisation.id} subject={{ formId: form.id }} />
        )}
      </div>
      {mayEdit && (
        <RemoveTools
          organisation={organisation.id}
          name={form.title || words.untitled}
          isArchived={form.archived}
          remove={() => call(removalRoutes.deleteForm, { organisation: organisation.id, params })}
          archive={archive}
          onGone={() => navigate(sectionPath(organisation.id, 'forms'))}
          onChanged={onChanged}
        />
      )}
      <Late>
        {asks === 'copy' && <CopyDialog form={form} organisation={organisation.id} onClose={close} />}
        {asks === 'archive' && (
          <ArchiveDialog form={form} organisation={organisation.id} onClose={close} onArchived={onChanged} />
        )}
      </Late>
    </>
  );
}
