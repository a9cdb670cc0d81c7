import { useState } from 'react';
import { correctPayer, getPayment, type AdminPayment } from '../../../contract/payments/adminPayments';
import { DeskError } from '../deskClient';
import { useDesk } from '../deskContext';
import { useEdits, type Edits, type EditValue } from '../editing/useEdits';

const infoKeys = ['homme', 'prenom', 'nom', 'email', 'tel'] as const;
const billingKeys = ['perso', 'raison', 'siren', 'social_id', 'adresse', 'postal', 'ville', 'pays'] as const;
const keys = [...infoKeys, ...billingKeys];
export type PayerKey = (typeof keys)[number];

/** A value of who paid, as its field shows it. */
export const readPayer = ({ info, facturation }: AdminPayment, key: PayerKey): EditValue =>
  ({ ...facturation, ...info })[key] ?? '';

/** The edits of who paid, and what the server finds wrong with them, by field. */
export function usePayerEdits(payment: AdminPayment, organisation: string) {
  const { call } = useDesk();
  const [record, take] = useState(payment);
  const place = { organisation, params: { paymentId: payment.id } };
  const edits = useEdits<AdminPayment, PayerKey>({
    ...{ record, keys, read: readPayer, take },
    async write({ version }, given) {
      const body = { info: some(given, infoKeys), facturation: some(given, billingKeys), version };
      return (await call(correctPayer, { ...place, body })).data;
    },
    reload: async () => (await call(getPayment, place)).data,
  });
  const { error } = edits;
  const issues = error instanceof DeskError && error.code === 'payer' ? error.issues : [];
  const faults = new Map(issues.map(({ path, message }) => [path.split('.').at(-1) ?? '', message]));
  return { record, edits, faults };
}

const some = <K extends PayerKey>(edits: Edits<PayerKey>, wanted: readonly K[]) =>
  Object.fromEntries(wanted.flatMap((key) => (edits[key] === undefined ? [] : [[key, edits[key]]])));
