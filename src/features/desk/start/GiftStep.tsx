import { Button } from '../../../ui/Button';
import { buttonClass } from '../../../ui/buttonClass';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { Problem } from '../Problem';
import { sectionPath } from '../sectionPlace';
import { useWork } from '../useWork';
import { useStartTexts } from './startTexts';
import type { StepProps } from './stepProps';
import { useGentleLook } from './useGentleLook';

/** A gift, made as visitors make it: done once the server has the payment (DESK-23). */
export function GiftStep({ organisation: { id }, start, onChanged }: StepProps) {
  const { texts } = useDesk();
  const words = useStartTexts().steps.gift;
  const { page, fund, gift, site, organisation } = start;
  const { busy, error, run } = useWork();
  useGentleLook(gift === null, onChanged);
  const address = page?.url ?? (fund && `${site}/don/${fund.id}`);
  return (
    <>
      <p>{organisation.mode === 'live' ? words.live : words.text}</p>
      <Problem texts={texts} error={error} />
      <div className="desk-buttons">
        {address && (
          <a className={buttonClass({})} href={address} target="_blank" rel="noopener">
            {page ? words.onPage : words.onServer}
          </a>
        )}
        {gift ? (
          <DeskLink to={sectionPath(id, 'payments', gift.id)}>{words.see}</DeskLink>
        ) : (
          <Button variant="secondary" busy={busy} busyText={texts.loading} onClick={() => void run(onChanged)}>
            {words.look}
          </Button>
        )}
      </div>
    </>
  );
}
