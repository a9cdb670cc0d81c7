import type { DonationTexts } from './fr';

export const donation: DonationTexts = {
  title: 'Make a donation',
  mainCaisse: 'Main fund',
  caisse: 'I’m giving to',
  frequency: 'How often',
  once: 'One time',
  monthly: 'Monthly',
  amount: 'Amount',
  freeAmount: 'Your own amount',
  otherAmount: 'Other amount',
  currency: 'Currency',

  give: 'Donate',
  giveAmount: (amount) => `Donate ${amount}`,
  giveMonthly: (amount) => `Donate ${amount} a month`,
  approximately: (shown, charged) => `${shown} ≈ ${charged}`,
  opening: 'Opening the payment page…',
  secure: 'Secure payment',
  receipt: 'Tax receipt',

  chooseAmount: 'Choose an amount or enter your own.',
  amountInvalid: 'Invalid amount',
  amountMinimum: (amount) => `The amount must be at least ${amount}`,

  raisedOf: (goal) => `raised of ${goal}`,
  remaining: (amount) => `${amount} to go`,
  progress: 'Progress towards the goal',

  expiredTitle: 'This fund has closed',
  expiredText:
    'You can’t give to this fund at the moment. If you have any questions, please contact the person in charge.',
  unknownTitle: 'We can’t find this fund',
  unknownText: 'Check the address of the page, or contact the organisation.',
  home: 'Back to home',

  refusedTitle: 'Your donation could not be started',
  blockedTitle: 'Just one more step',
  blockedText: 'Your browser did not open the payment page. Your choice has been saved.',
  openedTitle: 'The payment page is open in a new tab',
  openedText: 'You can complete your donation there.',
  continue: 'Continue to payment',

  video: 'Video',
  playVideo: 'Play the video',
  pictures: 'Photos',
  picture: (position, count) => `Photo ${position} of ${count}`,
  previous: 'Previous photo',
  next: 'Next photo',
  pause: 'Stop the slideshow',
  play: 'Start the slideshow',
};
