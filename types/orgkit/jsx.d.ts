// Generated from elements/elements.ts by "npm run docs". Do not edit.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { OrgDonation, OrgDonationAttributes, OrgPayment, OrgPaymentAttributes } from '.';

type Props<Element, Attributes> = Attributes &
  Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Attributes>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'org-donation': Props<OrgDonation, OrgDonationAttributes>;
      'org-payment': Props<OrgPayment, OrgPaymentAttributes>;
    }
  }
}
