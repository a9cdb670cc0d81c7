import { createHash } from 'node:crypto';

/**
 * The stored form of a token. Tokens are long and random (or chosen by the operator), so a plain hash suffices to look
 * one up.
 */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
