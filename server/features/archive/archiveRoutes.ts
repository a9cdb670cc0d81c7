import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { createTurns } from '../../http/createTurns';
import type { FeatureRoutes } from '../../http/mount';
import { sendStream } from '../../http/sendStream';
import { attachment } from '../../http/attachment';
import { noteExport } from '../audit/noteExport';
import { exportArchive } from './exportArchive';
import { importArchive } from './importArchive';
import { receiveArchive } from './receiveArchive';

export const archiveRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const exports = createTurns(2, 'Two exports are running. Try again when one has ended.');
  const imports = createTurns(1, 'An archive is being taken. Try again when that has ended.');

  mount(routes.exportArchive, ({ organisationId, holder, response }) =>
    exports(organisationId, async () => {
      await noteExport(deps, holder, routes.exportArchive);
      const day = deps.now().toISOString().slice(0, 10);
      response.set('Content-Disposition', attachment(`${organisationId}-${day}.zip`));
      await sendStream(response, 'application/zip', exportArchive(deps, organisationId));
      return undefined;
    }),
  );
  mount(routes.importArchive, ({ organisationId, holder, request, query: { dryRun } }) =>
    imports(organisationId, async () => ({
      success: true as const,
      data: await receiveArchive(deps, request, (fd) => importArchive(deps, holder, fd, dryRun === 'true')),
    })),
  );
};
