import type { FormPageTexts } from './fr';

export const formPages: FormPageTexts = {
  words: {
    empty: 'Nothing here yet',
    notSaved: 'Saving failed. Check your connection.',
    changed: 'Somebody else has saved in the meantime',
    loadFailed: 'Loading failed. Check your connection.',
    gone: 'This page does not exist',
    unreadable: 'The content cannot be read',
    newerVersion: 'The content was made with a newer version',
  },
  sorts: {
    page: { form: 'Page', untitled: 'Untitled page' },
    section: { form: 'Section', untitled: 'Unnamed section' },
    mainPage: { form: 'Home page', untitled: 'Home page' },
  },
  names: {
    title: 'Title',
    path: 'Address',
    description: 'Description',
    metaTitle: 'Title for search engines',
    metaDescription: 'Description for search engines',
    metaImage: 'Sharing picture',
    label: 'Name',
  },
  help: { path: 'The end of the page’s address: about-us, life/youth' },
  warnings: {
    titleMissing: 'Please enter a title',
    pathMissing: 'Please enter an address',
    pathMalformed: 'This address does not do',
    pathReserved: 'The site already uses this address',
    pathTaken: 'Another page already has this address',
    linkEmpty: 'A link leads nowhere or has no text',
    altMissing: 'A picture has no description',
  },
};
