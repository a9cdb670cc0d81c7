import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { PageData } from '../../../contract/site/pageData';
import { resolvePage } from '../../../contract/site/resolvePage';
import type { ContentTexts } from './contentTexts';
import { buttonClass } from '../../../ui/buttonClass';
import { SiteProvider, useSite } from '../siteContext';

interface MorePagesProps<T> {
  readonly page: Omit<PageData, 'data'> & { readonly data: readonly T[] };
  /** The list's path in the site. */
  readonly path: string;
  readonly texts: ContentTexts['pager'];
  /** Whether a page holds nothing. */
  isEmpty?(data: readonly T[]): boolean;
  /** Draws the entries of all pages so far. */
  children(all: readonly T[]): ReactNode;
}

/** A list whose next page comes when its end is reached (GAL-01, NEWS-01); without scripts a link leads there. */
export function MorePages<T>({ page, path, texts, isEmpty = hasNone, children }: MorePagesProps<T>) {
  const site = useSite();
  const { client, lang, organisation, href } = site;
  const [more, setMore] = useState<readonly PageData[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const link = useRef<HTMLAnchorElement>(null);
  const all = useMemo(() => [...page.data, ...more.flatMap(({ data }) => data as T[])], [page, more]);
  const pictures = useMemo(
    () => Object.assign({}, page.pictures, ...more.map((one) => one.pictures)) as PageData['pictures'],
    [page, more],
  );
  const inner = useMemo(() => ({ ...site, page: { ...site.page, pictures } }), [site, pictures]);
  const last = more.at(-1) ?? page;
  const shown = last.list?.page;
  // If the number of pages is unknown, an empty page is the end.
  const isOver = shown === undefined || shown >= (last.list?.nbPages ?? Infinity) || isEmpty(last.data as readonly T[]);

  const load = async () => {
    if (!client || state === 'loading' || isOver) return;
    setState('loading');
    try {
      const query = { path: `${path}?page=${shown + 1}`, lang, org: organisation.id };
      const { data } = await client.call(resolvePage, { query, quiet: true });
      setMore((before) => [...before, data]);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const reached = useEffectEvent(() => void load());
  useEffect(() => {
    if (!link.current) return;
    // Before the end is seen, so that nobody waits for it.
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && reached(), { rootMargin: '600px' });
    watch.observe(link.current);
    return () => watch.disconnect();
  }, [shown, isOver]);
  const press = (event: MouseEvent) => {
    if (!client || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void load();
  };
  return (
    <>
      <SiteProvider value={inner}>{children(all)}</SiteProvider>
      {!isOver && (
        <p className="more-pages">
          <a
            ref={link}
            className={buttonClass({ variant: 'secondary' })}
            href={`${href(path)}?page=${shown + 1}`}
            rel="next"
            onClick={press}
          >
            {state === 'loading' ? texts.loading : texts.more}
          </a>
          {state === 'failed' && (
            <span className="muted" role="status">
              {texts.failed}
            </span>
          )}
        </p>
      )}
    </>
  );
}

const hasNone = ({ length }: readonly unknown[]) => length === 0;
