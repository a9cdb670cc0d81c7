import type { ComponentType } from 'react';
import { lazyView } from '../../../../loading/lazyView';
import { Late } from '../../../../ui/Late';
import { Skeleton } from '../../../../ui/Skeleton';
import { useEditingStyles } from '../../editing/useEditingStyles';
import { Loaded } from '../../Loaded';
import type { SectionProps } from '../../sectionPlace';
import { useSiteOwner } from '../useSiteOwner';
import type { PostPageProps } from './PostFrame';
import type { PostsPart } from './postKinds';
import { PostsPage } from './PostsPage';

const forms: Readonly<Record<PostsPart, ComponentType<PostPageProps>>> = {
  events: lazyView(async () => (await import('./EventPage')).EventPage),
  news: lazyView(async () => (await import('./NewsPage')).NewsPage),
  articles: lazyView(async () => (await import('./ArticlePage')).ArticlePage),
  galleries: lazyView(async () => (await import('./GalleryPage')).GalleryPage),
};

/** Events, news, articles or galleries (DESK-91, DESK-104): their list, or one of them. */
export function PostsSection({ organisation, record, part: id }: SectionProps) {
  const owner = useSiteOwner(organisation.id);
  const place = useEditingStyles();
  const View = forms[record as PostsPart];
  return (
    <div ref={place}>
      <Loaded list={owner}>
        {(found) =>
          id === undefined ? (
            <PostsPage organisation={organisation} part={record as PostsPart} owner={found} />
          ) : (
            <Late fallback={<Skeleton height="20em" />}>
              <View organisation={organisation.id} id={id} owner={found} />
            </Late>
          )
        }
      </Loaded>
    </div>
  );
}
