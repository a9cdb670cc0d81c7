import { useState } from 'react';
import type { FormBookingTexts } from '../../../../i18n/formBooking';
import { lazyView } from '../../../../loading/lazyView';
import { Button } from '../../../../ui/Button';
import { Late } from '../../../../ui/Late';
import { useForm } from '../../run/formRun';
import type { WaitProps } from './waitProps';

const WaitDialog = lazyView(async () => (await import('./WaitDialog')).WaitDialog);

interface WaitOfferProps extends Pick<WaitProps, 'calendarId' | 'full' | 'free' | 'day' | 'formats' | 'onFree'> {
  readonly texts: FormBookingTexts;
}

/** Offers to wait for a place where something is full (WAIT-01); what is behind the button comes with its press. */
export function WaitOffer({ texts, ...shown }: WaitOfferProps) {
  const { formId, mode } = useForm();
  const [isOpen, setOpen] = useState(false);
  if (shown.full.length === 0 || formId === null || mode !== 'live') return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} children={texts.wait} />
      {isOpen && (
        <Late fallback={<p className="muted" role="status" children={texts.opening} />}>
          <WaitDialog {...shown} formId={formId} onClose={() => setOpen(false)} />
        </Late>
      )}
    </>
  );
}
