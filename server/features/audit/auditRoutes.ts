import { and, desc, eq, lt } from 'drizzle-orm';
import { routes } from '../../../src/contract/routes';
import { audit } from '../../db/schema';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { PAGE, toPage } from '../../page';

export const auditRoutes: FeatureRoutes<Deps> = (mount, { database: { queries } }) => {
  mount(routes.listAudit, async ({ organisationId, query: { subject, subjectId, before, limit = PAGE } }) => {
    const rows = await queries
      .select()
      .from(audit)
      .where(
        and(
          eq(audit.organisationId, organisationId),
          subject === undefined ? undefined : eq(audit.subject, subject),
          subjectId === undefined ? undefined : eq(audit.subjectId, subjectId),
          before === undefined ? undefined : lt(audit.id, before),
        ),
      )
      .orderBy(desc(audit.id))
      .limit(limit + 1);
    return toPage(rows, limit, (row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  });
};
