import type { DeskOperatorTexts } from './fr';

export const deskOperator: DeskOperatorTexts = {
  title: 'Organisations on this server',
  text: 'Their names, addresses and state. What they hold stays theirs.',
  search: 'Search',
  searchHint: 'Name or identifier',
  none: 'No organisations yet.',
  noneFound: 'Nothing matches this search.',
  more: 'Show more',
  organisation: 'Organisation',
  state: 'State',
  modes: { test: 'Testing', live: 'Live' },
  closed: (when: string) => `Closed on ${when}`,
  deletions: {
    asked: (when: string) => `To be deleted on ${when}`,
    running: (when: string) => `Being deleted since ${when}`,
    done: (when: string) => `Deleted on ${when}`,
  },
  ownerless: 'No owner',
  ownerlessText: 'Nobody can manage it. On the server, this command invites an owner:',
  id: 'Identifier',
  founded: 'Founded on',
  owners: 'Owners',
  pages: 'Its pages',
  hostsText: 'A name that you add here is served at once, without further proof.',
};
