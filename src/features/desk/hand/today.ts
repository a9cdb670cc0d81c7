import { now } from '../../../client/clock';
import { dayOf } from '../../../core/calendar';

/** Today on the reader's own clock. */
export const today = (): string => dayOf(now(), new Intl.DateTimeFormat().resolvedOptions().timeZone);
