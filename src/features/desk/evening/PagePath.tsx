import { QrCode } from '../../../ui/QrCode';
import { usePlace } from '../usePlace';
import { CopyField } from '../CopyField';
import { Loaded } from '../Loaded';
import { useLinksTexts } from '../links/linksTexts';
import { useEveningTexts } from './eveningTexts';

/** The address of a page of the organisation's site: to be copied, as a code, and as a card to be printed. */
export function PagePath({ organisation, path }: { organisation: string; path: string }) {
  const words = useEveningTexts();
  const shared = useLinksTexts();
  const place = usePlace(organisation);
  const page = new URLSearchParams({ org: organisation, path }).toString();
  return (
    <Loaded list={place}>
      {({ site }) => (
        <>
          <CopyField
            label={words.address}
            value={site + path}
            copy={words.copy}
            copied={words.copied}
            failed={words.notCopied}
          />
          <div className="desk-code">
            <QrCode address={site + path} label={words.qr} />
          </div>
          <p className="desk-links">
            <a href={`/qr?${page}&format=png`} download="qr.png">
              {shared.download}
            </a>
            <a href={`/qr/carte?${page}`} target="_blank" rel="noreferrer">
              {shared.card}
            </a>
          </p>
        </>
      )}
    </Loaded>
  );
}
