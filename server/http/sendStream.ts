import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/**
 * Sends what is made while it is sent. What fails before the first bytes is answered as any error; after that the connection
 * breaks, so that nobody takes a part for the whole.
 */
export async function sendStream(response: Response, type: string, content: Readable): Promise<void> {
  try {
    await once(content, 'readable');
    response.type(type);
    await pipeline(content, response);
  } catch (error) {
    if (!response.headersSent) response.removeHeader('Content-Disposition');
    // The reader has left: there is no one to tell.
    if (!isGone(error)) throw error;
  }
}

const isGone = (error: unknown) => (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE';
