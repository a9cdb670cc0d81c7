import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Columns<Name extends string> = Readonly<Record<Name, AnyPgColumn>>;

const said = (column: AnyPgColumn, ...keys: readonly string[]) =>
  keys.map((key) => sql`coalesce(${column} ->> ${sql.raw(`'${key}'`)}, '')`);

/** Texts of a promise that everybody who lists it may search. */
export const pledgeNames = ({ displayName, infos, id }: Columns<'displayName' | 'infos' | 'id'>) => [
  displayName,
  ...said(infos, 'prenom', 'nom'),
  id,
];

/** The texts that searches of a record look in. The database folds them (`fold_text`), so that only the index is stored. */
export const searchedTexts = {
  calendars: ({ label, id }: Columns<'label' | 'id'>) => [label, id],
  caisses: ({ name, id }: Columns<'name' | 'id'>) => [name, id],
  campaigns: ({ label, id }: Columns<'label' | 'id'>) => [label, id],
  sections: ({ label, id }: Columns<'label' | 'id'>) => [label, id],
  forms: ({ title, id }: Columns<'title' | 'id'>) => [title, id],
  debts: ({ name, id }: Columns<'name' | 'id'>) => [name, id],
  events: ({ document, id }: Columns<'document' | 'id'>) => [...said(document, 'name'), id],
  news: ({ document, id }: Columns<'document' | 'id'>) => [...said(document, 'title'), id],
  galleries: ({ document, id }: Columns<'document' | 'id'>) => [...said(document, 'name'), id],
  articles: ({ document, id }: Columns<'document' | 'id'>) => [...said(document, 'title'), id],
  pages: ({ document, path, id }: Columns<'document' | 'path' | 'id'>) => [...said(document, 'title'), path, id],
  translations: ({ name }: Columns<'name'>) => [name],
  /** Names of contacts: the texts that every role may search them by. */
  people: ({ details }: Columns<'details'>) => said(details, 'prenom', 'nom', 'raison', 'prenomHE'),
  subscribers: ({ email }: Columns<'email'>) => [email],
  waits: ({ name, email }: Columns<'name' | 'email'>) => [name, email],
  media: ({ name, alt }: Columns<'name' | 'alt'>) => [name, alt],
  pledges: (pledge: Columns<'displayName' | 'infos' | 'id'>) => [
    ...pledgeNames(pledge),
    ...said(pledge.infos, 'email', 'tel'),
  ],
  links: ({ config, payer, id }: Columns<'config' | 'payer' | 'id'>) => [
    ...said(config, 'label'),
    ...said(payer, 'prenom', 'nom', 'raison', 'email'),
    id,
  ],
} as const;

/** These texts as searches compare them. */
export const foldedTexts = (texts: readonly (AnyPgColumn | SQL)[]): SQL =>
  sql`fold_text(${sql.join(
    texts.map((text) => sql`${text}`),
    sql` || ' ' || `,
  )})`;

/** The groups of characters of such a text. @param owner whose it is: a column, or several in one text */
export const recordGrams = (owner: AnyPgColumn | SQL, texts: readonly (AnyPgColumn | SQL)[]): SQL =>
  sql`search_grams(${owner}, ${foldedTexts(texts)})`;

/** The same as an index holds them. */
export const indexedGrams = (owner: AnyPgColumn | SQL, texts: readonly (AnyPgColumn | SQL)[]): SQL =>
  sql`${recordGrams(owner, texts)} collate "C"`;
