import type { FormToolTexts } from './fr';

export const formTools: FormToolTexts = {
  names: {
    share: 'Share and embed',
    file: 'Import, export',
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
