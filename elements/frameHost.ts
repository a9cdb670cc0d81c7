import { envelope, openEnvelope, type FrameToHost, type HostToFrame } from '../src/contract/messages';
import { arrivalQuery } from '../src/runtime/page/arrival';
import { tellDataLayer } from '../src/runtime/page/dataLayer';
import type { OrgkitEvents } from '../src/runtime/events';
import { sendWindow } from '../src/runtime/page/sendWindow';
import { returnParameters, withoutReturn } from '../src/runtime/page/withoutReturn';

/** Placeholders: `<div data-org-frame="org-donation" data-org="demo">`, or an iframe of ours that the author wrote. */
const selector = '[data-org-frame]';
/** Placeholder attributes for the host script only; a token never becomes part of an address, or of a message. */
const ownAttributes = new Set(['data-org-frame', 'data-api-host', 'data-title', 'data-layer', 'data-token']);
/** Marks a window that the script works in: it may be loaded twice. */
const running = Symbol.for('orgkit.frames');

interface Frame {
  readonly placeholder: HTMLElement;
  readonly iframe: HTMLIFrameElement;
  readonly origin: string;
  /** Attributes that changed since the frame was asked for. */
  readonly changed: Record<string, string | null>;
  readonly observer: MutationObserver;
  /** Content of the page's author is shown instead until the element is ready. */
  fallback: readonly ChildNode[];
  height: number;
}

/**
 * The host's side of the frame protocol (docs/messages.md, ELEM-04): makes an iframe in each placeholder, also late ones,
 * gives it its height, relays its events and sends the whole window to payment. It listens only to the windows and origins
 * of its own frames, and speaks to no others.
 */
export function createFrameHost(own: Window & { [running]?: true }, scriptOrigin: string): void {
  if (own[running]) return;
  own[running] = true;
  const { document } = own;
  const frames = new Map<HTMLElement, Frame>();
  let returned: readonly [string, string][] = returnOf(own.location.href);

  const tell = ({ iframe, origin }: Frame, message: HostToFrame) =>
    iframe.contentWindow?.postMessage(envelope(message), origin);

  function greet(frame: Frame) {
    tell(frame, { type: 'hello', page: withoutReturn(own.location.href), arrival: arrivalQuery() });
    if (Object.keys(frame.changed).length > 0) tell(frame, { type: 'attributes', attributes: frame.changed });
  }

  function connect(placeholder: HTMLElement) {
    if (frames.has(placeholder)) return;
    const written = placeholder instanceof HTMLIFrameElement;
    const iframe = written ? placeholder : createIframe(placeholder, scriptOrigin, returned);
    const frame: Frame = {
      placeholder,
      iframe,
      origin: new URL(iframe.src, own.location.href).origin,
      changed: {},
      observer: new MutationObserver((records) => {
        for (const { attributeName } of records) change(frame, attributeName ?? '');
      }),
      fallback: written ? [] : [...placeholder.childNodes].filter(isContent),
      height: 0,
    };
    frames.set(placeholder, frame);
    frame.observer.observe(placeholder, { attributes: true });
    if (written) return greet(frame);
    placeholder.append(iframe);
    returned = [];
  }

  function change(frame: Frame, attribute: string) {
    if (!attribute.startsWith('data-') || ownAttributes.has(attribute)) return;
    const attributes = { [attribute.slice('data-'.length)]: frame.placeholder.getAttribute(attribute) };
    Object.assign(frame.changed, attributes);
    tell(frame, { type: 'attributes', attributes });
  }

  function hear(frame: Frame, message: FrameToHost) {
    switch (message.type) {
      case 'ready':
        frame.iframe.title ||= message.title;
        return greet(frame);
      case 'height':
        if (Number.isFinite(message.height)) frame.height = Math.max(0, message.height);
        return resize(frame);
      case 'event':
        if (message.name === 'org-ready') replaceFallback(frame);
        if (message.name.startsWith('org-')) dispatch(frame.placeholder, message.name, message.detail);
        if (message.name === 'org-payment-complete') {
          tellDataLayer(frame.placeholder, message.name, message.detail as OrgkitEvents['org-payment-complete']);
        }
        return;
      case 'returned':
        return own.history.replaceState(own.history.state, '', withoutReturn(own.location.href));
      case 'navigate':
        return navigate(frame, message);
    }
  }

  own.addEventListener('message', ({ data, source, origin }) => {
    const message = openEnvelope<FrameToHost>(data);
    if (!message || !source) return;
    for (const frame of frames.values()) {
      if (frame.iframe.contentWindow === source && frame.origin === origin) hear(frame, message);
    }
  });
  const connectAll = () => {
    for (const placeholder of document.querySelectorAll<HTMLElement>(selector)) connect(placeholder);
    for (const [placeholder, { observer }] of frames) {
      if (placeholder.isConnected) continue;
      observer.disconnect();
      frames.delete(placeholder);
    }
  };
  new MutationObserver(connectAll).observe(document, { childList: true, subtree: true });
  connectAll();
  arrivalQuery();
}

function createIframe(placeholder: HTMLElement, scriptOrigin: string, returned: readonly [string, string][]) {
  const { orgFrame = '', apiHost = scriptOrigin, title } = placeholder.dataset;
  const url = new URL(`${apiHost.replace(/\/+$/, '')}/embed/${encodeURIComponent(orgFrame)}`);
  for (const { name, value } of placeholder.attributes) {
    if (name.startsWith('data-') && !ownAttributes.has(name)) url.searchParams.set(name.slice('data-'.length), value);
  }
  for (const [name, value] of returned) url.searchParams.set(name, value);
  const iframe = document.createElement('iframe');
  iframe.src = url.href;
  iframe.allow = 'payment; screen-wake-lock';
  iframe.title = title ?? '';
  Object.assign(iframe.style, { display: 'block', width: '100%', height: '0', border: '0' });
  return iframe;
}

/** The parameters a payer returned with; the first frame gets them. */
function returnOf(address: string): [string, string][] {
  const query = new URL(address).searchParams;
  if (!returnParameters.every((name) => query.has(name))) return [];
  return returnParameters.map((name) => [name, query.get(name) ?? '']);
}

function resize({ iframe, height, fallback }: Frame) {
  if (fallback.length === 0) iframe.style.height = `${height}px`;
}

function replaceFallback(frame: Frame) {
  for (const node of frame.fallback) node.remove();
  frame.fallback = [];
  resize(frame);
}

function dispatch(target: Element, name: string, detail: unknown): boolean {
  return target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
}

/** The page may take over by preventing `org-checkout-open`, as it may with an element that is not framed. */
function navigate({ placeholder }: Frame, { url, intent, config }: Extract<FrameToHost, { type: 'navigate' }>) {
  if (!/^https?:$/.test(new URL(url).protocol)) return;
  const allowed = dispatch(placeholder, 'org-checkout-open', { url, intent, config });
  tellDataLayer(placeholder, 'org-checkout-open', { url, intent, config });
  if (allowed) sendWindow(url, window);
}

const isContent = (node: ChildNode) => node instanceof Element || (node.textContent ?? '').trim() !== '';
