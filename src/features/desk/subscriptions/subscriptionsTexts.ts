import { deskSubscriptionsTexts } from '../../../i18n/deskSubscriptions';
import { pageTexts } from '../pageTexts';

export const useSubscriptionsTexts = pageTexts(deskSubscriptionsTexts);
