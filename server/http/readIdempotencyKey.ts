import type { Request } from 'express';
import * as v from 'valibot';
import { idempotencyKey } from '../../src/contract/common';
import { HttpError } from '../errors';

/** The header `Idempotency-Key`. @throws HttpError 400 */
export function readIdempotencyKey(request: Request): string | undefined {
  const key = request.get('idempotency-key');
  if (key === undefined || v.is(idempotencyKey, key)) return key;
  const message = 'The header Idempotency-Key must be 8 to 80 letters, digits, "-" or "_".';
  throw new HttpError(400, message, 'malformed');
}
