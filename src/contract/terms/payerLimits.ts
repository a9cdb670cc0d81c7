/** The longest text of each field. */
export const PAYER_LIMITS = {
  prenom: 100,
  nom: 100,
  email: 254,
  tel: 40,
  raison: 200,
  siren: 40,
  social_id: 40,
  adresse: 300,
  postal: 20,
  ville: 120,
  pays: 2,
} as const;
