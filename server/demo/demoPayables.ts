import type { Deps } from '../deps';
import type { NewDebt } from '../features/debts/debtService';
import type { LinkRow } from '../features/checkout/link/linkStore';
import type { NewService } from '../features/services/serviceService';
import { demoOrganisation } from './demoOrganisation';

/** The house's offers: a monthly membership, and a course for several people. */
export const demoServices: readonly NewService[] = [
  {
    id: 'adhesion',
    name: 'Adhésion mensuelle',
    description: 'La bibliothèque, la cantine et les cours du soir, toute l’année.',
    montant: 18,
    recurrent: 1,
    nbMonth: 12,
    cerfa: true,
    assoc: 'MAIN',
    categorie: 'Adhésion',
  },
  {
    id: 'cours',
    name: 'Cours de cuisine',
    description: 'Un dimanche matin aux fourneaux de la cantine, tabliers fournis.',
    montant: 25,
    sysQuantity: true,
    categorie: 'Ateliers',
  },
];

/** Open debts of a family. */
export const demoDebts: readonly NewDebt[] = [
  { id: 'cotisation', name: 'Cotisation de l’année', montant: 50, assoc: 'MAIN', cerfa: true },
  { id: 'cantine-mars', name: 'Cantine, mars', montant: 30, assoc: 'MAIN', cerfa: true },
  { id: 'sortie', name: 'Sortie au jardin', montant: 100, assoc: 'MAIN', cerfa: true },
  { id: 'livres', name: 'Livres de la rentrée', montant: 20, assoc: 'MAIN', cerfa: true },
];

/** A link that lays a payment on these debts: `/l/demo`. Real links have ids that cannot be guessed. */
export function demoLink({ now }: Pick<Deps, 'now'>): LinkRow {
  return {
    id: 'demo',
    organisationId: demoOrganisation.id,
    linkType: 'PAIEMENT',
    config: { type: 'MULTI_DETTE', dettes: demoDebts.map(({ id = '' }) => ({ id })) },
    paymentId: null,
    changeAmount: false,
    reusable: true,
    payer: null,
    meta: {
      title: 'Votre compte aux Tilleuls',
      description: 'Réglez en une fois ce qui reste dû.',
      image: '/demo/cour-1200x630.jpg',
    },
    expiresAt: null,
    revokedAt: null,
    createdAt: now(),
  };
}
