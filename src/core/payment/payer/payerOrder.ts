import { foldSearch } from '../../text';

interface Payer {
  readonly prenom: string;
  readonly nom: string;
  /** A private person, whose company does not pay. */
  readonly perso: boolean;
  readonly raison?: string | undefined;
}

/**
 * A payer's sort key: a company's name, else the family name first, folded as in searches; empty for nobody known.
 * @example
 * payerOrder({ prenom: 'Élie', nom: 'Lévi', perso: true, raison: '' }) // => 'levi elie'
 * payerOrder({ prenom: 'Élie', nom: 'Lévi', perso: false, raison: 'Cèdre SARL' }) // => 'cedre sarl'
 */
export const payerOrder = ({ prenom, nom, perso, raison = '' }: Payer): string =>
  (!perso && foldSearch(raison)) || foldSearch(`${nom} ${prenom}`);
