import { plural, type PluralForms } from '../catalogue';

const of = (forms: PluralForms) => (count: number, written: string) => `${written} ${plural('fr', count, forms)}`;

export const deskRemoval = {
  remove: 'Supprimer',
  title: 'Supprimer définitivement',
  text: 'Rien ne pourra l’annuler. Les pages d’autres sites qui l’affichent diront que cela n’existe plus.',
  removed: 'C’est supprimé.',
  used: 'La suppression n’est pas possible, car il y a :',
  named: 'C’est nommé ici :',
  unnamed: 'Retirez-le d’abord de là.',
  archiveText:
    'Archivez plutôt : ni les visiteurs ni les listes de choix ne le proposent plus. Ce qui existe reste, avec son nom, et cela s’annule en une pression.',
  archive: 'Archiver',
  archived: 'C’est archivé.',
  restore: 'Désarchiver',
  restored: 'Ce n’est plus archivé.',
  counts: {
    payment: of({ one: 'paiement', other: 'paiements' }),
    link: of({ one: 'lien de paiement', other: 'liens de paiement' }),
    gift: of({ one: 'don', other: 'dons' }),
    pledge: of({ one: 'promesse', other: 'promesses' }),
    submission: of({ one: 'envoi', other: 'envois' }),
    booking: of({ one: 'réservation', other: 'réservations' }),
    wait: of({ one: 'personne en attente', other: 'personnes en attente' }),
    matching: of({ one: 'règle d’abondement', other: 'règles d’abondement' }),
  },
};

export type DeskRemovalTexts = typeof deskRemoval;
