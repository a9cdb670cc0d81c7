import type { Request } from 'express';
import type { Visitor } from './guard';

/** The caller. `request.ip` comes from a header only where the operator named the proxy that sets it (SRV-09). */
export const visitorOf = (request: Request, { guard }: { guard?: string | undefined }): Visitor => ({
  address: request.ip ?? '',
  solution: guard,
});
