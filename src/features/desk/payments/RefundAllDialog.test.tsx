import { act, fireEvent, render, screen } from '@testing-library/react';
import { listPayments, refundPayment } from '../../../contract/payments/adminPayments';
import { deskTexts } from '../../../i18n/desk';
import { DeskProvider, type Desk } from '../deskContext';
import { RefundAllDialog } from './RefundAllDialog';

const paid = (id: string, platform: string, received: number) => ({
  ...{ id, platform, received, refunded: 0, devise: 'eur', abo: false },
  info: { prenom: '', nom: '' },
  facturation: { perso: true },
});

it('DESK-115 PAY-54 neither counts nor gives back what came by hand', async () => {
  const all = [paid('card', 'CARD', 20), paid('debit', 'PRELEVEMENT.GOCARDLESS', 5), paid('cheque', 'HAND.CHEQUE', 60)];
  const refunded: string[] = [];
  const call = async (route: unknown, request: { query: { platform?: string }; params: { paymentId: string } }) => {
    if (route === refundPayment) return refunded.push(request.params.paymentId);
    expect(route).toBe(listPayments);
    const { platform } = request.query;
    const data = all.filter((one) => platform === undefined || one.platform === platform);
    const received = data.reduce((sum, one) => sum + one.received, 0);
    const totals = data.length > 0 ? [{ devise: 'eur', count: data.length, received, refunded: 0 }] : [];
    return { data, next: null, totals };
  };
  const desk = { lang: 'fr', texts: await deskTexts.fr(), path: '/', call } as unknown as Desk;
  await act(async () =>
    render(
      <DeskProvider value={desk}>
        <RefundAllDialog organisation="demo" subject={{ formId: 'f1' }} onClose={() => {}} />
      </DeskProvider>,
    ),
  );
  await screen.findByText(/2 paiements, 25/);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Rembourser 2 paiements' })));
  await screen.findByText('2 paiements sont remboursés.');
  expect(refunded).toEqual(['card', 'debit']);
});
