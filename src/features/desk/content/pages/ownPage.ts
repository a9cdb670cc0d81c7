import type { ResponseOut } from '../../../../contract/route';
import type { getPage } from '../../../../contract/site/adminPages';

export type OwnPage = ResponseOut<typeof getPage>['data'];
