import type { ComponentType } from 'react';
import { isAtLeast } from '../../../contract/terms/roles';
import { lazyView } from '../../../loading/lazyView';
import { Notice } from '../../../ui/Notice';
import type { SectionProps } from '../sectionPlace';
import { ContentHome } from './ContentHome';
import type { ContentPart } from './contentParts';
import { useContentTexts } from './contentTexts';

const PostsSection = lazyView(async () => (await import('./posts/PostsSection')).PostsSection);
const TimesSection = lazyView(async () => (await import('./times/TimesSection')).TimesSection);
const ServicesSection = lazyView(async () => (await import('./services/ServicesSection')).ServicesSection);

const views: Readonly<Record<ContentPart, ComponentType<SectionProps>>> = {
  home: lazyView(async () => (await import('./pages/HomeSection')).HomeSection),
  pages: lazyView(async () => (await import('./pages/PagesSection')).PagesSection),
  menu: lazyView(async () => (await import('./menu/MenuSection')).MenuSection),
  events: PostsSection,
  news: PostsSection,
  articles: PostsSection,
  times: TimesSection,
  galleries: PostsSection,
  services: ServicesSection,
  sections: lazyView(async () => (await import('./sections/SectionsSection')).SectionsSection),
  media: lazyView(async () => (await import('./media/MediaSection')).MediaSection),
  translations: lazyView(async () => (await import('./translations/TranslationsSection')).TranslationsSection),
  newsletter: lazyView(async () => (await import('./newsletter/NewsletterSection')).NewsletterSection),
};

/** The content of an organisation's site: all parts, or one of them (DESK-90). Editors keep it. */
export function ContentSection(props: SectionProps) {
  const words = useContentTexts();
  const { organisation, record } = props;
  if (!isAtLeast(organisation.role, 'editor')) return <Notice tone="info">{words.notYours}</Notice>;
  if (record === undefined) return <ContentHome organisation={organisation} />;
  const View = Object.hasOwn(views, record) ? views[record as ContentPart] : null;
  return View ? <View {...props} /> : <ContentHome organisation={organisation} />;
}
