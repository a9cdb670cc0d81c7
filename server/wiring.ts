import type { Deps } from './deps';
import { caissePayable } from './features/caisses/caissePayable';
import { campaignFollower } from './features/campaigns/gifts/campaignFollower';
import { campaignPayable } from './features/campaigns/gifts/campaignPayable';
import { pledgeLetter } from './features/campaigns/pledges/pledgeLetter';
import { heldLetter } from './features/confirm/heldLetter';
import type { FollowedRecords } from './features/contacts/followedRecords';
import { followedPayments } from './features/contacts/meetPayment';
import { followedPledges } from './features/contacts/meetPledge';
import { debtPayable } from './features/debts/debtPayable';
import { followedSubmissions } from './features/forms/submission/followedSubmissions';
import { submissionFollower } from './features/forms/submission/submissionFollower';
import { deletionLetter } from './features/deletion/deletionLetter';
import { giftMailFollower } from './features/giftMails/giftMailFollower';
import { giftMailLetter } from './features/giftMails/giftMailLetter';
import { testLetter } from './features/mailCheck/testLetter';
import { exampleLetter } from './features/mailWords/exampleLetter';
import { newsletterLetter } from './features/newsletter/newsletterLetter';
import { endpointFollower } from './features/payments/endpointFollower';
import { paymentLetterFollower } from './features/payments/letters/paymentLetterFollower';
import { paymentLetters } from './features/payments/letters/paymentLetters';
import { submissionPayable } from './features/payableSubmissions/submissionPayable';
import { servicePayable } from './features/services/servicePayable';
import { formLetter } from './features/submissions/formLetter';
import { userLetters } from './features/users/userLetters';
import { waitLetter } from './features/waiting/waitLetter';
import { guardFollower } from './guard/guardFollower';

/** Called in this order when money has moved (docs/adr/0017). */
const followers: Deps['followers'] = [
  campaignFollower,
  submissionFollower,
  paymentLetterFollower,
  giftMailFollower,
  endpointFollower,
  guardFollower,
];

/** The subjects of payments: each type of payment is in one of them. */
const payables: Deps['payables'] = [caissePayable, campaignPayable, servicePayable, submissionPayable, debtPayable];

/** The writers of each kind of mail. */
const letters: Deps['letters'] = [
  paymentLetters,
  formLetter,
  heldLetter,
  pledgeLetter,
  giftMailLetter,
  newsletterLetter,
  waitLetter,
  testLetter,
  exampleLetter,
  deletionLetter,
  ...userLetters,
];

/** The records by which people come into the address book. */
const followedRecords: readonly FollowedRecords[] = [followedPayments, followedPledges, followedSubmissions];

/** Parts that features give to the tiers below: a new one is one file, and one line here. */
export const wiring: Pick<Deps, 'followers' | 'payables' | 'letters' | 'followedRecords'> = {
  followers,
  payables,
  letters,
  followedRecords,
};
