import { DeskError } from './deskClient';

/** Whether nobody knows what became of a request: the server, or the provider behind it, did not answer. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof DeskError && ['network', 'failed', 'provider_unavailable'].includes(error.code);
