import type { FormToolTexts } from './fr';

export const formTools: FormToolTexts = {
  names: {
    share: 'Share and embed',
    file: 'Import, export',
    translations: 'Translations',
  },
  translations: {
    why: 'Visitors read the form in their language. A text without a translation stays in the language of the form.',
    writtenIn: 'Written in',
    add: 'Add a language',
    addIt: 'Add',
    language: 'Language to translate',
    remove: 'Remove this language',
    kept: 'Its texts are set aside: they come back if you add it again.',
    show: 'Texts shown',
    missing: 'To translate',
    all: 'All',
    left: (count: number) =>
      count === 0 ? 'All is translated' : count === 1 ? '1 text to translate' : `${count} texts to translate`,
    nothing: 'Nothing to translate here.',
    more: 'Show more',
    download: 'Download as CSV',
    choose: 'Use a CSV',
    apply: 'Apply',
    found: (count: number) =>
      count === 0 ? 'No changes' : count === 1 ? '1 text will change' : `${count} texts will change`,
    added: 'Languages added:',
    out: (count: number) => (count === 1 ? '1 row left out' : `${count} rows left out`),
    line: 'Line',
    leftOut: {
      unknown: 'no text of this form',
      changed: 'the text has changed since',
      twice: 'text already given above',
    },
    problems: {
      notCsv: 'This file is no complete CSV: a quote is not closed.',
      noColumns: 'The columns “block”, “property” or that of a language are missing.',
    },
    ignored: 'Columns not read:',
  },
  file: {
    why: 'A file holds the whole form, but no responses: to keep it, send it or use it elsewhere.',
    download: 'Download the form',
    choose: 'Use a file',
    found: (count: number) => (count === 1 ? '1 block' : `${count} blocks`),
    replace: 'Replace the form',
    problems: {
      notADocument: 'This file holds no form.',
      newerVersion: 'This file was made with a newer version.',
      tooManyBlocks: 'This form is too large.',
      tooDeep: 'This form has too many levels.',
    },
  },
  share: {
    saveFirst: 'Save the form first: then it has an address.',
    closed: 'This form is closed: visitors cannot fill it in.',
    way: 'How to share it',
    ways: { tag: 'Tag', frame: 'Frame', link: 'Link and QR' },
    hints: {
      tag: 'Paste these lines into your page, where the form should appear.',
      frame: 'For sites that do not accept unknown tags.',
      link: 'The form’s own page, to send by email or on social networks.',
    },
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Copying is not allowed here: select the text.',
    code: 'QR code of the form',
    downloadCode: 'Download the QR code',
  },
};
