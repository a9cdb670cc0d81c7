import type { Language } from '../../../contract/terms/languages';
import type { MailWords, WordedMail } from '../../../contract/terms/wordedMails';

/** A mail that is shown, in one language. */
export interface PreviewProps {
  readonly organisation: string;
  readonly mail: WordedMail;
  readonly lang: Language;
  /** The words as they are typed. */
  readonly given: MailWords;
}
