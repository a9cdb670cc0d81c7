import { zoneCity } from '../../../core/calendar';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { TextArea } from '../../../ui/fields/TextArea';
import { TextInput } from '../../../ui/fields/TextInput';
import { useDesk } from '../deskContext';
import { Choice } from '../editing/Choice';
import { PictureField } from '../pictures/PictureField';
import { ColourField } from '../settings/ColourField';
import { isAmount } from './checks';
import { AmountsCard } from './AmountsCard';
import { CampaignCard } from './CampaignCard';
import { useCampaignEditTexts } from './campaignEditTexts';
import type { CampaignPartProps, EditedPartProps } from './campaignPart';
import { EditedBeside } from './EditedBeside';
import { GoalCard } from './GoalCard';

/** The settings of a campaign, in cards that are saved by themselves (DESK-52). */
export function SettingsPart(props: CampaignPartProps) {
  return (
    <EditedBeside {...props}>
      {(edited) => (
        <>
          <WordsCard {...edited} />
          <DatesCard {...edited} />
          <GoalCard {...edited} />
          <AmountsCard {...edited} />
          <ScreenCard {...props} />
        </>
      )}
    </EditedBeside>
  );
}

function WordsCard(props: EditedPartProps) {
  const words = useCampaignEditTexts();
  const { organisation } = props;
  return (
    <CampaignCard {...props} card="words">
      {({ field }) => (
        <>
          <TextInput {...field('label')} maxLength={200} required autoComplete="off" dir="auto" />
          <TextArea {...field('description')} rows={3} maxLength={500} dir="auto" />
          <TextInput {...field('button')} maxLength={60} autoComplete="off" dir="auto" />
          <TextInput {...field('donor')} maxLength={60} autoComplete="off" dir="auto" />
          <ColourField {...field('colour')} error={undefined} announce pick={words.pickColour} />
          <PictureField {...field('desktop')} organisation={organisation} />
          <PictureField {...field('mobile')} organisation={organisation} />
          <PictureField {...field('image')} organisation={organisation} />
        </>
      )}
    </CampaignCard>
  );
}

function DatesCard(props: EditedPartProps) {
  const words = useCampaignEditTexts();
  const isOver = (start: unknown, end: unknown) => start !== '' && end !== '' && String(end) <= String(start);
  return (
    <CampaignCard {...props} card="dates" isRight={(valueOf) => !isOver(valueOf('dateStart'), valueOf('dateEnd'))}>
      {({ field, valueOf }) => (
        <>
          <TextInput {...field('dateStart')} type="datetime-local" />
          <TextInput
            {...field('dateEnd')}
            type="datetime-local"
            announce
            error={isOver(valueOf('dateStart'), valueOf('dateEnd')) ? words.wrongDates : undefined}
          />
          <p className="field-hint">{words.zone(zoneCity(props.place.organisation.timeZone))}</p>
          <Choice {...field('state')} texts={words.states} notes={words.stateNotes} />
        </>
      )}
    </CampaignCard>
  );
}

function ScreenCard(props: CampaignPartProps) {
  const { lang } = useDesk();
  const words = useCampaignEditTexts();
  const { organisation, campaign } = props;
  const isWrong = (typed: unknown) => !isAmount(typed, campaign.devise, { isOptional: true });
  return (
    <CampaignCard {...props} card="screen" isRight={(valueOf) => !isWrong(valueOf('screenMin'))}>
      {({ field, valueOf }) => (
        <>
          <Choice {...field('screenId')} texts={words.screens} notes={words.screenNotes} />
          <AmountInput
            {...field('screenMin')}
            currency={campaign.devise}
            lang={lang}
            announce
            error={isWrong(valueOf('screenMin')) ? words.wrongAmount : undefined}
          />
          <PictureField {...field('background')} organisation={organisation} />
        </>
      )}
    </CampaignCard>
  );
}
