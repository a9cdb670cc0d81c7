import { sql } from 'drizzle-orm';
import { Router } from 'express';
import type { Deps } from '../../deps';
import { labelRoute } from '../../http/requestLog';
import { loggable } from '../../loggable';

/** `/healthz`: the process answers. `/readyz`: the database answers too; `maintenance` when nothing else is done (OPS-03). */
export function createHealthRouter({ config, database, log }: Pick<Deps, 'config' | 'database' | 'log'>): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    labelRoute(response, '/healthz');
    response.setHeader('Cache-Control', 'no-store');
    response.json({ ok: true });
  });
  router.get('/readyz', async (_request, response) => {
    labelRoute(response, '/readyz');
    response.setHeader('Cache-Control', 'no-store');
    try {
      await database.queries.execute(sql`select 1`);
      response.json({ ok: true, ...(config.maintenance ? { maintenance: true } : {}) });
    } catch (error) {
      log.error({ error: loggable(error) }, 'the database does not answer');
      response.status(503).json({ ok: false });
    }
  });
  return router;
}
