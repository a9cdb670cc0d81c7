import type { Request, Response } from 'express';
import { closedCode, type Language } from '../../../src/contract/common';
import { serverTexts } from '../../../src/i18n/server';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { languageAsked } from '../../http/languageAsked';
import { labelRoute } from '../../http/requestLog';
import { html } from '../../text/html';
import { styleUrl } from '../sandbox/createSandboxRouter';
import { shell } from '../sandbox/payPage';

interface LinkPage {
  /** Label of the address in the log: the address itself holds a key, which is neither logged nor handed on. */
  readonly path: string;
  /** The page of a refusal, in the visitor's language. */
  notice(lang: Language, error: HttpError): string;
}

const closedNotice = (lang: Language) => {
  const { closed } = serverTexts[lang];
  return shell(lang, closed, html`<section class="card"><h1>${closed}</h1></section>`, { styleUrl });
};

/** Answers what a mailed link leads to: without scripts, for nobody else's eyes. */
export async function answerLink(
  { config }: Pick<Deps, 'config'>,
  { request, response }: { readonly request: Request; readonly response: Response },
  { path, notice }: LinkPage,
  work: () => Promise<void>,
): Promise<void> {
  labelRoute(response, path);
  const pictures = config.publicUrl.startsWith('https:') ? 'https:' : 'https: http:';
  response.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'self'; img-src 'self' ${pictures}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  );
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cache-Control', 'no-store');
  try {
    await work();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const lang = languageAsked(request);
    const page = error.code === closedCode ? closedNotice(lang) : notice(lang, error);
    response.status(error.status).type('html').send(page);
  }
}
