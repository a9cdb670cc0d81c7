import { lazyView } from '../../../loading/lazyView';
import { OPERATOR } from '../sectionPlace';
import { OrganisationsPage } from './OrganisationsPage';

const ServedPage = lazyView(async () => (await import('./ServedPage')).ServedPage);

/** What an operator sees of the server (USER-10): all of its organisations, or one. */
export function OperatorPages({ path }: { path: string }) {
  const id = path.slice(OPERATOR.length + 1);
  return id ? <ServedPage id={id} /> : <OrganisationsPage />;
}
