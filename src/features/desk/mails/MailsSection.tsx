import { wordedMails } from '../../../contract/terms/wordedMails';
import { useStyles } from '../../../ui/useStyles';
import { useEditingStyles } from '../editing/useEditingStyles';
import type { SectionProps } from '../sectionPlace';
import { MailPage } from './MailPage';
import mailsCss from './mails.css';
import { MailsPage } from './MailsPage';

/** The words of an organisation's mails (DESK-170): all mails, or one. */
export function MailsSection({ organisation, part }: SectionProps) {
  const place = useEditingStyles();
  useStyles(place, mailsCss);
  const mail = wordedMails.find((one) => one === part);
  return (
    <div ref={place} className="stack">
      {mail ? (
        <MailPage key={mail} organisation={organisation.id} mail={mail} />
      ) : (
        <MailsPage organisation={organisation.id} />
      )}
    </div>
  );
}
