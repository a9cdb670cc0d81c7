import { plural } from '../catalogue';

const counted = (count: number, one: string, other: string) => `${count} ${plural('fr', count, { one, other })}`;

/** Mails notifying an organisation of payments. Amounts and periods come formatted. */
export const giftMail = {
  one: (amount: string) => `Paiement reçu : ${amount}`,
  together: 'Plusieurs paiements sont arrivés en peu de temps : les voici en un seul message.',
  period: (period: string) => `Dons et paiements : ${period}`,
  received: (count: number) => counted(count, 'paiement reçu', 'paiements reçus'),
  byHand: (count: number) => counted(count, 'don saisi à la main', 'dons saisis à la main'),
  refunded: (count: number) => counted(count, 'remboursement', 'remboursements'),
  failed: (count: number) => counted(count, 'prélèvement refusé', 'prélèvements refusés'),
  payer: 'Payeur',
  purpose: 'Affectation',
  purposes: 'Par affectation',
  charge: 'Échéance',
  debts: 'Dettes',
  anonymous: 'Anonyme',
  more: (count: number) => `et ${counted(count, 'autre', 'autres')}`,
  setting:
    'Ces messages peuvent arriver à chaque paiement, une fois par jour ou jamais : c’est un réglage de l’organisation.',
};
export type GiftMailTexts = typeof giftMail;
