import { useState } from 'react';
import { lazyView } from '../../../loading/lazyView';
import { Button } from '../../../ui/Button';
import { Late } from '../../../ui/Late';
import { usePaymentsTexts } from './paymentsTexts';
import type { RefundedSubject } from './useRefundAll';

const RefundAllDialog = lazyView(async () => (await import('./RefundAllDialog')).RefundAllDialog);

interface RefundAllButtonProps {
  readonly organisation: string;
  readonly subject: RefundedSubject;
}

/** Opens what gives all payments of something cancelled back (DESK-115); for owners. */
export function RefundAllButton({ organisation, subject }: RefundAllButtonProps) {
  const words = usePaymentsTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.refundAll}
      </Button>
      {isOpen && (
        <Late>
          <RefundAllDialog {...{ organisation, subject }} onClose={() => setOpen(false)} />
        </Late>
      )}
    </>
  );
}
