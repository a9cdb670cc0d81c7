import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** What a plain React element costs: the mark that the donation card is measured against. */
class HelloElement extends HTMLElement {
  connectedCallback() {
    createRoot(this.attachShadow({ mode: 'open' })).render(<Hello host={this} />);
  }
}

function Hello({ host }: { host: HTMLElement }) {
  useEffect(() => {
    host.dispatchEvent(new CustomEvent('org-ready', { bubbles: true }));
  }, [host]);
  return <button type="button">{host.title}</button>;
}

customElements.define('hello-element', HelloElement);
