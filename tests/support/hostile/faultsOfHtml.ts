import { DomUtils, parseDocument } from 'htmlparser2';

const words = (list: string) => new Set(list.split(/\s+/));
const TAGS = words(
  `html head title meta link script style body org-site org-donation org-form org-payment org-campaign org-screen
  header nav main footer section article aside address div span p br hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code
  strong b em i u s del ins sub sup small mark time bdi bdo a img picture source figure figcaption video iframe noscript
  table caption thead tbody tfoot tr th td details summary dialog form fieldset legend label input button select option
  textarea output progress svg path circle rect line polyline polygon g`,
);
const ADDRESSES = words('href src action formaction poster data background cite ping xlink:href');
const SCHEMES = /^(https?:|mailto:|tel:|sms:|geo:|webcal:|whatsapp:|data:,$)/i;

const parse = (html: string) => DomUtils.filter(() => true, parseDocument(html)).filter((one) => 'attribs' in one);
type Element = ReturnType<typeof parse>[number] & { name: string; attribs: Record<string, string> };

/** An address as a browser reads it: without what it leaves out. */
const read = (value: string) => value.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+/, '');

function faultsOf({ name, attribs, ...element }: Element, host: string): string[] {
  const faults = Object.entries(attribs).flatMap(([attribute, value]) => {
    const address = ADDRESSES.has(attribute) ? read(value) : '';
    const isOdd = /^[a-z][a-z\d+.-]*:/i.test(address) && !SCHEMES.test(address);
    const leaves =
      ['action', 'formaction'].includes(attribute) && !/^\/(?![/\\])/.test(address) && !address.startsWith(host);
    const isBad = /^on|^style$|^srcdoc$/.test(attribute) || isOdd || leaves || /^(\/\/|[/\\]{2})/.test(address);
    return isBad ? [`<${name} ${attribute}="${value}">`] : [];
  });
  const text = DomUtils.textContent(element as never);
  if (!TAGS.has(name)) faults.push(`<${name}>`);
  const [, next = ''] = /^0; url=(.*)$/.exec(attribs['content'] ?? '') ?? [];
  if (name === 'meta' && 'http-equiv' in attribs && !next.startsWith(host) && !/^\/(?![/\\])/.test(next))
    faults.push('<meta refresh>');
  if (name === 'iframe' && !('sandbox' in attribs)) faults.push('<iframe> without sandbox');
  if (name === 'script' && !attribs['src']?.startsWith('/elements/') && !/json$/.test(attribs['type'] ?? ''))
    faults.push('<script>');
  if (name === 'style' && cssFaults(text)) faults.push(`<style> ${text}`);
  if (name === 'link' && attribs['rel'] === 'stylesheet' && !/^\/(?!\/)/.test(attribs['href'] ?? ''))
    faults.push('<link>');
  return faults;
}

/** Whether a style sheet asks for anything but a picture by its whole address, or ends what it stands in. */
export const cssFaults = (css: string): boolean =>
  /url\(|@import|image-set|expression|<|@font-face|\\/i.test(css.replace(/url\("https?:\/\/[^\s"\\<>]*"\)/g, ''));

/**
 * What of a page could run, lead or send elsewhere than its own words say, as another parser reads it.
 * @param host the address that the page's forms may be sent to
 */
export const faultsOfHtml = (html: string, host: string): string[] =>
  parse(html).flatMap((element) => faultsOf(element as Element, host));

/** The JSON blocks of a page, by their type. @throws for one that is broken */
export const jsonBlocks = (html: string): { type: string; data: unknown }[] =>
  parse(html)
    .map((one) => one as Element)
    .filter(({ name, attribs }) => name === 'script' && /json$/.test(attribs['type'] ?? ''))
    .map((one) => ({
      type: one.attribs['type'] ?? '',
      data: JSON.parse(DomUtils.textContent(one as never)) as unknown,
    }));

/** The texts of a value, at any depth, with the keys that lead to them. */
export function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, `${path}.${key}`));
}

/** Whether HTML that is shown as such holds anything but formatted words. */
export const isRisky = (html: string): boolean =>
  parse(html).some((one) => {
    const { name, attribs } = one as Element;
    const odd = Object.entries(attribs).some(
      ([key, value]) =>
        /^on|^srcdoc$/.test(key) ||
        (key === 'style' && cssFaults(value)) ||
        (ADDRESSES.has(key) && !/^(https?:\/\/|mailto:|tel:|\/(?![/\\])|[^:/\\]*$|x$)/i.test(read(value))),
    );
    return odd || /^(script|style|svg|math|iframe|object|embed|base|meta|link|form|input|button|template)$/.test(name);
  });
