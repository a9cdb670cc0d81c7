import type { Deps } from '../deps';
import type { NewDebt } from '../features/debts/debtService';
import type { LinkRow } from '../features/checkout/link/linkStore';
import type { NewService } from '../features/services/serviceService';
import { demoOrganisation } from './demoOrganisation';

const ateliers = { id: 'ateliers', name: 'Ateliers' };

/** The house's offers: paid every month, or once, alone or for several people. */
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
    id: 'adhesion-famille',
    name: 'Adhésion famille',
    description: 'Pour tous ceux qui vivent sous le même toit, enfants compris.',
    montant: 30,
    recurrent: 1,
    nbMonth: 12,
    cerfa: true,
    assoc: 'MAIN',
    categorie: 'Adhésion',
  },
  {
    id: 'repas',
    name: 'Offrir un couvert',
    description: 'Dix repas chaque mois, pour quelqu’un qui n’a pas à le demander.',
    montant: 45,
    recurrent: 1,
    nbMonth: null,
    cerfa: true,
    assoc: 'MAIN',
    categorie: 'Solidarité',
  },
  {
    id: 'cours',
    name: 'Cours de cuisine',
    description: 'Un dimanche matin aux fourneaux de la cantine, tabliers fournis.',
    montant: 25,
    sysQuantity: true,
    groupe: ateliers,
    categorie: 'Ateliers',
  },
  {
    id: 'reliure',
    name: 'Atelier de reliure',
    description: 'Trois séances pour réparer un livre que l’on aime.',
    montant: 60,
    groupe: ateliers,
    categorie: 'Ateliers',
  },
  {
    id: 'colonie',
    name: 'Semaine de colonie',
    description: 'Du lundi au vendredi pendant les vacances, repas compris, de six à douze ans.',
    montant: 140,
    sysQuantity: true,
    groupe: { id: 'enfants', name: 'Pour les enfants' },
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
