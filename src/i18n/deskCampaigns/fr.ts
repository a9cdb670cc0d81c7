import { plural } from '../catalogue';

/** Texts of the desk’s campaigns: their list, and the page of one (DESK). */
export const deskCampaigns = {
  title: 'Campagnes',
  text: 'Une page, un objectif, des donateurs que l’on voit arriver : pour une collecte, une soirée, un appel.',
  search: 'Rechercher',
  searchHint: 'Nom ou identifiant.',
  state: 'État',
  all: 'Toutes',
  onlyActive: 'Ouvertes',
  onlyClosed: 'Fermées',
  clear: 'Effacer les filtres',
  campaign: 'Campagne',
  none: 'Aucune campagne pour l’instant. Partez d’un modèle : la page est prête tout de suite, et tout se change ensuite.',
  noneFound: 'Aucune campagne ne correspond.',
  more: 'Afficher plus',
  states: { open: 'En cours', coming: 'À venir', over: 'Terminée', closed: 'Fermée' },
  ofGoal: (value: string, goal: string) => `${value} sur ${goal}`,
  gifts: (count: number, written: string) => plural('fr', count, { one: `${written} don`, other: `${written} dons` }),
  units: (written: string) => `${written} parts`,
  back: 'Toutes les campagnes',
  view: 'Voir la page',
  parts: {
    label: 'Parties de la campagne',
    overview: 'Aperçu',
    evening: 'La soirée',
  },
  progressOf: (name: string) => `Avancement de ${name}`,
  from: 'Début',
  until: 'Fin',
};
export type DeskCampaignsTexts = typeof deskCampaigns;
