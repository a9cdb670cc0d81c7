import { hydrateRoot } from 'react-dom/client';
import type { PageData } from '../contract/site/pageData';
import type { TakeOver } from '../runtime/element/createElementClass';
import { prefix } from './prefix';
import { prepare } from './prepare';

/** How `<org-site>` goes on with a page that the server has drawn: from the page data that stands beside it. */
export const takeOver: TakeOver = {
  prepare(host) {
    const data = host.ownerDocument.getElementById('org-page-data')?.textContent ?? 'null';
    return prepare(JSON.parse(data) as PageData);
  },
  hydrate: (container, content) =>
    hydrateRoot(container, content, {
      identifierPrefix: prefix,
      onRecoverableError(error) {
        // eslint-disable-next-line no-console -- the page was drawn twice: a mistake of ours, which tests look for here.
        console.error('org-sdk: <org-site> was drawn anew.', error);
      },
    }),
};
