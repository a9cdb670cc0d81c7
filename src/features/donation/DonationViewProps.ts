export interface DonationViewProps {
  /** The fund to give to; else the organisation's main fund, or a general gift (DON-01). */
  caisseId?: string;
  /** The quick-donate box instead of the card (DON-11). */
  quick?: boolean;
}
