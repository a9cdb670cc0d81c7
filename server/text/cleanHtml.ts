import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, DROPPED_TAGS, RICH_TEXT_TAGS, richTextAttributes } from '../../src/core/richText/allowed';
import { LINK_SCHEMES, PICTURE_SCHEMES } from '../../src/core/richText/schemes';
import { malformed } from '../errors';

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  nonTextTags: [...DROPPED_TAGS],
  allowedAttributes: Object.fromEntries(RICH_TEXT_TAGS.map((tag) => [tag, [...richTextAttributes(tag), 'rel']])),
  // Which declarations stay is decided with the other attributes.
  parseStyleAttributes: false,
  transformTags: {
    '*': (tagName, attributes) => ({
      tagName,
      attribs: { ...allowedAttributes(tagName, attributes), ...(tagName === 'a' && { rel: 'noopener noreferrer' }) },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  allowedSchemes: [...LINK_SCHEMES],
  allowedSchemesByTag: { img: [...PICTURE_SCHEMES] },
  allowProtocolRelative: false,
};

/** HTML of organisations, cleaned when it is written: no script, event attribute, frame, form or `javascript:` link is stored. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, rules);

/**
 * Cleaned HTML, if within the size limit: `<` becomes `&lt;`, and links gain attributes (SRV-12).
 * @param path of it in the request.
 * @throws HttpError 400
 */
export function cleanHtmlWithin(html: string, longest: number, path: string): string {
  const clean = cleanHtml(html);
  if (clean.length > longest) throw malformed(path, `must be ${longest} characters at most once it is cleaned`);
  return clean;
}
