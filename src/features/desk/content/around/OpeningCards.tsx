import { TextArea } from '../../../../ui/fields/TextArea';
import { TextInput } from '../../../../ui/fields/TextInput';
import { Links, type NamedLink } from '../fields/Links';
import { PictureField } from '../../pictures/PictureField';
import { Loaded } from '../../Loaded';
import { Chosen } from './Chosen';
import { Fault } from './Fault';
import { PublicCard } from './PublicCard';
import type { Slide } from './publicFields';
import { PublicSettings } from './PublicSettings';
import { usePublicTexts } from './publicTexts';
import { Slides } from './Slides';
import { useNamed } from './useNamed';

/** How many links the home page shows (HOME-04). */
const LINKS = 6;

/** What a home page has above and below its own blocks (DESK-190, DESK-191). */
export function OpeningCards({ organisation }: { organisation: string }) {
  const words = usePublicTexts();
  const named = useNamed(organisation);
  return (
    <PublicSettings organisation={organisation}>
      {(cards) => (
        <>
          <PublicCard {...cards} card="opening">
            {({ field }) => (
              <>
                <TextInput {...field('hero.title')} autoComplete="off" maxLength={200} dir="auto" />
                <TextArea {...field('hero.description')} rows={3} maxLength={2000} dir="auto" />
                <PictureField {...field('hero.image.bg')} organisation={organisation} />
              </>
            )}
          </PublicCard>
          <PublicCard {...cards} card="carousel">
            {({ valueOf, set, about, faultOf }) => (
              <>
                <Slides
                  {...about('hero.carousel')}
                  organisation={organisation}
                  value={valueOf('hero.carousel') as readonly Slide[]}
                  onValue={(slides) => set('hero.carousel', slides)}
                />
                <Fault text={faultOf('hero.carousel')} />
              </>
            )}
          </PublicCard>
          <Loaded list={named}>
            {({ campaigns, forms }) => (
              <PublicCard
                {...cards}
                card="lists"
                nameOf={(key, id) => (key === 'home.forms' ? forms : campaigns).get(id)?.name ?? words.gone}
              >
                {({ valueOf, set, about, faultOf }) => (
                  <>
                    <Chosen
                      {...about('home.campaigns')}
                      placeholder={words.addCampaign}
                      known={campaigns}
                      value={valueOf('home.campaigns') as readonly string[]}
                      onValue={(ids) => set('home.campaigns', ids)}
                    />
                    <Fault text={faultOf('home.campaigns')} />
                    <Chosen
                      {...about('home.forms')}
                      placeholder={words.addForm}
                      known={forms}
                      value={valueOf('home.forms') as readonly string[]}
                      onValue={(ids) => set('home.forms', ids)}
                    />
                    <Fault text={faultOf('home.forms')} />
                    <Links
                      {...about('home.links')}
                      most={LINKS}
                      value={valueOf('home.links') as readonly NamedLink[]}
                      onValue={(links) => set('home.links', links)}
                    />
                    <Fault text={faultOf('home.links')} />
                  </>
                )}
              </PublicCard>
            )}
          </Loaded>
        </>
      )}
    </PublicSettings>
  );
}
