import { propsOf } from '../../../core/form';
import type { embeddedPage } from '../../../core/form/blocks/embeddedPage';
import type { BlockViewProps } from '../run/blockView';
import { useShown } from '../run/shown';
import { mediaAddress } from '../frame/mediaAddress';
import { useMoreTexts } from '../run/useMoreTexts';

const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A page of another site in a frame that cannot lead this page away (BLOCK-06). */
export function EmbeddedPageBlock({ block }: BlockViewProps) {
  const { element } = useShown();
  const texts = useMoreTexts('embeddedPage');
  const address = mediaAddress(propsOf<typeof embeddedPage>(block).url, element);
  if (!address) return null;
  const { origin, hostname } = new URL(address);
  // A page of the same origin could take its own sandbox away.
  const isForeign = origin !== new URL(element.host.baseURI).origin;
  return (
    <iframe
      className="media-frame"
      src={address}
      title={texts.page(hostname)}
      sandbox={isForeign ? `${SANDBOX} allow-same-origin` : SANDBOX}
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
    />
  );
}
