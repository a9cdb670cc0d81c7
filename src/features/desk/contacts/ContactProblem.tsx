import { Notice } from '../../../ui/Notice';
import { DeskError, isChanged } from '../deskClient';
import { useDesk } from '../deskContext';
import { Problem } from '../Problem';
import type { ContactKey } from './contactValues';
import { useContactsTexts } from './contactsTexts';

/** The reason a contact was not saved, naming its fields. */
export function ContactProblem({ error }: { error: unknown }) {
  const { texts } = useDesk();
  const words = useContactsTexts();
  if (!(error instanceof DeskError) || isChanged(error)) return null;
  if (error.code === 'address_taken') return <Notice tone="danger" title={words.addressTaken} />;
  const names = error.issues.flatMap(({ path }) => words.fields[path.split('.')[0] as ContactKey] ?? []);
  if (names.length === 0) return <Problem texts={texts} error={error} />;
  return <Notice tone="danger" title={`${words.wrong} ${[...new Set(names)].join(', ')}`} />;
}
