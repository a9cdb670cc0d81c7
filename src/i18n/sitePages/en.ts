import type { SitePagesTexts } from './fr';

export const sitePages: SitePagesTexts = {
  donate: 'Donate',
  donateTo: (organisation) => `Donate to ${organisation}`,
  payment: 'Payment',
  form: 'Form',
  purposes: 'What your gift is for',
  campaigns: 'Our campaigns',
  forms: 'Registrations and requests',
  collected: (amount) => `${amount} raised`,
  noScript: 'To give online, turn on JavaScript in your browser.',
  noScriptForm: 'To fill in this form, turn on JavaScript in your browser.',
  writeUs: (email) => `You can also write to us: ${email}.`,
  notFound: 'Page not found',
  notFoundText: 'Oops! Page Not Found!',
  homeName: 'Home',
  home: 'Back to the home page',
  link: {
    expired: 'This link has expired!',
    expiredText: 'If you have any question, please contact the person in charge.',
    continue: 'Continue to payment',
    continueUpdate: 'Continue',
  },
};
