import type { ListedOrganisation } from '../../../contract/organisations/operatorOrganisations';
import { useDesk } from '../deskContext';
import { writeMoment } from '../writeMoment';
import { useOperatorTexts } from './operatorTexts';

/** In a word or two: takes real money, only tries, is closed, or is going; and that nobody runs it. */
export function OrganisationState({ of: { mode, owners, closedAt, deletion } }: { of: ListedOrganisation }) {
  const { lang } = useDesk();
  const words = useOperatorTexts();
  const isGone = deletion !== null && deletion.state !== 'asked';
  return (
    <>
      {closedAt === null ? (
        <span className={`desk-state desk-state-${mode === 'live' ? 'succeeded' : 'open'}`}>{words.modes[mode]}</span>
      ) : (
        <span className="desk-state desk-state-failed">
          {deletion
            ? words.deletions[deletion.state](writeMoment(deletion.at, lang))
            : words.closed(writeMoment(closedAt, lang))}
        </span>
      )}
      {owners === 0 && !isGone && <p className="muted">{words.ownerless}</p>}
    </>
  );
}
