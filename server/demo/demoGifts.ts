import { toMinor } from '../../src/core/money';
import type { Deps } from '../deps';
import type { PaidGift } from './insertGifts';
import { inventedEmail } from './inventedEmail';
import { inventedPhone } from './inventedPhone';

/** Gifts to each fund of the demo, in euros, newest first; the last list is general gifts. */
const given: readonly {
  readonly caisseId: string | null;
  readonly label: string;
  readonly amounts: readonly number[];
}[] = [
  {
    caisseId: 'toit',
    label: 'Un toit pour la bibliothèque',
    amounts: [
      50, 180, 1800, 36, 100, 360, 50, 5000, 120, 250, 90, 18, 1000, 360, 50, 720, 100, 3600, 180, 50, 540, 36, 250,
      100, 1800, 60, 180, 500, 100, 2500, 36, 360, 150, 50,
    ],
  },
  {
    caisseId: 'cantine',
    label: 'La cantine du soir',
    amounts: [20, 50, 180, 36, 100, 20, 360, 50, 72, 500, 18, 100, 250, 50, 36, 1000, 20, 180, 54, 100, 360, 50],
  },
  {
    caisseId: 'rentree',
    label: 'Cartables de la rentrée',
    amounts: [50, 100, 36, 250, 180, 500, 72, 100, 360, 1000, 50],
  },
  { caisseId: 'solidarite', label: 'Fonds de solidarité', amounts: [100, 36, 50, 360, 180, 20, 500, 54, 100, 250] },
  { caisseId: null, label: 'Dons de la communauté', amounts: [50, 180, 100, 36, 18, 250, 50] },
];

const people: readonly (readonly [prenom: string, nom: string, homme: boolean])[] = [
  ['Ana', 'Lévy', false],
  ['Samuel', 'Benhamou', true],
  ['Claire', 'Dubois', false],
  ['Jean-Pierre', 'N’Diaye', true],
  ['Myriam', 'Cohen', false],
  ['Olga', 'Petrova', false],
  ['David', 'Azoulay', true],
  ['Inès', 'Moreau', false],
];

const notes = ['En souvenir de mon père', '', '', 'Bravo à toute l’équipe', '', '', '', 'Pour les enfants', ''];
const hour = 60 * 60 * 1000;

/** Made-up paid gifts of the months before now, under undeliverable addresses. */
export function demoGifts(organisationId: string, { ids, now }: Pick<Deps, 'ids' | 'now'>): PaidGift[] {
  const start = now().getTime();
  return given.flatMap(({ caisseId, label, amounts }, list) =>
    amounts.map((amount, index) => {
      const [prenom = '', nom = '', homme = false] = people[(index * 3 + list) % people.length] ?? [];
      const at = new Date(start - (index * 31 + list * 7 + 2) * hour);
      return {
        id: ids.row(at),
        organisationId,
        caisseId,
        label,
        currency: 'eur',
        montant: toMinor(amount, 'eur'),
        cerfa: true,
        assoc: 'MAIN',
        info: { homme, prenom, nom, email: inventedEmail(`${prenom} ${nom}`), tel: inventedPhone(`${prenom} ${nom}`) },
        commentaire: notes[(index + list) % notes.length] ?? '',
        at,
      };
    }),
  );
}
