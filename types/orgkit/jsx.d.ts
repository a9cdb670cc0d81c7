// Generated from elements/elements.ts by "npm run docs". Do not edit.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  OrgDonation,
  OrgDonationAttributes,
  OrgPayment,
  OrgPaymentAttributes,
  OrgForm,
  OrgFormAttributes,
  OrgFormBuilder,
  OrgFormBuilderAttributes,
  OrgCampaign,
  OrgCampaignAttributes,
  OrgScreen,
  OrgScreenAttributes,
  OrgSite,
  OrgSiteAttributes,
} from './index.js';

type Props<Element, Attributes> = Attributes &
  Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Attributes>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'org-donation': Props<OrgDonation, OrgDonationAttributes>;
      'org-payment': Props<OrgPayment, OrgPaymentAttributes>;
      'org-form': Props<OrgForm, OrgFormAttributes>;
      'org-form-builder': Props<OrgFormBuilder, OrgFormBuilderAttributes>;
      'org-campaign': Props<OrgCampaign, OrgCampaignAttributes>;
      'org-screen': Props<OrgScreen, OrgScreenAttributes>;
      'org-site': Props<OrgSite, OrgSiteAttributes>;
    }
  }
}
