/** Texts of an operator’s pages (DESK-180, DESK-181). */
export const deskOperator = {
  title: 'Organisations du serveur',
  text: 'Leur nom, leurs adresses et leur état. Ce qu’elles contiennent reste à elles.',
  search: 'Rechercher',
  searchHint: 'Nom ou identifiant',
  none: 'Aucune organisation pour l’instant.',
  noneFound: 'Rien ne correspond à cette recherche.',
  more: 'Afficher la suite',
  organisation: 'Organisation',
  state: 'État',
  modes: { test: 'En test', live: 'En service' },
  closed: (when: string) => `Fermée le ${when}`,
  deletions: {
    asked: (when: string) => `Sera supprimée le ${when}`,
    running: (when: string) => `En cours de suppression depuis le ${when}`,
    done: (when: string) => `Supprimée le ${when}`,
  },
  ownerless: 'Sans propriétaire',
  ownerlessText: 'Personne ne peut la gérer. Sur le serveur, cette commande invite un propriétaire :',
  id: 'Identifiant',
  founded: 'Créée le',
  owners: 'Propriétaires',
  pages: 'Ses pages',
  hostsText: 'Un nom que vous ajoutez ici est servi aussitôt, sans autre preuve.',
};
export type DeskOperatorTexts = typeof deskOperator;
