import { remoteStyles, RemoteView, screenRemoteTexts } from '../src/features/screenRemote';
import { attr } from '../src/runtime/attributes';
import { defineElement } from '../src/runtime/element/defineElement';

// The operator's remote on the server's own page: no tag for other people's pages, and unknown to the loaders.
defineElement('org-screen-remote', RemoteView, {
  attributes: { 'campaign-id': attr.string },
  styles: remoteStyles,
  texts: screenRemoteTexts,
});
