import { html, type Html } from '../../text/html';

/** Some pictures carry their size in their name, as in WordPress; link previews of known size appear at once. */
const size = /-(\d{2,4})x(\d{2,4})\.\w+$/;

/** The picture by which a page is shared: the first of these addresses that is one for cards, if there is one. */
export function sharePicture(addresses: readonly string[], alt: string): Html | null {
  const picture = addresses.find(isForCards);
  if (picture === undefined) return null;
  const [, width, height] = size.exec(new URL(picture).pathname) ?? [];
  const sized = [
    { name: 'width', length: width },
    { name: 'height', length: height },
  ];
  return html`<meta property="og:image" content="${picture}" />
    ${sized.map(({ name, length }) => (length ? html`<meta property="og:image:${name}" content="${length}" />` : null))}
    <meta property="og:image:alt" content="${alt}" />`;
}

/** Messengers and social networks show no SVG: the whole card would have no picture. */
const isForCards = (address: string) => /^https?:/.test(address) && !/\.svgz?$/i.test(new URL(address).pathname);
