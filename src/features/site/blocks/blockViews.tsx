import { useSyncExternalStore } from 'react';
import { propsOf } from '../../../core/form';
import type { accordion } from '../../../core/form/blocks/accordion';
import type { carousel } from '../../../core/form/blocks/carousel';
import type { embeddedForm } from '../../../core/form/blocks/embeddedForm';
import type { embeddedPage } from '../../../core/form/blocks/embeddedPage';
import type { pdf } from '../../../core/form/blocks/pdf';
import { isSavedPdf } from '../../../core/form/blocks/savedPdf';
import type { richText } from '../../../core/form/blocks/richText';
import { Icon } from '../../../ui/Icon';
import { chevronDownIcon } from '../../../ui/icons';
import { LinkButton } from '../../../ui/LinkButton';
import { pagePath } from '../../../core/site';
import { pageIcon } from '../content/contentIcons';
import { OwnText } from '../content/OwnText';
import { Slides } from '../content/Slides';
import { ElementTag } from '../ElementTag';
import { useSite } from '../siteContext';
import { blockAddress } from './blockAddress';
import type { SiteBlockProps, SiteBlockView } from './siteBlock';
import { VideoView } from './VideoView';

/** Shorter intervals show nothing. */
const LEAST_INTERVAL = 1000;
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

const BoxView: SiteBlockView = ({ children }) => children;

const TextView: SiteBlockView = ({ block }) => <OwnText html={propsOf<typeof richText>(block).html} />;

function AccordionView({ block }: SiteBlockProps) {
  const { items } = propsOf<typeof accordion>(block);
  if (items.length === 0) return null;
  return (
    <div className="accordion">
      {items.map(({ title, description }, at) => (
        <details key={at}>
          <summary className="accordion-title">
            <bdi>{title}</bdi>
            <Icon path={chevronDownIcon} />
          </summary>
          <div className="accordion-text" role="region" aria-label={title} tabIndex={0}>
            <OwnText html={description} />
          </div>
        </details>
      ))}
    </div>
  );
}

function CarouselView({ block, texts }: SiteBlockProps) {
  const { page } = useSite();
  const { items, interval } = propsOf<typeof carousel>(block);
  // Pictures of ours are known by the addresses that their author wrote.
  const images = items.flatMap(({ image }) =>
    image in page.pictures ? image : (blockAddress(image, page.site.address) ?? []),
  );
  if (images.length === 0) return null;
  return <Slides images={images} texts={texts.slides} every={Math.max(interval, LEAST_INTERVAL)} />;
}

const never = () => () => {};
const readsPdf = () => navigator.pdfViewerEnabled;

/** A document, also to be read in place (BLOCK-07); one of the organisation's own is saved (MEDIA-05). */
function PdfView({ block, texts: { pages } }: SiteBlockProps) {
  const { page } = useSite();
  const { pdf: file, previz } = propsOf<typeof pdf>(block);
  const hasReader = useSyncExternalStore(never, readsPdf, () => true);
  const address = blockAddress(file, page.site.address);
  if (!address) return null;
  const isSaved = isSavedPdf(address);
  return (
    <div className="media-pdf">
      <div className="media-actions">
        <LinkButton
          variant="secondary"
          href={address}
          download={isSaved ? '' : undefined}
          target={isSaved ? undefined : '_blank'}
          rel="noopener noreferrer"
        >
          <Icon path={pageIcon} />
          {isSaved ? pages.downloadPdf : pages.openPdf}
        </LinkButton>
      </div>
      {previz && !isSaved && hasReader && (
        <details className="pdf-here">
          <summary>{pages.showPdf}</summary>
          <iframe className="media-frame" src={address} title={pages.openPdf} loading="lazy" />
        </details>
      )}
    </div>
  );
}

/** A page of another site in a frame that cannot lead this page away (BLOCK-06). */
function EmbeddedView({ block, texts: { pages } }: SiteBlockProps) {
  const { page, organisation } = useSite();
  const address = blockAddress(propsOf<typeof embeddedPage>(block).url, page.site.address);
  if (!address) return null;
  const { hostname } = new URL(address);
  const own = [page.site.address, organisation.BASE_WEB_URL, `https://${organisation.domain}`].map(hostnameOf);
  return (
    <iframe
      className="media-frame"
      src={address}
      title={pages.page(hostname)}
      // A page of our own could take its sandbox away.
      sandbox={own.includes(hostname) ? SANDBOX : `${SANDBOX} allow-same-origin`}
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
    />
  );
}

/** A form of the organisation (FORM-25). Without scripts its own page says how to go on. */
function FormView({ block, texts: { pages } }: SiteBlockProps) {
  const { href } = useSite();
  const { blockId } = propsOf<typeof embeddedForm>(block);
  if (!blockId) return null;
  return (
    <>
      <ElementTag tag="org-form" attributes={{ 'form-id': blockId }} later />
      <noscript>
        <LinkButton href={href(pagePath('FORM', blockId))}>{pages.openForm}</LinkButton>
      </noscript>
    </>
  );
}

const hostnameOf = (address = '') => /\/\/([^/:]+)/.exec(address)?.[1]?.toLowerCase();

/** Views of the kinds of blocks that pages have, by type (BLOCK-10). */
export const blockViews: Readonly<Record<string, SiteBlockView>> = {
  empty: BoxView,
  container: BoxView,
  richText: TextView,
  accordion: AccordionView,
  carousel: CarouselView,
  pdf: PdfView,
  video: VideoView,
  embeddedPage: EmbeddedView,
  embeddedForm: FormView,
};
