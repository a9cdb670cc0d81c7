import { caissePayable } from './features/caisses/caissePayable';
import { campaignFollower } from './features/campaigns/gifts/campaignFollower';
import { submissionFollower } from './features/forms/submission/submissionFollower';
import { pledgeLetter } from './features/campaigns/pledges/pledgeLetter';
import { campaignPayable } from './features/campaigns/gifts/campaignPayable';
import { debtPayable } from './features/debts/debtPayable';
import { submissionPayable } from './features/records/submissionPayable';
import { servicePayable } from './features/services/servicePayable';
import { heldLetter } from './features/confirm/heldLetter';
import { giftMailLetter } from './features/giftMails/giftMailLetter';
import { giftMailFollower } from './features/giftMails/giftMailFollower';
import { paymentLetterFollower } from './features/payments/letters/paymentLetterFollower';
import { paymentLetters } from './features/payments/letters/paymentLetters';
import { formLetter } from './features/submissions/formLetter';
import { endpointFollower } from './features/payments/endpointFollower';
import { guardFollower } from './guard/guardFollower';
import type { Deps } from './deps';

/** Who does something when money has moved, in this order (docs/adr/0017). */
const followers: Deps['followers'] = [
  campaignFollower,
  submissionFollower,
  paymentLetterFollower,
  giftMailFollower,
  endpointFollower,
  guardFollower,
];

/** What payments pay: each type of payment in one of them. */
const payables: Deps['payables'] = [caissePayable, campaignPayable, servicePayable, submissionPayable, debtPayable];

/** Who writes the mails of which kinds. */
const letters: Deps['letters'] = [paymentLetters, formLetter, heldLetter, pledgeLetter, giftMailLetter];

/** What the features hand over to the tiers below them: something new of a kind is one file, and one line here. */
export const wiring: Pick<Deps, 'followers' | 'payables' | 'letters'> = { followers, payables, letters };
