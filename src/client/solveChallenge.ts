import { writeJson } from '../core/writeJson';
import { solveChallenge as search, type DeriveKeyFunction } from 'altcha-lib';
import { deriveKey as deriveNatively } from 'altcha-lib/algorithms/web/pbkdf2';
import { getChallenge } from '../contract/guard';
import type { Client } from './client';

/** Milliseconds after which a visitor is not kept waiting any longer. */
const patience = 60_000;

/**
 * Fetches a challenge and does its work in the page, without a worker. Answers what a guarded call carries in `guard`; null
 * when the work could not be done in time, or `signal` aborted it.
 * @param subtle the browser's own cryptography, which works beside the page; http pages have none
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
