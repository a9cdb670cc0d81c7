import { and, desc, eq, lt } from 'drizzle-orm';
import { routes } from '../../../src/contract/routes';
import { audit } from '../../db/schema';
import { withinDays } from '../../db/withinDays';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { readZone } from '../../ledger/zoneName';
import { PAGE, toPage } from '../../page';

export const auditRoutes: FeatureRoutes<Deps> = (mount, { database: { queries } }) => {
  mount(
    routes.listAudit,
    async ({ organisationId, query: { subject, subjectId, actor, from, to, before, limit = PAGE } }) => {
      const zone = (from ?? to) ? await readZone(queries, organisationId) : '';
      const rows = await queries
        .select()
        .from(audit)
        .where(
          and(
            eq(audit.organisationId, organisationId),
            subject === undefined ? undefined : eq(audit.subject, subject),
            subjectId === undefined ? undefined : eq(audit.subjectId, subjectId),
            actor === undefined ? undefined : eq(audit.actor, actor),
            withinDays(audit.createdAt, { from, to }, zone),
            before === undefined ? undefined : lt(audit.id, before),
          ),
        )
        .orderBy(desc(audit.id))
        .limit(limit + 1);
      return toPage(rows, limit, (row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    },
  );
};
