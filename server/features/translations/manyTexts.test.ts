import { sql } from 'drizzle-orm';
import type { Language } from '../../../src/contract/common';
import { copyRows } from '../../testing/copyRows';
import { dataOf, useAdminServer } from '../../testing/adminServer';
import { touchesOf } from '../../testing/rowsTouched';
import { pageTranslations } from './translationList';

const FEW = 80;
const TEXTS = 1000;
const LIMIT = 20;

const { world, ask } = useAdminServer();

it('CALL-156 TRANS-02 a page of texts reads few rows, also of an organisation that no figures of the planner know yet', async () => {
  const { queries } = world.database;
  await ask('PUT', 'organisations/demo', { languages: ['fr', 'he'] });
  await ask('POST', 'services', { id: 'tea', name: 'Thé', montant: 10 });
  const [text] = dataOf<{ id: string }[]>(await ask('GET', 'translations?lang=he'));
  await ask('PUT', `translations/he/${text?.id}`, { text: 'תה' });
  /** Copies the text and its translation. */
  const copy = async (organisation: string, times: number) => {
    const id = sql`lpad(n::text, 32, '0') || case when row.lang = '' then '' else '-he' end`;
    const changes = sql`jsonb_build_object('organisation_id', ${organisation}::text, 'id', ${id}, 'place', row.place || n)`;
    await copyRows(queries, 'translations', {
      where: sql`row.organisation_id = 'demo' and row.record_id = 'tea'`,
      times,
      changes,
    });
  };
  await copy('other', FEW);
  await queries.execute(sql`vacuum analyze translations`);
  await copy('demo', TEXTS);

  const all: { lang: Language; kind?: 'service'; state?: 'missing' }[] = [
    { lang: 'he' },
    { lang: 'he', kind: 'service' },
    { lang: 'en', state: 'missing' },
  ];
  for (const asked of all) {
    const touches = await touchesOf(queries, () => pageTranslations(queries, 'demo', { limit: LIMIT, ...asked }));
    const rows = touches.reduce((sum, touch) => sum + touch.rows, 0);
    expect([asked, rows <= 3 * LIMIT ? 'few' : rows]).toEqual([asked, 'few']);
  }
});
