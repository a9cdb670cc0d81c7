import type { Task } from '../../../contract/payments/statistics';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { EDIT } from '../forms/formPaths';
import { writeAmount } from '../payments/writePayment';
import { sectionPath } from '../sectionPlace';
import { useOverviewTexts } from './overviewTexts';

interface TasksProps {
  readonly organisation: Belonging;
  readonly tasks: readonly Task[];
}

/** Open tasks (DESK-06), each with the way to where it is done. */
export function Tasks({ organisation: { id, role }, tasks }: TasksProps) {
  const { lang } = useDesk();
  const words = useOverviewTexts();
  if (tasks.length === 0) return <p className="muted">{words.noTasks}</p>;
  return (
    <ul className="desk-tasks">
      {tasks.map((task) => {
        switch (task.kind) {
          case 'failing':
            return (
              <li key={task.kind}>
                <DeskLink to={`${sectionPath(id, 'subscriptions')}?state=failing`}>
                  {words.failing(task.count)}
                </DeskLink>
              </li>
            );
          case 'overdueDebts':
          case 'openDebts': {
            const open = task.kind === 'overdueDebts' ? 'overdue' : 'true';
            return (
              <li key={task.kind}>
                <DeskLink to={`${sectionPath(id, 'debts')}?open=${open}`}>{words[task.kind](task.count)}</DeskLink>
              </li>
            );
          }
          case 'endingLinks':
            return (
              <li key={task.kind}>
                {role === 'owner' ? (
                  <DeskLink to={`${sectionPath(id, 'links')}?ending=true`}>{words.endingLinks(task.count)}</DeskLink>
                ) : (
                  words.endingLinks(task.count)
                )}
              </li>
            );
          case 'pledges': {
            const { campagne, count, montant, devise } = task;
            return (
              <li key={campagne.id}>
                <DeskLink to={`${sectionPath(id, 'campaigns', campagne.id, 'evening')}?state=open`}>
                  <bdi>{words.pledges(count, writeAmount(montant, devise, lang), campagne.label)}</bdi>
                </DeskLink>
              </li>
            );
          }
          case 'formWarnings':
          case 'shortForms': {
            const { kind, form, count } = task;
            const said = <bdi>{words[kind](count, form.label || form.id)}</bdi>;
            const to =
              kind === 'formWarnings'
                ? sectionPath(id, 'forms', form.id, EDIT)
                : `${sectionPath(id, 'forms', form.id)}?state=short`;
            return <li key={`${kind} ${form.id}`}>{role === 'viewer' ? said : <DeskLink to={to}>{said}</DeskLink>}</li>;
          }
        }
      })}
    </ul>
  );
}
