import { envelope, openEnvelope, type FrameToHost, type HostToFrame } from '../../contract/messages';
import { orgkitEvents, type OrgkitEvents } from '../events';

/** The page that shows us in a frame, once it has answered. */
export interface HostPage {
  /** The address payers return to; undefined until the host has said hello. */
  address(): string | undefined;
  /** The query with the host page's visitor origin (PAY-05); empty until the host has said hello. */
  arrival(): string;
  /** Asks the host to send the whole window to `url`; false when no host script listens. */
  navigate(url: string): boolean;
  /** Lets the host remove the payer's return parameters from its address. */
  returned(): void;
  /** Lets the host change the attributes of `element`; the returned function ends it. */
  adopt(element: Element): () => void;
}

/** Attributes another site must not set on our page: they decide where people and data are sent. */
const reserved = new Set(['api-host', 'payment-url', 'embed', 'dev']);

/**
 * The framed side of the protocol (docs/messages.md, ELEM-04): announces itself to the parent, queues messages until
 * the host script has answered, then talks only to that window and origin.
 */
export function connectToHost(own: Window = window): HostPage {
  const { document, parent } = own;
  const elements = new Set<Element>();
  const queue: FrameToHost[] = [];
  let origin: string | null = null;
  let page: string | undefined;
  let arrival = '';
  let checkout: OrgkitEvents['org-checkout-open'] | null = null;
  let height = 0;

  function tell(message: FrameToHost) {
    if (origin === null) queue.push(message);
    else parent.postMessage(envelope(message), origin);
  }

  function hear(message: HostToFrame) {
    if (message.type === 'hello') {
      page = message.page;
      arrival = message.arrival ?? '';
      for (const kept of queue.splice(0)) tell(kept);
      return;
    }
    for (const [name, value] of Object.entries(message.attributes)) {
      if (reserved.has(name)) continue;
      for (const element of elements) {
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
    }
  }

  own.addEventListener('message', (event) => {
    const message = openEnvelope<HostToFrame>(event.data);
    if (!message || event.source !== parent) return;
    if (message.type === 'hello') origin ??= event.origin;
    if (event.origin === origin) hear(message);
  });
  for (const name of orgkitEvents) {
    document.addEventListener(name, (event) => {
      // The host dispatches this one itself when the window is about to go, so that its page can prevent it.
      if (event.type === 'org-checkout-open') checkout = (event as CustomEvent<typeof checkout>).detail;
      else tell({ type: 'event', name, detail: (event as CustomEvent<unknown>).detail });
    });
  }
  new ResizeObserver(() => {
    const now = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (now === height) return;
    height = now;
    tell({ type: 'height', height });
  }).observe(document.documentElement);
  parent.postMessage(envelope({ type: 'ready', title: document.title }), '*');

  return {
    address: () => page,
    arrival: () => arrival,
    navigate(url) {
      if (origin === null) return false;
      const known = checkout?.url === url ? checkout : null;
      tell({ type: 'navigate', url, intent: known?.intent ?? null, config: known?.config ?? null });
      return true;
    },
    returned: () => tell({ type: 'returned' }),
    adopt(element) {
      elements.add(element);
      return () => elements.delete(element);
    },
  };
}
