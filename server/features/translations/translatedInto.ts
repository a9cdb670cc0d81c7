import { sql } from 'drizzle-orm';
import { languages as all, type Language } from '../../../src/contract/terms/languages';
import type { Queries } from '../../db/database';
import { createContentMemory } from '../organisations/contentMemory';
import type { OrganisationRecord } from '../organisations/organisationStore';

/** An organisation, with the language in which its texts are written. */
export type Author = Pick<OrganisationRecord, 'id' | 'language' | 'languages' | 'contentVersion'>;

const remember = createContentMemory<readonly Language[]>();

/** The languages that an organisation offers beside its own and that something is translated into: read once for its content. */
export async function translatedInto(queries: Queries, author: Author): Promise<Language[]> {
  const others = (author.languages ?? []).filter((lang) => lang !== author.language);
  if (others.length === 0) return [];
  const said = await remember(queries, author, () => readLanguages(queries, author.id));
  return others.filter((lang) => said.includes(lang));
}

/** Of each one row is looked for. */
async function readLanguages(queries: Queries, organisationId: string): Promise<Language[]> {
  const known = sql.join(
    all.map((lang) => sql`(${lang})`),
    sql`, `,
  );
  const rows = await queries
    .select({ lang: sql<Language>`known.lang` })
    .from(sql`(values ${known}) as known(lang)`)
    .where(
      sql`exists (select from translations t where t.organisation_id = ${organisationId} and t.lang = known.lang)`,
    );
  return rows.map(({ lang }) => lang);
}
