import type { Campaign, Donor } from '../../contract/campaigns/campaigns';
import {
  donorKey,
  hostedAddress,
  rankTeams,
  screenDonorWord,
  screenFigures,
  type ScreenFigures,
} from '../../core/campaign';
import { takesGifts } from '../../core/organisation';
import { screenTexts } from '../../i18n/screen';
import { useElement, useFeatureTexts } from '../../runtime/context';
import { Logo } from '../../ui/Logo';
import { Celebration } from '../../ui/media/Celebration';
import { Cards, type ScreenCard } from './cards/Cards';
import { GiftCard } from './cards/GiftCard';
import { QrCode } from '../../ui/QrCode';
import { ScreenGoal } from './goal/ScreenGoal';
import { screenPictures, type ScreenPictures } from './screenPictures';
import { shownDonors } from './cards/shownDonors';
import { TeamCard } from './cards/TeamCard';
import { Total } from './goal/Total';
import { useCelebration } from './useCelebration';
import { usePause } from './live/usePause';
import { writeMontant, type FigureStyle } from './goal/writeFigure';

interface StageProps {
  campaign: Campaign;
  /** Newest first; null until they were read. */
  donors: readonly Donor[] | null;
  /** One of SCREEN-02; any other shows the fallback page. */
  screenId: string;
}

/** Content of the stage (SCREEN-02): total, goal, latest cards, and the code to give with. */
export function Stage({ campaign, donors, screenId }: StageProps) {
  const texts = useFeatureTexts(screenTexts);
  const { lang, organisation, settings } = useElement();
  const pictures = screenPictures(campaign, organisation, settings.apiHost);
  const { config, devise, teams, screen } = campaign;
  const until = usePause(screen.paused, donors);
  const figures = screenFigures(screenId, campaign, teams, devise);
  const run = useCelebration(figures.celebrate, screen.celebrate);
  const style = { lang, devise, donorName: config.donorName, texts };
  const { sum } = campaign.stats.engagements;
  const colours = [config.primaryColor, config.secondaryColor, '#ffffff', '#ffd166'].filter((one) => one !== undefined);
  return (
    <>
      <Backdrop pictures={pictures} />
      <div className="stage">
        <div className={`scene ${kindOf(figures)}`} data-screen={screenId}>
          <Head campaign={campaign} logo={pictures.logo} />
          <div className="sum">
            <p className="sum-label">
              {texts.raised}
              <span className="ambassadors" translate="no">
                {countOf(figures, style)} {sum > 0 && texts.promised(writeMontant(sum, style, 'never'))}
              </span>
            </p>
            <Total key={screenId} figures={figures} style={style} />
            <ScreenGoal figures={figures} campaign={campaign} teams={teams} style={style} />
          </div>
          <Cards
            key={figures.cards}
            cards={
              figures.cards === 'teams'
                ? teamCards(campaign, style)
                : donorCards(shownDonors(donors ?? [], campaign, until), figures, campaign, style)
            }
            visible={figures.visible}
            empty={texts.empty}
          />
          {takesGifts(campaign.mode, organisation) && <Give campaign={campaign} />}
          <Celebration run={run} particles={100} intensity={30} colours={colours} />
        </div>
      </div>
    </>
  );
}

/** Picks one of the two compositions. */
const kindOf = ({ screenId }: ScreenFigures) => (screenId.startsWith('custom') ? 'custom' : 'classic');

/** Number of ambassadors, or on the fallback page donors, behind the amount. */
function countOf({ screenId, count, unit }: ScreenFigures, { donorName, texts }: FigureStyle): string | false {
  if (screenId === 'classic-ambs') return `${count} ${texts.ambassadors(count)}`;
  return (
    screenId === 'fallback' &&
    unit !== 'count' &&
    `${count} ${donorName ? screenDonorWord(donorName, count) : texts.gifts(count)}`
  );
}

function donorCards(
  donors: readonly Donor[],
  figures: ScreenFigures,
  campaign: Campaign,
  style: FigureStyle,
): ScreenCard[] {
  // As many as may be in the document: lists of a whole evening are longer.
  return donors.slice(0, 2 * figures.visible).map((donor) => ({
    key: donorKey(donor),
    content: <GiftCard donor={donor} figures={figures} campaign={campaign} style={style} />,
  }));
}

const teamCards = ({ teams }: Campaign, style: FigureStyle): ScreenCard[] =>
  rankTeams(teams).map(({ team, rank }) => ({
    key: team.param,
    content: <TeamCard team={team} rank={rank} style={style} />,
  }));

/** Behind everything, over the whole display (SCREEN-08). */
function Backdrop({ pictures: { background, portrait } }: { pictures: ScreenPictures }) {
  if (!background) return null;
  return (
    <picture>
      {portrait && <source media="(max-aspect-ratio: 1/1)" srcSet={portrait} />}
      <img className="backdrop" src={background} alt="" />
    </picture>
  );
}

/** The campaign's name, or the operator's pinned text. */
function Head({ campaign: { label, screen }, logo }: { campaign: Campaign; logo: string | null }) {
  const { message } = screen;
  if (message.trim())
    return (
      <p className={message.length > 60 ? 'head message long' : 'head message'} role="status">
        <bdi>{message}</bdi>
      </p>
    );
  return (
    <header className="head">
      <Logo address={logo ?? undefined} base={document.baseURI} className="logo" />
      <h1 className="title" dir="auto">
        {label}
      </h1>
    </header>
  );
}

function Give({ campaign: { id, label } }: { campaign: Campaign }) {
  const texts = useFeatureTexts(screenTexts);
  const { organisation, lang, settings } = useElement();
  return (
    <figure className="give">
      <div className="give-plate">
        <QrCode address={hostedAddress(organisation, settings.apiHost, id, lang)} label={texts.codeFor(label)} />
      </div>
      <figcaption className="give-caption">{texts.scan}</figcaption>
    </figure>
  );
}
