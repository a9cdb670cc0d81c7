import { campaignFollower } from './features/campaigns/campaignFollower';
import { submissionFollower } from './features/forms/submissionFollower';
import { pledgeLetter } from './features/campaigns/pledgeLetter';
import { heldLetter } from './features/confirm/heldLetter';
import { giftMailLetter } from './features/giftMails/giftMailLetter';
import { giftMailFollower } from './features/giftMails/giftMailFollower';
import { paymentLetterFollower } from './features/payments/letters/paymentLetterFollower';
import { paymentLetters } from './features/payments/letters/paymentLetters';
import { formLetter } from './features/submissions/formLetter';
import { endpointFollower } from './features/payments/endpointFollower';
import { guardFollower } from './guard/guardFollower';
import type { Deps } from './deps';

/** Who does something when money has moved, in this order (docs/adr/0015). */
const followers: Deps['followers'] = [
  campaignFollower,
  submissionFollower,
  paymentLetterFollower,
  giftMailFollower,
  endpointFollower,
  guardFollower,
];

/** Who writes the mails of which kinds. */
const letters: Deps['letters'] = [paymentLetters, formLetter, heldLetter, pledgeLetter, giftMailLetter];

/** What the features hand over to the tiers below them: something new of a kind is one file, and one line here. */
export const wiring: Pick<Deps, 'followers' | 'letters'> = { followers, letters };
