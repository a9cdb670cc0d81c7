import { DeskLink } from './DeskLink';
import { askedOf } from './askedOf';

/** Leads from a record to its list, as it was last asked for. */
export const BackToList = ({ to, children }: { to: string; children: string }) => (
  <DeskLink to={`${to}${askedOf(to)}`}>{children}</DeskLink>
);
