import { useEffect, useState } from 'react';
import type { Client } from '../../client/client';
import type { SafeStorage } from '../../client/safeStorage';
import type { Language } from '../../contract/common';
import { getOrganisation, type Organisation } from '../../contract/organisations/organisations';
import { offersLanguage } from '../../core/organisation';
import { loadTexts, type Catalogue } from '../../i18n/catalogue';
import { commonTexts } from '../../i18n/common';
import type { Texts } from '../../i18n/texts';
import { retryLater } from '../../loading/retryLater';
import { mayPass } from '../mayPass';
import { page } from '../page/page';
import { sameContent } from '../sameContent';

/** Input for finding an element's organisation if the page does not name it. */
interface OrganisationQuestion {
  readonly client: Client;
  readonly storage: SafeStorage;
  /** The language that the element is likely to speak. */
  readonly likely?: Language | undefined;
  readonly props: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
}

/** Answers the organisation's id, or undefined for the server's own organisation. */
export type ResolveOrganisation = (question: OrganisationQuestion) => Promise<string | undefined>;

/** Whether to keep the skeleton and wait silently after a failure. */
export type Patience = (error: Error) => boolean;

/** Everything a view needs before it can be shown. */
interface Loaded {
  readonly status: 'loaded';
  readonly organisation: Organisation;
  readonly lang: Language;
  readonly texts: Texts;
  readonly featureTexts: unknown;
}

/** `texts` and `lang`: the page's language, if its texts came nevertheless. */
interface Failed extends Partial<Pick<Loaded, 'lang' | 'texts'>> {
  readonly status: 'failed';
  readonly error: Error;
}

export type Resources = { status: 'loading' } | Failed | Loaded;

interface ResourceRequest {
  readonly client: Client;
  readonly apiHost: string;
  readonly org: string | undefined;
  /** The element's own language. */
  readonly lang: Language | undefined;
  /** Language of the page around, which the element speaks when its organisation does; else the organisation's own (SITE-08). */
  readonly around: Language | undefined;
  readonly catalogue: Catalogue<unknown> | undefined;
  readonly resolve: ResolveOrganisation | undefined;
  readonly patience: Patience | undefined;
  readonly props: Readonly<Record<string, unknown>>;
}

/** The name of the server's default organisation (ELEM-01). */
const serverDefault = 'default';

/** A failure, explained in the page's language. */
async function fail(error: Error, lang: Language | undefined): Promise<Failed> {
  const texts = lang && (await loadTexts(commonTexts, lang).catch(() => undefined));
  return { status: 'failed', error, ...(texts && { lang, texts }) };
}

async function loadAllTexts(catalogue: Catalogue<unknown> | undefined, lang: Language) {
  return Promise.all([
    loadTexts(commonTexts, lang),
    catalogue ? loadTexts(catalogue as Catalogue<object>, lang) : undefined,
  ]);
}

async function load(request: Omit<ResourceRequest, 'patience'>, signal: AbortSignal): Promise<Loaded> {
  const { client, apiHost, org, lang, around, catalogue, resolve, props } = request;
  // In a frame the host page must not miss anything from here on.
  await page.connecting?.catch(() => {});
  // Most organisations speak the language of their pages: its texts come together with the organisation.
  const likely = lang ?? around;
  const early = likely && loadAllTexts(catalogue, likely);
  early?.catch(() => {});
  const orgId = org ?? (await resolve?.({ client, storage: page.storage, likely, props, signal })) ?? serverDefault;
  // Where the organisation does not speak it, its texts come as they were written (TRANS-03).
  const asked = { params: { orgId }, quiet: true, ...(likely && { query: { lang: likely } }) };
  const { data: organisation } = await page.requests.get(
    `${apiHost} ${orgId} ${likely}`,
    (shared) => client.call(getOrganisation, { ...asked, signal: shared }),
    signal,
  );
  const shown = lang ?? (around && offersLanguage(organisation, around) ? around : organisation.language);
  const [texts, featureTexts] = await (early && shown === likely ? early : loadAllTexts(catalogue, shown));
  return { status: 'loaded', organisation, lang: shown, texts, featureTexts };
}

/**
 * Loads organisation and texts, and again when their inputs change; meanwhile the last ones stay. A temporary failure
 * is reported once and retried until it passes (HTTP-04).
 */
export function useResources(request: ResourceRequest): Resources {
  const { client, apiHost, org, lang, around, catalogue, resolve, patience } = request;
  const [resources, setResources] = useState<Resources>({ status: 'loading' });
  // Only an element that finds its organisation by itself looks at its other attributes here.
  const props = resolve && !org ? request.props : undefined;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let failures = 0;
    let told = false;
    let came = false;
    const attempt = () => {
      load({ client, apiHost, org, lang, around, catalogue, resolve, props: props ?? {} }, signal).then(
        (found) => {
          if (signal.aborted) return;
          came = true;
          // The visitor's input depends on these: if unchanged in content, the old objects stay.
          setResources((before) => (sameContent(before, found) ? before : found));
        },
        (thrown: unknown) => {
          if (signal.aborted) return;
          const error = asError(thrown);
          const silent = patience?.(error) ?? false;
          if (silent || mayPass(error)) {
            failures += 1;
            signal.addEventListener('abort', retryLater(failures, attempt), { once: true });
          }
          if (silent || told) return;
          told = true;
          void fail(error, lang ?? around).then((failed) => signal.aborted || came || setResources(failed));
        },
      );
    };
    attempt();
    return () => controller.abort();
  }, [client, apiHost, org, lang, around, catalogue, resolve, patience, props]);
  return resources;
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
