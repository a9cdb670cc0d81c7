import * as v from 'valibot';
import { dataOf, identifier, language, mode, outcome, text } from '../common';
import { defineRoute } from '../route';

const named = v.object({ id: identifier, name: v.string() });

/** An organisation's progress in its first steps, as far as the server knows (DESK-20). */
const startState = v.object({
  organisation: v.object({
    name: v.string(),
    siteUrl: v.string(),
    language,
    devise: v.string(),
    /** In which its days and times are written. */
    timeZone: v.string(),
    /** Mode of its payments. */
    mode,
  }),
  /** Its first fund that can be given to. */
  fund: v.nullable(named),
  /** Empty where there is none. */
  colour: v.string(),
  logo: v.string(),
  /** Payment providers of this server. */
  providers: v.array(v.object({ name: v.string(), mode })),
  /** The last page in which nothing was missing (CALL-56). */
  page: v.nullable(v.object({ url: v.string(), checkedAt: v.string() })),
  /** The last payment that succeeded. */
  gift: v.nullable(v.object({ id: identifier, mode, createdAt: v.string() })),
  /** Address of this server, as tags name it. */
  server: v.string(),
  /** Address of the organisation's pages on this server. */
  site: v.string(),
});
export type StartState = v.InferOutput<typeof startState>;

/** Why a page could not be read. */
const readingFaults = [
  'address',
  'private',
  'dns',
  'refused',
  'certificate',
  'timeout',
  'too_large',
  'redirects',
] as const;
export type ReadingFault = (typeof readingFaults)[number];

/** Possible problems of a page; `about` quotes the page, `add` what it should have. */
const pageProblemCodes = [
  ...readingFaults,
  'status',
  'not_html',
  'no_tag',
  'escaped',
  'inert',
  'no_loader',
  'other_loader',
  'held_loader',
  'not_module',
  'mixed',
  'other_server',
  'no_organisation',
  'unknown_organisation',
  'other_organisation',
  'no_id',
  'unknown_id',
  'policy',
  'no_styles',
  'insecure',
  'returns',
] as const;
export type PageProblemCode = (typeof pageProblemCodes)[number];

const pageProblem = v.object({
  code: v.picklist(pageProblemCodes),
  /** With a warning the page works. */
  level: v.picklist(['error', 'warning']),
  about: v.nullable(v.string()),
  add: v.nullable(v.string()),
});
export type PageProblem = v.InferOutput<typeof pageProblem>;

const pageCheck = v.object({
  /** Final address of the page; the given one if it could not be read. */
  url: v.string(),
  /** Elements of this organisation in it; `name` is their fund's, form's or campaign's. */
  found: v.array(v.object({ tag: v.string(), name: v.nullable(v.string()) })),
  problems: v.array(pageProblem),
});
export type PageCheck = v.InferOutput<typeof pageCheck>;

/** CALL-55. */
export const getStart = defineRoute({
  id: 'ADMIN-START-GET',
  method: 'GET',
  path: '/admin/start',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary:
    'How far the first steps of the token’s organisation are: fund, look, providers, page and test gift (CALL-55)',
  response: dataOf(startState),
});

/** CALL-56. The text of the page is neither answered nor kept. Refused with `tooManyAttempts` when asked too often. */
export const checkPage = defineRoute({
  id: 'ADMIN-START-CHECK',
  method: 'POST',
  path: '/admin/start/check',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: 'Read the page where a tag was pasted, and say what is wrong with it (CALL-56)',
  request: v.strictObject({ url: v.pipe(text(2048), v.trim(), v.minLength(1)) }),
  response: outcome({ data: pageCheck }),
});
