import type { DeskSectionsTexts } from './fr';

export const deskSections: DeskSectionsTexts = {
  title: 'Sections',
  text: 'A text that you write once and show on pages of campaigns, in forms and on pages.',
  none: 'No section yet. Make the first one: a title is enough.',
  untitled: 'Untitled',
  create: 'New section',
  createText: 'Nobody sees it before you place it somewhere. You write it on the next page.',
  createSubmit: 'Create',
  blocks: 'This section is made of blocks: its content is written where it was made.',
  shown: 'Where it is shown',
  notShown: 'Nowhere yet. Add it to the page of a campaign.',
  toCampaigns: 'See the campaigns',
  translate: 'Translate sections',
  fields: { label: 'Title', content: 'Text' },
};
