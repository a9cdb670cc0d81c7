import {
  createArticle,
  createEvent,
  createGallery,
  createNews,
  deleteArticle,
  deleteEvent,
  deleteGallery,
  deleteNews,
  listArticles,
  listEvents,
  listGalleries,
  listNews,
} from '../../../../contract/site/adminContent';
import type { ResponseOut } from '../../../../contract/route';
import type { PageType } from '../../../../contract/terms/pageTypes';
import { displayedFrom, endOf, isPublished, shownOccurrence, startOfDay } from '../../../../core/site';
import type { DeskClient } from '../../deskClient';
import type { Filters } from '../../usePages';
import { categoryId } from '../categoryId';
import { readTypedMoment } from '../../moments';
import type { SiteOwner } from '../useSiteOwner';

type PostState = 'draft' | 'planned' | 'published' | 'upcoming' | 'past' | 'later';

/** A row of a list: what it is called, its date, and how it stands. */
export interface Post {
  readonly id: string;
  readonly name: string;
  /** Milliseconds or ISO 8601. */
  readonly at: number | string;
  readonly repeats: boolean;
  readonly state: PostState;
}
interface Asked {
  readonly organisation: string;
  readonly query: Filters;
  readonly signal?: AbortSignal;
}
interface NewPost {
  readonly id: string;
  readonly name: string;
  /** When it begins, as it was typed; of an article its category. */
  readonly more: string;
}

/** One kind of dated content. */
interface PostKind {
  /** Its page on the site. */
  readonly page: PageType;
  readonly filter: { readonly key: string; readonly values: readonly PostState[] } | null;
  /** Field of a new one beside the name. */
  readonly more: 'moment' | 'category' | null;
  list(call: DeskClient['call'], asked: Asked, owner: SiteOwner): Promise<{ data: Post[]; next: string | null }>;
  create(call: DeskClient['call'], organisation: string, post: NewPost, owner: SiteOwner): Promise<unknown>;
  remove(call: DeskClient['call'], organisation: string, contentId: string): Promise<unknown>;
}

type Row<R extends typeof listEvents | typeof listNews> = ResponseOut<R>['data'][number];

function eventPost(event: Row<typeof listEvents>, { zone, now }: SiteOwner): Post {
  const shown = shownOccurrence(event, now, zone) ?? { start: Date.parse(event.dateEvent), end: null };
  const isPast = endOf(shown) < startOfDay(now, zone);
  const isLater = displayedFrom(shown, event.visibleDays, zone) > now;
  return {
    id: event.id,
    name: event.name,
    at: shown.start,
    repeats: event.repeat !== null,
    state: isPast ? 'past' : isLater ? 'later' : 'upcoming',
  };
}

const newsPost = ({ id, title, datetime, publishedAt }: Row<typeof listNews>, now: number): Post => ({
  id,
  name: title,
  at: publishedAt ?? datetime,
  repeats: false,
  state: publishedAt === null ? 'draft' : isPublished(publishedAt, now) ? 'published' : 'planned',
});

export const postKinds = {
  events: {
    page: 'EVENT',
    filter: { key: 'when', values: ['upcoming', 'past'] },
    more: 'moment',
    async list(call, asked, owner) {
      const { data, next } = await call(listEvents, asked);
      return { data: data.map((event) => eventPost(event, owner)), next };
    },
    create: (call, organisation, { id, name, more }, { zone }) =>
      call(createEvent, { organisation, body: { id, name, dateEvent: readTypedMoment(more, zone) } }),
    remove: (call, organisation, contentId) => call(deleteEvent, { organisation, params: { contentId } }),
  },
  news: {
    page: 'ACTU_DETAIL',
    filter: { key: 'state', values: ['published', 'draft'] },
    more: null,
    async list(call, asked, { now }) {
      const { data, next } = await call(listNews, asked);
      return { data: data.map((item) => newsPost(item, now)), next };
    },
    create: (call, organisation, { id, name }) =>
      call(createNews, { organisation, body: { id, title: name, publishedAt: null } }),
    remove: (call, organisation, contentId) => call(deleteNews, { organisation, params: { contentId } }),
  },
  articles: {
    page: 'ARTICLE',
    filter: null,
    more: 'category',
    async list(call, asked) {
      const { data, next } = await call(listArticles, asked);
      const post = ({ id, title, datetime }: (typeof data)[number]): Post => ({
        ...{ id, name: title, at: datetime },
        ...{ repeats: false, state: 'published' },
      });
      return { data: data.map(post), next };
    },
    create: (call, organisation, { id, name, more }) =>
      call(createArticle, {
        organisation,
        body: { id, title: name, categorie: categoryId(more), categorieLabel: more.trim() },
      }),
    remove: (call, organisation, contentId) => call(deleteArticle, { organisation, params: { contentId } }),
  },
  galleries: {
    page: 'GALERIES_IMAGES',
    filter: null,
    more: null,
    async list(call, asked) {
      const { data, next } = await call(listGalleries, asked);
      const post = ({ id, name, datetime }: (typeof data)[number]): Post => ({
        ...{ id, name, at: datetime },
        ...{ repeats: false, state: 'published' },
      });
      return { data: data.map(post), next };
    },
    create: (call, organisation, { id, name }) => call(createGallery, { organisation, body: { id, name } }),
    remove: (call, organisation, contentId) => call(deleteGallery, { organisation, params: { contentId } }),
  },
} satisfies Record<string, PostKind>;

export type PostsPart = keyof typeof postKinds;
export const postKind = (part: PostsPart): PostKind => postKinds[part];
