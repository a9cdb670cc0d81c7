import { defineDesk } from '../src/features/desk';

// On the server's own page: no tag for other people's pages, and unknown to the loaders.
defineDesk('org-desk', () => import('./org-form-builder'));
