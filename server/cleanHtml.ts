import sanitizeHtml from 'sanitize-html';
import { malformed } from './errors';

const plainValue = [/^(?!.*(?:url|var|env|image)\b)[\w\s#%.,()-]{1,60}$/i];

/** HTML of organisations, cleaned when it is written: no script, event attribute, frame, form or `javascript:` link is stored. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags:
      'p br hr div span strong b em i u s del ins sub sup small mark h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code a img figure figcaption table caption thead tbody tfoot tr th td'.split(
        ' ',
      ),
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      ol: ['start'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      '*': ['style', 'dir', 'lang'],
    },
    allowedStyles: {
      '*': {
        color: plainValue,
        'background-color': plainValue,
        'text-align': plainValue,
        'font-weight': plainValue,
        'font-style': plainValue,
        'font-size': plainValue,
        'font-family': plainValue,
        'text-decoration': plainValue,
      },
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
  });
}

/**
 * HTML cleaned, when that is no longer than may be kept: `<` becomes `&lt;`, and links gain words (SRV-12).
 * @param path of it in the request.
 * @throws HttpError 400
 */
export function cleanHtmlWithin(html: string, longest: number, path: string): string {
  const clean = cleanHtml(html);
  if (clean.length > longest) throw malformed(path, `must be ${longest} characters at most once it is cleaned`);
  return clean;
}
