import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { readLastBackup } from '../../files/lastBackup';
import type { FeatureRoutes } from '../../http/mount';

export const backupRoutes: FeatureRoutes<Deps> = (mount, { config }) => {
  mount(routes.getLastBackup, async () => ({ data: { at: await readLastBackup(config.dataFolder) } }));
};
