import { createClient } from '../../client/client';
import { createSafeStorage, type SafeStorage } from '../../client/safeStorage';
import type { Organisation } from '../../contract/organisations/organisations';
import { common } from '../../i18n/common/fr';
import type { ElementContext } from '../context';
import type { OrgkitEvents } from '../events';

/** A request that the element made. */
export interface SeenCall {
  method: string;
  path: string;
  body: unknown;
  /** Query string of the address; the rest are Orgkit's own headers. */
  query: string;
  idempotencyKey: string | null;
}

/** A server's answer: a status and a JSON body, or `network`: the connection breaks. */
export type Answer = { status?: number; json: unknown } | 'network';

export interface TestElement {
  context: ElementContext;
  calls: SeenCall[];
  storage: SafeStorage;
  events: { name: string; detail: unknown }[];
  /** Messages shown by `notify`. */
  notified: string[];
  /** The element methods registered by the view. */
  readonly methods: Readonly<Record<string, (...args: never[]) => unknown>> | null;
  /** Advances the injected clock and runs due timers. */
  pass(milliseconds: number): void;
}

export const organisation: Organisation = {
  id: 'demo',
  name: 'Maison du Soleil',
  language: 'fr',
  devise: 'eur',
  country: 'FR',
  BASE_WEB_URL: 'https://soleil.example',
  config: {},
  web: {},
};

export interface TestOptions {
  answer?: (call: SeenCall) => Answer | Promise<Answer>;
  prevent?: (name: string) => boolean;
  context?: Partial<Omit<ElementContext, 'settings'>>;
  settings?: Partial<ElementContext['settings']>;
}

/** An element context over a server, clock and storage under the test's control. */
export function buildElement({ answer, prevent, context, settings }: TestOptions = {}): TestElement {
  const calls: SeenCall[] = [];
  const events: TestElement['events'] = [];
  const notified: string[] = [];
  let methods: TestElement['methods'] = null;
  const host = Object.assign(context?.host ?? document.createElement('org-element'), {
    supplyMethods: (given: TestElement['methods']) => void (methods = given),
  });
  const timers = new Set<{ at: number; task: () => void }>();
  let now = Date.UTC(2025, 0, 15);
  const storage = createSafeStorage(() => {
    throw new Error('blocked');
  });
  const client = createClient({
    apiHost: 'https://api.example',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const text = await request.text();
      const call = {
        method: request.method,
        path: new URL(request.url).pathname.replace(/^\/v1/, ''),
        query: new URL(request.url).search,
        idempotencyKey: request.headers.get('idempotency-key'),
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
      };
      calls.push(call);
      const given = (await answer?.(call)) ?? 'network';
      if (given === 'network') throw new TypeError('Failed to fetch');
      return Response.json(given.json, { status: given.status ?? 200 });
    },
  });
  return {
    calls,
    events,
    notified,
    get methods() {
      return methods;
    },
    storage,
    pass(milliseconds) {
      now += milliseconds;
      for (const timer of [...timers]) {
        if (timer.at > now) continue;
        timers.delete(timer);
        timer.task();
      }
    },
    context: {
      overlay: document.createElement('div'),
      organisation,
      lang: 'fr',
      direction: 'ltr',
      texts: common,
      catalogue: undefined,
      featureTexts: {},
      client,
      storage,
      clock: {
        now: () => now,
        after(milliseconds, task) {
          const timer = { at: now + milliseconds, task };
          timers.add(timer);
          return () => void timers.delete(timer);
        },
      },
      signal: new AbortController().signal,
      notify: (text) => void notified.push(text),
      emit<Name extends keyof OrgkitEvents>(name: Name, detail: OrgkitEvents[Name]) {
        events.push({ name, detail });
        return !prevent?.(name);
      },
      ...context,
      host,
      settings: {
        apiHost: 'https://api.example',
        uploadHost: undefined,
        paymentUrl: undefined,
        currency: undefined,
        accessId: undefined,
        embed: false,
        dev: false,
        ...settings,
      },
    },
  };
}
