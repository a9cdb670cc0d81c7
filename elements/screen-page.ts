const WORKER = '/elements/screen-worker.js';

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: string): string };
}

/** Has the page of a screen kept, with all that it loads, for when the server is down (SCREEN-09). */
async function keepPage({ serviceWorker }: Navigator): Promise<void> {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('orgkit-screen', { createScriptURL: () => WORKER });
  await serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER, { scope: location.pathname });
  const { active } = await serviceWorker.ready;
  // The worker has seen nothing of what loaded before it started.
  active?.postMessage([location.href]);
  const loads = new PerformanceObserver((list) => active?.postMessage(list.getEntries().map(({ name }) => name)));
  loads.observe({ type: 'resource', buffered: true });
}

// Not everywhere: none over http, nor in some private windows. The screen is the same without.
if ('serviceWorker' in navigator)
  keepPage(navigator).catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- for whoever sets the screen up
    console.warn(`org-sdk: this screen does not survive a reload offline. ${String(error)}`);
  });
