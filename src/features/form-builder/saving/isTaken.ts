import { ApiError } from '../../../client/apiError';

/** Whether a call could not make something because its id is there already. */
export const isTaken = (error: unknown): boolean => error instanceof ApiError && error.refusal?.code === 'taken';
