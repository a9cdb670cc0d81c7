import { useCallback, useState } from 'react';
import { getAdminLink, type AdminLink } from '../../../contract/payments/links';
import { lazyView } from '../../../loading/lazyView';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Late } from '../../../ui/Late';
import { Notice } from '../../../ui/Notice';
import { QrCode } from '../../../ui/QrCode';
import type { Belonging } from '../belonging';
import { CopyField } from '../CopyField';
import { DeskError } from '../deskClient';
import { useDesk } from '../deskContext';
import { BackToList } from '../BackToList';
import { Fact } from '../Fact';
import { Loaded } from '../Loaded';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { writeMoment } from '../writeMoment';
import { LinkAmount } from './LinkAmount';
import { linkName } from './linkName';
import { useLinksTexts } from './linksTexts';
import { useDevise } from './useDevise';

const EditLinkDialog = lazyView(async () => (await import('./EditLinkDialog')).EditLinkDialog);
const EndLinkDialog = lazyView(async () => (await import('./EndLinkDialog')).EndLinkDialog);

/** Refusals of an id that is none of the organisation's links. */
const GONE: readonly string[] = ['linkUnknown', 'malformed'];

interface LinkPageProps {
  readonly organisation: Belonging;
  readonly id: string;
}

/** One payment link (DESK-44): what it asks for, its address and code, and the button that ends it. */
export function LinkPage({ organisation, id }: LinkPageProps) {
  const { call } = useDesk();
  const words = useLinksTexts();
  const devise = useDevise(organisation.id);
  const load = useCallback(async () => {
    try {
      return { link: (await call(getAdminLink, { organisation: organisation.id, params: { lienId: id } })).data };
    } catch (error) {
      if (error instanceof DeskError && GONE.includes(error.code)) return { link: null };
      throw error;
    }
  }, [call, organisation.id, id]);
  const found = useLoaded(load);
  return (
    <div className="stack">
      <p>
        <BackToList to={sectionPath(organisation.id, 'links')}>{words.back}</BackToList>
      </p>
      <Loaded list={devise}>
        {(currency) => (
          <Loaded list={found}>
            {({ link }) =>
              link ? (
                <Link {...{ link, organisation }} devise={currency} onChanged={found.read} />
              ) : (
                <Notice tone="info">{words.gone}</Notice>
              )
            }
          </Loaded>
        )}
      </Loaded>
    </div>
  );
}

interface LinkProps {
  readonly link: AdminLink;
  readonly devise: string;
  readonly organisation: Belonging;
  onChanged(): Promise<void>;
}

function Link({ link, devise, organisation, onChanged }: LinkProps) {
  const { lang } = useDesk();
  const words = useLinksTexts();
  const [doing, setDoing] = useState<'edit' | 'end' | null>(null);
  const isChangeable = link.linkType === 'PAIEMENT' && (link.reason === null || link.reason === 'expired');
  const { url, reason, payments, expiresAt, createdAt } = link;
  const place = new URLSearchParams({ org: organisation.id, path: `/l/${link.id}` });
  return (
    <>
      <h1>
        <bdi>{linkName(link, words)}</bdi>
      </h1>
      <Card className="stack">
        <p className="desk-sum">
          <LinkAmount link={link} devise={devise} />{' '}
          <span className={`desk-state desk-state-${reason ?? 'succeeded'}`}>{words.states[reason ?? 'open']}</span>
        </p>
        <dl className="desk-facts">
          <Fact name={words.use}>{link.reusable ? words.reusable : words.once}</Fact>
          <Fact name={words.paid}>{words.payments(payments)}</Fact>
          <Fact name={words.until}>{expiresAt !== null && writeMoment(expiresAt, lang)}</Fact>
          <Fact name={words.createdAt}>{writeMoment(createdAt, lang)}</Fact>
        </dl>
        {isChangeable && (
          <div className="desk-buttons">
            <Button variant="secondary" onClick={() => setDoing('edit')}>
              {words.change}
            </Button>
          </div>
        )}
      </Card>
      {reason === null && (
        <Card className="stack">
          <h2>{words.share}</h2>
          <CopyField
            label={words.address}
            value={url}
            copy={words.copy}
            copied={words.copied}
            failed={words.notCopied}
          />
          <div className="desk-code">
            <QrCode address={url} label={words.code} />
          </div>
          <p className="desk-links">
            <a href={`/qr?${place.toString()}&format=png`} download="qr.png">
              {words.download}
            </a>
            <a href={`/qr/carte?${place.toString()}`} target="_blank" rel="noreferrer">
              {words.card}
            </a>
            <a href={url} target="_blank" rel="noreferrer">
              {words.open}
            </a>
          </p>
          <div className="desk-buttons">
            <Button variant="secondary" onClick={() => setDoing('end')}>
              {words.end}
            </Button>
          </div>
        </Card>
      )}
      {doing !== null && (
        <Late>
          {doing === 'edit' ? (
            <EditLinkDialog {...{ link, organisation, devise }} onClose={() => setDoing(null)} onSaved={onChanged} />
          ) : (
            <EndLinkDialog {...{ link, organisation }} onClose={() => setDoing(null)} onEnded={onChanged} />
          )}
        </Late>
      )}
    </>
  );
}
