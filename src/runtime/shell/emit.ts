import type { OrgkitEvents } from '../events';

/** Dispatches a bubbling, composed, cancelable event on `host`; false when a listener prevented the default. */
export function emit<Name extends keyof OrgkitEvents>(host: Element, name: Name, detail: OrgkitEvents[Name]): boolean {
  return host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
}
