import * as v from 'valibot';
import { dataOf, language, orgEntries, text } from '../common';
import { defineRoute } from '../route';
import { pageData } from './pageData';

/**
 * CALL-20. `path` is a path of the site, with its query and perhaps a language segment; `lang` counts where it has none. The
 * organisation is that of `org`, else of `host`, else of the place that is asked. What is not there is answered 404 with the
 * page data of a `NOT_FOUND`.
 */
export const resolvePage = defineRoute({
  id: 'CALL-20',
  method: 'GET',
  path: '/pages/resolve',
  access: 'public',
  summary: 'What the page at a path of an organisation’s site shows',
  query: v.object({
    ...orgEntries,
    host: v.optional(text(300)),
    path: v.pipe(text(2048), v.startsWith('/')),
    lang: v.optional(language),
  }),
  response: dataOf(pageData),
  alsoAnswers: [404],
});
