import { Button } from '../../../ui/Button';
import { CopyField } from '../CopyField';
import { Fact } from '../Fact';
import type { Listed } from './listed';
import { useEveningTexts } from './eveningTexts';
import { PhoneLink } from './PhoneLink';

interface PromisePersonProps {
  readonly promise: Listed;
  /** Absent for who may send nothing. */
  onSend?(): void;
}

/** Who promised, how they are reached, and while something is left, the address where it is paid (DESK-219). */
export function PromisePerson({ promise: { person, phone, email, url, state }, onSend }: PromisePersonProps) {
  const words = useEveningTexts();
  const isOpen = state === 'open';
  return (
    <>
      <dl className="desk-facts">
        <Fact name={words.promisedBy}>{person}</Fact>
        <Fact name={words.phone}>{phone && <PhoneLink phone={phone} />}</Fact>
        <Fact name={words.email}>
          {email && (
            <a href={`mailto:${encodeURIComponent(email)}`} dir="ltr">
              {email}
            </a>
          )}
        </Fact>
      </dl>
      {isOpen && url && (
        <CopyField label={words.payLink} value={url} copy={words.copy} copied={words.copied} failed={words.notCopied} />
      )}
      {isOpen && email && onSend && (
        <div className="desk-buttons">
          <Button variant="secondary" onClick={onSend}>
            {words.sendLink}
          </Button>
        </div>
      )}
    </>
  );
}
