import type { ResponseOut } from '../../../../contract/route';
import type { getSite } from '../../../../contract/site/menu';

export type OwnSite = ResponseOut<typeof getSite>['data'];
