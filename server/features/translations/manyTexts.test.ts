import { sql } from 'drizzle-orm';
import type { Language } from '../../../src/contract/common';
import { copyRows } from '../../testing/copyRows';
import { dataOf, useAdminServer } from '../../testing/adminServer';
import { touchesOf } from '../../testing/rowsTouched';
import { pageTranslations } from './translationList';

const TEXTS = 600;
const LIMIT = 20;

const { world, ask } = useAdminServer();

it('CALL-156 TRANS-02 a page of texts reads few rows, also of an organisation that no figures of the planner know yet', async () => {
  const { queries } = world.database;
  await ask('PUT', 'organisations/demo', { languages: ['fr', 'he'] });
  await ask('POST', 'services', { id: 'tea', name: 'Thé', montant: 10 });
  const [text] = dataOf<{ id: string }[]>(await ask('GET', 'translations?lang=he'));
  await ask('PUT', `translations/he/${text?.id}`, { text: 'תה' });
  /** Copies the text and its translation. */
  const copy = async (organisation: string) => {
    const id = sql`lpad(n::text, 32, '0') || case when row.lang = '' then '' else '-he' end`;
    const changes = sql`jsonb_build_object('organisation_id', ${organisation}::text, 'id', ${id}, 'place', row.place || n)`;
    await copyRows(queries, 'translations', {
      where: sql`row.organisation_id = 'demo' and row.record_id = 'tea'`,
      times: TEXTS,
      changes,
    });
  };
  await copy('other');
  await queries.execute(sql`vacuum analyze translations`);
  await copy('demo');

  const lang: Language = 'he';
  for (const asked of [{}, { kind: 'service' as const }, { state: 'missing' as const }]) {
    const touches = await touchesOf(queries, () => pageTranslations(queries, 'demo', { lang, limit: LIMIT, ...asked }));
    const rows = touches.reduce((sum, touch) => sum + touch.rows, 0);
    // Of one that is missing, those are passed that are not.
    expect([asked, rows <= ('state' in asked ? 3 * TEXTS : 3 * LIMIT) ? 'few' : rows]).toEqual([asked, 'few']);
  }
});
