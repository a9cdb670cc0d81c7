import type { ListedForm } from '../../../contract/forms/formList';
import { isAtLeast, type Role } from '../../../contract/terms/roles';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { sectionPath } from '../sectionPlace';
import { ListTable } from '../ListTable';
import { writeCount } from './writeCount';
import { EDIT } from './formPaths';
import { formState } from './formState';
import { useFormsTexts } from './formsTexts';

interface FormListProps {
  readonly organisation: string;
  readonly role: Role;
  readonly rows: readonly ListedForm[];
}

/** Forms, newest first: what was sent of each, and whether more can be. */
export function FormList({ organisation, role, rows }: FormListProps) {
  const { lang } = useDesk();
  const words = useFormsTexts();
  const mayEdit = isAtLeast(role, 'editor');
  return (
    <ListTable columns={[words.form, words.state]}>
      {rows.map((row) => {
        const state = formState(row);
        const title = row.title || words.untitled;
        return (
          <tr key={row.id}>
            <td>
              <DeskLink to={sectionPath(organisation, 'forms', row.id)}>
                <bdi>{title}</bdi>
              </DeskLink>
              <p className="muted">{writeCount(row, words, lang)}</p>
            </td>
            <td>
              <p className={state === 'open' ? 'desk-state desk-state-succeeded' : 'desk-state'}>
                {words.states[state]}
              </p>
              {mayEdit && (
                <DeskLink to={sectionPath(organisation, 'forms', row.id, EDIT)}>
                  {words.edit} <span className="visually-hidden">{title}</span>
                </DeskLink>
              )}
            </td>
          </tr>
        );
      })}
    </ListTable>
  );
}
