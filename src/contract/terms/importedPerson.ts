/** Columns of a list of people (PERS-11). */
export const personColumns = [
  ...(['prenom', 'nom', 'prenomHE', 'raison', 'email', 'tel', 'adresse', 'postal', 'ville', 'pays'] as const),
  ...(['tags', 'household', 'birthday', 'hazkara', 'hazkaraOf', 'note'] as const),
] as const;
export type PersonColumn = (typeof personColumns)[number];

export const importLimits = {
  /** People of one list. */
  people: 50_000,
  /** People of one piece. */
  piece: 200,
} as const;
