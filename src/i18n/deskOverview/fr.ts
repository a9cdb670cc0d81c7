import { plural } from '../catalogue';

const failing = (count: number) =>
  plural('fr', count, {
    one: `${count} abonnement dont le dernier prélèvement a échoué`,
    other: `${count} abonnements dont le dernier prélèvement a échoué`,
  });
const promises = (count: number) => plural('fr', count, { one: `${count} promesse`, other: `${count} promesses` });

/** Texts of an organisation’s first page at the desk (DESK-05 to DESK-07). */
export const deskOverview = {
  title: 'Vue d’ensemble',
  actions: {
    title: 'Raccourcis',
    form: 'Nouveau formulaire',
    link: 'Nouveau lien de paiement',
    gift: 'Noter un don ou une promesse',
  },
  period: 'Période',
  periods: { week: '7 jours', month: '30 jours', quarter: '13 semaines', year: '12 mois' },
  received: 'Reçu',
  refunded: 'Remboursé',
  before: (amount: string) => `${amount} la période précédente`,
  change: (percent: string, amount: string) => `${percent} (${amount} la période précédente)`,
  bars: { week: 'Reçu par jour', month: 'Reçu par jour', quarter: 'Reçu par semaine', year: 'Reçu par mois' },
  bar: (when: string, amount: string, before: string) => `${when} : ${amount}, période précédente : ${before}`,
  now: 'Cette période',
  then: 'Période précédente',
  tasks: 'À faire',
  noTasks: 'Rien n’attend.',
  failing,
  pledges: (count: number, amount: string, campaign: string) =>
    `${promises(count)} de « ${campaign} » à encaisser : ${amount}`,
  endingLinks: (count: number) =>
    plural('fr', count, {
      one: `${count} lien de paiement prend fin dans les deux semaines`,
      other: `${count} liens de paiement prennent fin dans les deux semaines`,
    }),
  overdueDebts: (count: number) =>
    plural('fr', count, { one: `${count} dette en retard`, other: `${count} dettes en retard` }),
  openDebts: (count: number) =>
    plural('fr', count, { one: `${count} dette à encaisser`, other: `${count} dettes à encaisser` }),
  formWarnings: (count: number, form: string) =>
    plural('fr', count, { one: `${count} point à vérifier`, other: `${count} points à vérifier` }) +
    ` dans « ${form} »`,
  shortForms: (count: number, form: string) =>
    plural('fr', count, { one: `${count} paiement reçu`, other: `${count} paiements reçus` }) +
    ` pour « ${form} », déjà complet, et pas encore remboursé${count > 1 ? 's' : ''}`,
  latest: 'Derniers paiements',
  all: 'Tous les paiements',
  none: 'Les paiements apparaîtront ici.',
  campaigns: 'Campagnes en cours',
  ofGoal: (amount: string, goal: string) => `${amount} sur ${goal}`,
};
export type DeskOverviewTexts = typeof deskOverview;
