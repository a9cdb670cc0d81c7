import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageData } from '../contract/site/pageData';
import type { TakeOver } from '../runtime/element/createElementClass';
import type { ShellProps } from '../runtime/shell/definition';
import type { Shown } from './Page';
import { prefix } from './prefix';
import { prepare } from './prepare';

// An internal of r2wc 2.1, as in createElementClass: once it holds a root, r2wc renders into that.
const CONTEXT = Symbol.for('r2wc.context');

interface Taking {
  isOver: boolean;
  /** Data that the server rendered the page from. */
  prepared: Shown | null;
  /** Something changed meanwhile. React would throw away what it has not taken over yet: the change waits. */
  render: (() => void) | null;
}

const taken = new WeakMap<Element, Taking>();

/** The page that the server has drawn; null where the element draws by itself. */
export const preparedOf = (host: Element): Shown | null => taken.get(host)?.prepared ?? null;

/** Says that what the server had drawn is React's now. */
export function takenOver(host: Element): void {
  const taking = taken.get(host);
  if (!taking || taking.isOver) return;
  taking.isOver = true;
  taking.render?.();
}

/** Lets `<org-site>` take over a page rendered by the server, from the page data beside it (SITE-17). */
export const takeOverBy = (Root: ComponentType<ShellProps>): TakeOver => ({
  find: (host) => (host.hasAttribute('data-server') ? host.querySelector<HTMLElement>(':scope > .root') : null),
  holds(host, props, render) {
    if (host.shadowRoot) return false;
    const known = taken.get(host);
    if (!known) begin(Root, props);
    else if (!known.isOver) known.render = render;
    return !known?.isOver;
  },
});

function begin(Root: ComponentType<ShellProps>, props: ShellProps): void {
  const { host, lifetime } = props;
  const taking: Taking = { isOver: false, prepared: null, render: null };
  taken.set(host, taking);
  const data = host.ownerDocument.getElementById('org-page-data')?.textContent ?? 'null';
  void prepare(JSON.parse(data) as PageData, 'drawn').then((prepared) => {
    if (lifetime.signal.aborted) return;
    taking.prepared = prepared;
    const { container } = host as unknown as { readonly container: Element };
    const root = hydrateRoot(container, createElement(Root, props), {
      identifierPrefix: prefix,
      onRecoverableError(error) {
        // oxlint-disable-next-line no-console -- the page was drawn twice: a mistake of ours, which tests look for here.
        console.error('org-sdk: <org-site> was drawn anew.', error);
      },
    });
    Object.assign(host, { [CONTEXT]: { root, ReactComponent: Root } });
  });
}
