export interface ScreenViewProps {
  /** The campaign that is shown. */
  campaignId?: string;
  /** The layout (SCREEN-02), in place of the campaign's own. */
  screenId?: string;
  /** The rehearsal is looked at (ENT-32); the element's client asks for it. */
  rehearsal?: boolean;
}
