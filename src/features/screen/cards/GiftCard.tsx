import type { Donor } from '../../../contract/campaigns/campaigns';
import { shownName, unitsOf, writeUnits, type ScreenFigures } from '../../../core/campaign';
import { TrialGift } from '../../../runtime/Trial';
import { CardAmount } from './CardAmount';
import { Unit } from '../goal/Unit';
import { cardUnit, type FigureStyle } from '../goal/writeFigure';

interface DonorCardProps {
  donor: Donor;
  figures: Pick<ScreenFigures, 'screenId' | 'unit'>;
  campaign: { readonly partnerMontant: number };
  style: FigureStyle;
}

/** A gift: amount in euros and in the screen's unit with two decimals (SCREEN-05), and the name, if any. */
export function GiftCard({ donor, figures, campaign, style }: DonorCardProps) {
  const { lang, devise, texts } = style;
  const units = figures.unit === 'units' ? unitsOf(donor.montant, campaign, devise) : null;
  return (
    <>
      <div className="card-figures">
        <CardAmount montant={donor.montant} style={style} />
        {units !== null && (
          <p className="card-units" translate="no">
            {writeUnits(units, lang)} <Unit className="card-unit">{cardUnit(figures.screenId, units, style)}</Unit>
          </p>
        )}
      </div>
      <p className="card-name">
        <span dir="auto">{shownName(donor.campagneExtraData.displayName) || texts.anonymous}</span>{' '}
        <TrialGift mode={donor.mode} />
      </p>
    </>
  );
}
