import { v7 } from 'uuid';

/** An id of a row, in the order of time: of now, or of the moment that the row tells of. */
export const rowId = (at?: Date): string => v7(at && { msecs: at.getTime() });
