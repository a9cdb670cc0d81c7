/** Texts of the search of all records (DESK-265). */
export const deskSearch = {
  title: 'Rechercher',
  label: 'Que cherchez-vous ?',
  hint: 'Un nom, une adresse, un téléphone, une référence, une page.',
  hintByName: 'Un nom, la référence d’un paiement, une page.',
  places: 'Pages de l’administration',
  all: (kind: string) => `Voir tout dans ${kind}`,
  unnamed: 'Sans nom',
  none: 'Rien ne correspond.',
  found: (count: number) => (count < 2 ? `${count} résultat` : `${count} résultats`),
};
export type DeskSearchTexts = typeof deskSearch;
