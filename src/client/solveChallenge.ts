import { writeJson } from '../core/writeJson';
import { solveChallenge as search, type DeriveKeyFunction } from 'altcha-lib';
import { deriveKey as deriveNatively } from 'altcha-lib/algorithms/web/pbkdf2';
import { getChallenge } from '../contract/guard';
import type { Client } from './client';

/** Maximum wait for a visitor, in milliseconds. */
const patience = 60_000;

/**
 * Fetches a challenge and solves it in the page, without a worker. Returns the `guard` value of a guarded call; null if
 * it was not solved in time, or `signal` aborted.
 * @param subtle the browser's native cryptography, which runs off the main thread; absent on http pages
 */
export async function solveChallenge(
  client: Client,
  signal: AbortSignal,
  subtle: unknown = globalThis.crypto.subtle,
): Promise<string | null> {
  const { data: challenge } = await client.call(getChallenge, { signal, quiet: true });
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const deriveKey = subtle ? deriveNatively : await deriveInPage();
  const solution = await search({ challenge, deriveKey, controller, timeout: patience });
  return solution && btoa(writeJson({ challenge, solution }));
}

async function deriveInPage(): Promise<DeriveKeyFunction> {
  const { createDeriveKey } = await import('./createDeriveKey');
  return createDeriveKey({
    now: () => performance.now(),
    pause: () => new Promise((resolve) => void setTimeout(resolve)),
  });
}
