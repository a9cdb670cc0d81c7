import { foldText } from '../text';

interface Names {
  readonly prenom: string;
  readonly nom: string;
  readonly raison: string;
}

/**
 * A contact's name as lists write it: the person, else the company; empty for nobody named.
 * @example
 * contactName({ prenom: 'Ana', nom: 'Levi', raison: 'Levi SARL' }) // => 'Ana Levi'
 * contactName({ prenom: '', nom: '', raison: 'Levi SARL' }) // => 'Levi SARL'
 */
export const contactName = ({ prenom, nom, raison }: Names): string => `${prenom} ${nom}`.trim() || raison;

/**
 * The text by which contacts are put in order: family name first, folded as searches compare it.
 * @example
 * contactOrder({ prenom: 'Élie', nom: 'Lévi', raison: '' }, []) // => 'levi elie'
 * contactOrder({ prenom: '', nom: '', raison: '' }, ['ana@mail.org']) // => 'ana@mail.org'
 */
export const contactOrder = ({ prenom, nom, raison }: Names, reached: readonly string[]): string =>
  foldText(`${nom} ${prenom}`) || foldText(raison) || foldText(reached[0] ?? '');
