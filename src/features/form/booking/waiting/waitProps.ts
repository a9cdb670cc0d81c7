import type { BookingFormats } from '../bookingFormats';

/** What the dialog is asked about. */
export interface WaitProps {
  readonly calendarId: string;
  readonly formId: string;
  /** Full and free slots of the month that is shown, and the day that is looked at. */
  readonly full: readonly string[];
  readonly free: readonly string[];
  readonly day: string | null;
  readonly formats: BookingFormats;
  /** There are free places after all. */
  onFree(): void;
  onClose(): void;
}
