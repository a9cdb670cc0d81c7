import { ADDRESS, configValue } from '../../../core/organisation';

/** A picture of the home page's carousel (ENT-12 `hero.carousel`). */
export interface HeroSlide {
  readonly image: string;
  readonly title: string;
  readonly description: string;
  /** Empty, or an address that may be followed. */
  readonly url: string;
}

type Config = Readonly<Record<string, unknown>>;
const MOST_LINKS = 6;

/** The pictures of the carousel that are complete (HOME-02). */
export function heroSlides(config: Config): HeroSlide[] {
  return listOf(config, 'hero.carousel').flatMap((item) => {
    const image = addressOf(item.image);
    const slide = { title: textOf(item.title), description: textOf(item.description), url: addressOf(item.url) };
    return image ? [{ image, ...slide }] : [];
  });
}

/** Up to six useful links (HOME-04). */
export function usefulLinks(config: Config): { name: string; url: string }[] {
  return listOf(config, 'home.links')
    .map(({ name, url }) => ({ name: textOf(name), url: addressOf(url) }))
    .filter(({ name, url }) => name && url)
    .slice(0, MOST_LINKS);
}

function listOf(config: Config, key: string): Config[] {
  const value = configValue(config, key);
  return Array.isArray(value) ? value.filter((item): item is Config => typeof item === 'object' && item !== null) : [];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const addressOf = (value: unknown) => (ADDRESS.test(textOf(value)) ? textOf(value) : '');
