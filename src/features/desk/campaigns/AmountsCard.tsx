import { AmountInput } from '../../../ui/fields/AmountInput';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { useDesk } from '../deskContext';
import { Presets } from '../funds/Presets';
import { CampaignCard } from './CampaignCard';
import { useCampaignEditTexts } from './campaignEditTexts';
import type { TypedPreset } from './campaignFields';
import type { EditedPartProps } from './campaignPart';
import { isAmount } from './checks';

/** Donors' choices: amounts, ways to give, a receipt. */
export function AmountsCard(props: EditedPartProps) {
  const { lang } = useDesk();
  const words = useCampaignEditTexts();
  const { devise } = props.campaign;
  const isWrong = (typed: unknown) => !isAmount(typed, devise);
  const isWrongLeast = (typed: unknown) => typed !== '' && isWrong(typed);
  return (
    <CampaignCard
      {...props}
      card="amounts"
      isRight={(valueOf) =>
        !isWrongLeast(valueOf('minMontant')) &&
        !(valueOf('presets') as readonly TypedPreset[]).some(({ montant }) => isWrong(montant))
      }
    >
      {({ field, tick, valueOf, set }) => (
        <>
          <Presets
            currency={devise}
            presets={valueOf('presets') as readonly TypedPreset[]}
            isWrong={isWrong}
            onPresets={(changed) => set('presets', changed)}
          />
          <AmountInput
            {...field('minMontant')}
            currency={devise}
            lang={lang}
            announce
            error={isWrongLeast(valueOf('minMontant')) ? words.wrongAmount : undefined}
          />
          <Checkbox {...tick('monthly')} />
          <Checkbox {...tick('gala')} />
          <Checkbox {...tick('cerfa')} />
        </>
      )}
    </CampaignCard>
  );
}
