import type { DeskPagesTexts } from './fr';

export const deskPages: DeskPagesTexts = {
  title: 'Pages',
  home: 'Home page',
  homeText:
    'What you build here stands on the home page, below times, events and news, which appear there by themselves.',
  look: 'See the site',
  create: 'New page',
  createSubmit: 'Create the page',
  createText: 'Nobody sees it until you show it.',
  search: 'Search',
  searchHint: 'Words of the title or address.',
  state: 'State',
  all: 'All',
  states: { shown: 'Online', hidden: 'Hidden' },
  stateNotes: {
    shown: 'Everybody sees it at its address.',
    hidden: 'Only you see it, here.',
  },
  none: 'No pages yet. Create the first one: who you are, an activity, frequent questions.',
  noneFound: 'Nothing matches this search.',
  more: 'Show more',
  fields: { title: 'Title', path: 'Address', description: 'In brief', state: 'Visibility' },
  pathHint: 'The end of the address: about-us, life/youth.',
  pathFaults: {
    malformed: 'An address is made of letters, digits and hyphens, in four parts at most.',
    reserved: 'The site already has a page at this address.',
    taken: 'Another page already has this address.',
  },
  descriptionHint: 'A sentence or two, for search engines.',
  template: 'Start with',
  templates: {
    blank: 'An empty page',
    about: 'Who we are',
    activity: 'An activity',
    questions: 'Frequent questions',
  },
  templateNotes: {
    blank: 'You build all of it.',
    about: 'The story, the team, how to reach us.',
    activity: 'Who it is for, when and where, how to sign up.',
    questions: 'Answers that unfold.',
  },
  begin: {
    about: [
      ['Our story', 'Say in a few sentences where your organisation comes from.'],
      ['The team', 'Who does what, and whom to ask.'],
      ['Find us', 'Address, opening times and how to get here.'],
    ],
    activity: [
      ['Who it is for', 'Say who can come.'],
      ['When and where', 'Days, times and place.'],
      ['Sign up', 'How to sign up, and with whom.'],
    ],
    questions: {
      intro: 'This is what we are asked most often.',
      items: [
        ['How do I get there?', 'Address, public transport, parking.'],
        ['Do I have to register?', 'Write your answer.'],
        ['What does it cost?', 'Write your answer.'],
      ],
    },
  },
  change: 'Edit',
  edit: 'Edit the content',
  backToPage: 'The page and its visibility',
  view: 'See it on the site',
  hiddenText: 'This page is hidden. Once it is ready, choose “Online” and save.',
  menuText: 'To let visitors find it, add it to the menu.',
  toMenu: 'Menu of the site',
  delete: 'Delete',
  deleteTitle: 'Delete this page?',
  deleteText:
    'This is final. Links and menu entries that lead to it will stop working. To keep it without showing it, hide it.',
  deleted: 'Deleted.',
};
