import { configText } from '../../../core/organisation';
import { givePath } from '../../../core/site';
import { LinkButton } from '../../../ui/LinkButton';
import { Slides } from '../content/Slides';
import { Picture } from '../Picture';
import { useSite } from '../siteContext';
import { useOwnWords } from '../useOwnWords';
import { heroSlides, type HeroSlide } from './homeSettings';
import type { HomeTexts } from './homeTexts';

/** Milliseconds for which a picture of the carousel stays (HOME-02). */
const EVERY = 2500;

/** The top of a home page (HOME-02): its carousel, else the organisation's words over a picture. */
export function Hero({ texts }: { texts: HomeTexts }) {
  const { organisation, href } = useSite();
  const own = useOwnWords();
  const { config, name } = organisation;
  const slides = heroSlides(config);
  const picture = configText(config, 'hero.image.bg');
  const description = configText(config, 'hero.description');
  const give = givePath(organisation);
  const isPictured = slides.length === 0 && picture !== '';
  return (
    <section className={isPictured ? 'hero hero-pictured' : 'hero'}>
      {isPictured && (
        <div className="hero-picture">
          <Picture src={picture} alt="" eager sizes="(min-width: 1240px) 780px, 100vw" />
        </div>
      )}
      {slides.length > 0 && <HeroSlides slides={slides} texts={texts} />}
      <div className="hero-words">
        <h1 {...own(configText(config, 'hero.title') || name)}>{configText(config, 'hero.title') || name}</h1>
        {description && (
          <p className="site-lead" {...own(description)}>
            {description}
          </p>
        )}
        {give && (
          <p>
            <LinkButton href={href(give)} large>
              {texts.home.give}
            </LinkButton>
          </p>
        )}
      </div>
    </section>
  );
}

function HeroSlides({ slides, texts }: { slides: readonly HeroSlide[]; texts: HomeTexts }) {
  const own = useOwnWords();
  const { href } = useSite();
  return (
    <div className="hero-slides">
      <Slides
        images={slides.map(({ image }) => image)}
        texts={{ ...texts.content.slides, label: texts.home.slides }}
        sizes="(min-width: 1240px) 780px, 100vw"
        every={EVERY}
        eager
        caption={(at) => {
          const { title = '', description = '', url = '' } = slides[at] ?? {};
          if (!title && !description) return null;
          return (
            <div className="hero-caption" {...own(title || description)}>
              {title && <p className="hero-caption-title">{url ? <a href={href(url)}>{title}</a> : title}</p>}
              {description && <p>{description}</p>}
            </div>
          );
        }}
      />
    </div>
  );
}
