import { isAtLeast } from '../../../../contract/terms/roles';
import { lazyView } from '../../../../loading/lazyView';
import { Late } from '../../../../ui/Late';
import { Skeleton } from '../../../../ui/Skeleton';
import { BuilderPlace } from '../../builder/BuilderPlace';
import { DeskLink } from '../../DeskLink';
import { sectionPath, type SectionProps } from '../../sectionPlace';
import { ContentBack } from '../ContentBack';
import { usePagesTexts } from './pagesTexts';

const OpeningCards = lazyView(async () => (await import('../around/OpeningCards')).OpeningCards);
const OPENING = 'opening';

/** The home page: its blocks in the builder (DESK-93), and for owners what stands around them (DESK-190). */
export function HomeSection({ organisation: { id, role }, part }: SectionProps) {
  const words = usePagesTexts();
  const isOwner = isAtLeast(role, 'owner');
  const isOpening = isOwner && part === OPENING;
  return (
    <div className="stack">
      <ContentBack organisation={id} />
      <div className="desk-head">
        <h1>{words.home}</h1>
        <a href={`/o/${id}/`} target="_blank" rel="noreferrer">
          {words.look}
        </a>
      </div>
      {isOwner && (
        <nav className="desk-links" aria-label={words.home}>
          <DeskLink to={sectionPath(id, 'content', 'home')} current={!isOpening}>
            {words.homeBlocks}
          </DeskLink>
          <DeskLink to={sectionPath(id, 'content', 'home', OPENING)} current={isOpening}>
            {words.homeOpening}
          </DeskLink>
        </nav>
      )}
      {isOpening ? (
        <Late fallback={<Skeleton height="16em" />}>
          <OpeningCards organisation={id} />
        </Late>
      ) : (
        <>
          <p className="muted">{isOwner ? words.homeText : `${words.homeText} ${words.homeOwners}`}</p>
          <BuilderPlace organisation={id} attribute="main-page" value="" />
        </>
      )}
    </div>
  );
}
