import type { ResponseOut } from '../../../../contract/route';
import type { getMedia } from '../../../../contract/site/media';

export type OwnItem = ResponseOut<typeof getMedia>['data'];
