import { useState } from 'react';
import { linkOfDebt } from '../../../contract/records/debtPayments';
import type { OwnDebt } from '../../../contract/records/debts';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { QrCode } from '../../../ui/QrCode';
import type { Belonging } from '../belonging';
import { CopyField } from '../CopyField';
import { useDesk } from '../deskContext';
import { useLinksTexts } from '../links/linksTexts';
import { writeAmount } from '../payments/writePayment';
import { Problem } from '../Problem';
import { useWork } from '../useWork';
import { useDebtsTexts } from './debtsTexts';

interface DebtShareProps {
  readonly debt: OwnDebt;
  readonly organisation: Belonging;
  readonly devise: string;
}

/** The payment address of a debt (CALL-119), to copy, mail or print as a QR code. */
export function DebtShare({ debt, organisation, devise }: DebtShareProps) {
  const { texts, lang, call } = useDesk();
  const words = useDebtsTexts();
  const shared = useLinksTexts();
  const [link, setLink] = useState<{ readonly id: string; readonly url: string } | null>(null);
  const { busy, error, run } = useWork();
  const make = () =>
    void run(async () => {
      setLink((await call(linkOfDebt, { organisation: organisation.id, params: { detteId: debt.id } })).data);
    });
  if (!link)
    return (
      <Card className="stack">
        <h2>{words.share}</h2>
        <p className="muted">{words.shareText}</p>
        <Problem texts={texts} error={error} />
        <div className="desk-buttons">
          <Button busy={busy} onClick={make}>
            {words.shareShow}
          </Button>
        </div>
      </Card>
    );
  const left = writeAmount(debt.reste, devise, lang);
  const mail = new URLSearchParams({
    subject: words.mailSubject(debt.name),
    body: words.mailBody(debt.name, left, link.url, organisation.name),
  });
  const place = new URLSearchParams({ org: organisation.id, path: `/l/${link.id}` });
  return (
    <Card className="stack">
      <h2>{words.share}</h2>
      <CopyField
        label={words.address}
        value={link.url}
        copy={shared.copy}
        copied={shared.copied}
        failed={shared.notCopied}
      />
      <p className="desk-links">
        {/* Mail programs read a plus as a plus. */}
        <a href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}>{words.mail}</a>
        <a href={`/qr?${place.toString()}&format=png`} download="qr.png">
          {shared.download}
        </a>
        <a href={`/qr/carte?${place.toString()}`} target="_blank" rel="noreferrer">
          {shared.card}
        </a>
        <a href={link.url} target="_blank" rel="noreferrer">
          {shared.open}
        </a>
      </p>
      <div className="desk-code">
        <QrCode address={link.url} label={shared.code} />
      </div>
    </Card>
  );
}
