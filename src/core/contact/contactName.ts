import { foldSearch } from '../text';

interface Names {
  readonly prenom: string;
  readonly nom: string;
  readonly raison: string;
}

/**
 * A contact's name in lists: the person, else the company, else empty.
 * @example
 * contactName({ prenom: 'Ana', nom: 'Levi', raison: 'Levi SARL' }) // => 'Ana Levi'
 * contactName({ prenom: '', nom: '', raison: 'Levi SARL' }) // => 'Levi SARL'
 */
export const contactName = ({ prenom, nom, raison }: Names): string => `${prenom} ${nom}`.trim() || raison;

/**
 * A contact's sort key: family name first, folded as in searches.
 * @example
 * contactOrder({ prenom: 'Élie', nom: 'Lévi', raison: '' }, []) // => 'levi elie'
 * contactOrder({ prenom: '', nom: '', raison: '' }, ['ana@mail.org']) // => 'ana@mail.org'
 */
export const contactOrder = ({ prenom, nom, raison }: Names, reached: readonly string[]): string =>
  foldSearch(`${nom} ${prenom}`) || foldSearch(raison) || foldSearch(reached[0] ?? '');
