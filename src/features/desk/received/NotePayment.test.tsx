import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { FormSubmissionDetail } from '../../../contract/forms/formSubmissions';
import { getOwnOrganisation } from '../../../contract/organisations/ownOrganisation';
import { cancelPayment, createPayment } from '../../../contract/payments/handPayments';
import { listCaisses } from '../../../contract/records/adminCaisses';
import { listServices } from '../../../contract/records/adminServices';
import { createContact, listContacts } from '../../../contract/records/contacts';
import type { Route } from '../../../contract/route';
import { deskTexts } from '../../../i18n/desk';
import { deskContactsTexts } from '../../../i18n/deskContacts';
import { deskDebtsTexts } from '../../../i18n/deskDebts';
import { deskPaymentsTexts } from '../../../i18n/deskPayments';
import { DeskError } from '../deskClient';
import { DeskProvider, type Desk } from '../deskContext';
import { NotePayment } from './NotePayment';
import { NoteSubmission } from '../hand/NoteSubmission';
import { TakeBackDialog } from '../payments/TakeBackDialog';

const noa = { id: 'noa', nom: 'Lévi', prenom: 'Noa', raison: '', prenomHE: '', emails: ['noa@example.org'], tels: [] };
const found = new Map<Route, unknown>([
  [getOwnOrganisation, { devise: 'eur', mode: 'live', country: 'FR' }],
  [
    listCaisses,
    [
      { id: 'toit', name: 'Le toit', cerfa: true },
      { id: 'fete', name: 'La fête', cerfa: false },
    ],
  ],
  [listServices, [{ id: 'abo', name: 'Adhésion' }]],
  [listContacts, [noa]],
]);
const onClose = jest.fn();
const onPaid = jest.fn().mockResolvedValue(undefined);

async function show(shown: ReactNode, send = jest.fn().mockResolvedValue({})) {
  const texts = await deskTexts.fr();
  const words = await deskPaymentsTexts.fr();
  const [people, paying] = await Promise.all([deskContactsTexts.fr(), deskDebtsTexts.fr()]);
  const call = (route: Route, asked: { body?: object }) =>
    found.has(route) ? Promise.resolve({ data: found.get(route) }) : (send(route, asked) as Promise<object>);
  const desk = { lang: 'fr', texts, notify: jest.fn(), call, path: '/', navigate: jest.fn() } as unknown as Desk;
  await act(async () => void render(<DeskProvider value={desk}>{shown}</DeskProvider>));
  return { words, people, paying, send };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const bodies = (send: jest.Mock, route: Route) =>
  (send.mock.calls as [Route, { body: object }][]).flatMap(([called, { body }]) => (called === route ? [body] : []));
const noting = <NotePayment organisation="demo" {...{ onClose, onPaid }} />;

it('DESK-230 notes what came for a fund, from a contact that is found, once, though the answer to a try was lost', async () => {
  const send = jest.fn().mockRejectedValueOnce(new DeskError('network', '')).mockResolvedValue({});
  const { words, people, paying } = await show(noting, send);
  type(words.purpose, 'CAISSE toit');
  await press(`${words.payer} ${words.nobody}`);
  type(people.search, 'noa');
  await userEvent.click(await screen.findByRole('button', { name: words.pickSubmit, hidden: true }));
  screen.getByRole('button', { name: `${words.payer} Noa Lévi`, hidden: true });
  type(paying.payAmount, '60');
  type(paying.means, 'cheque');
  type(paying.paidOn, '2025-01-10');
  type(words.handNote, ' Chèque 123 ');
  const submit = paying.paySubmit('60 €'.replace(' ', '\u00a0'));
  await press(submit);
  expect(screen.getByLabelText(words.purpose)).toHaveProperty('disabled', true);
  await press(submit);
  const [first, second] = bodies(send, createPayment);
  expect(second).toEqual(first);
  expect(first).toEqual({
    ...{ type: 'CAISSE', typeId: 'toit', contactId: 'noa', montant: 60, means: 'cheque', date: '2025-01-10' },
    ...{ commentaire: 'Chèque 123', idempotencyKey: expect.any(String) },
  });
  expect([onClose, onPaid].map((called) => called.mock.calls.length)).toEqual([1, 1]);
});

it('DESK-230 adds a new contact on the way, and keeps what was typed before', async () => {
  const { words, people, paying, send } = await show(noting);
  type(words.purpose, 'GENERAL');
  type(paying.payAmount, '18');
  await press(people.create);
  type(people.fields.nom, 'Azoulay');
  await press(people.createSubmit);
  const [made] = bodies(send, createContact) as { id: string }[];
  screen.getByRole('button', { name: `${words.payer} Azoulay`, hidden: true });
  await press(paying.paySubmit('18 €'.replace(' ', '\u00a0')));
  expect(bodies(send, createPayment)).toMatchObject([{ type: 'GENERAL', montant: 18, contactId: made?.id }]);
});

it('DESK-261 PAY-56 offers no receipt where there is none, and leaves one out where it is not to be sent', async () => {
  const { words, paying, send } = await show(noting);
  const receipt = () => screen.queryByRole('checkbox', { name: words.handReceipt, hidden: true });
  for (const purpose of ['GENERAL', 'CAISSE fete']) {
    type(words.purpose, purpose);
    expect([purpose, receipt()]).toEqual([purpose, null]);
  }
  type(words.purpose, 'CAISSE toit');
  expect(receipt()).toHaveProperty('checked', true);
  await userEvent.click(receipt()!);
  type(paying.payAmount, '18');
  await press(paying.paySubmit('18 €'.replace(' ', '\u00a0')));
  expect(bodies(send, createPayment)).toMatchObject([{ typeId: 'toit', cerfa: false }]);
});

it('DESK-261 takes the postal address of a new contact', async () => {
  const { people, send } = await show(noting);
  await press(people.create);
  type(people.fields.nom, 'Azoulay');
  await press(people.addAddress);
  for (const key of ['adresse', 'postal', 'ville'] as const) type(people[key], `${key} 1`);
  await press(people.addAddress);
  await press(people.createSubmit);
  const address = { adresse: 'adresse 1', postal: 'postal 1', ville: 'ville 1', pays: 'FR' };
  expect(bodies(send, createContact)).toMatchObject([{ nom: 'Azoulay', addresses: [address] }]);
});

it('DESK-230 notes what is left of a submission, and says that its places are gone', async () => {
  const submission = { id: 's1', devise: 'eur', total: 50.1, payed: 20 } as FormSubmissionDetail;
  const send = jest.fn().mockRejectedValue(new DeskError('unavailable', ''));
  const shown = <NoteSubmission organisation="demo" {...{ submission, onClose, onPaid }} />;
  const { words, paying } = await show(shown, send);
  await press(paying.paySubmit('30,10 €'.replace(' ', '\u00a0')));
  expect(bodies(send, createPayment)).toMatchObject([{ type: 'FORM', typeId: 's1', montant: 30.1, means: 'cash' }]);
  await screen.findByText(words.unavailable);
});

it('DESK-230 takes a mistake back with a reason', async () => {
  const { words, send } = await show(
    <TakeBackDialog organisation="demo" paymentId="p1" onClose={onClose} onDone={onPaid} />,
  );
  type(words.refundReason, 'Doublon');
  await press(words.takeBack);
  expect(bodies(send, cancelPayment)).toEqual([{ reason: 'Doublon' }]);
});
