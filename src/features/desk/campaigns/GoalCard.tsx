import { Button } from '../../../ui/Button';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { TextInput } from '../../../ui/fields/TextInput';
import { useDesk } from '../deskContext';
import { Choice } from '../editing/Choice';
import { CampaignCard, type CardFields } from './CampaignCard';
import { useCampaignEditTexts } from './campaignEditTexts';
import type { EditedPartProps } from './campaignPart';
import { areBonuses, isAmount } from './checks';

const MOST = 50;

/** The counted unit, the goal, and the goals that follow once it is reached (GOAL-01). */
export function GoalCard(props: EditedPartProps) {
  const words = useCampaignEditTexts();
  const { devise } = props.campaign;
  const problems = (valueOf: CardFields['valueOf']) => {
    const objectif = String(valueOf('objectif'));
    const bonus = valueOf('bonus') as readonly string[];
    return {
      objectif: !isAmount(objectif, devise, { isOptional: bonus.length === 0 }),
      partner: valueOf('type') === 'PARTNER' && !isAmount(valueOf('partnerMontant'), devise),
      bonus: !areBonuses(bonus, objectif, devise),
    };
  };
  return (
    <CampaignCard
      {...props}
      card="goal"
      isRight={(valueOf) => !Object.values(problems(valueOf)).some((isWrong) => isWrong)}
    >
      {({ field, valueOf, set }) => {
        const wrong = problems(valueOf);
        const bonus = valueOf('bonus') as readonly string[];
        const isMoney = valueOf('type') === 'AMOUNT';
        return (
          <>
            <Choice {...field('type')} texts={words.types} notes={words.typeNotes} />
            {valueOf('type') === 'PARTNER' && (
              <Goal
                {...{ devise, isMoney: true, ...field('partnerMontant') }}
                error={wrong.partner ? words.wrongAmount : undefined}
              />
            )}
            <Goal
              {...{ devise, isMoney, ...field('objectif') }}
              error={wrong.objectif ? words.wrongAmount : undefined}
            />
            <fieldset className="field stack">
              <legend className="label legend">{words.fields.bonus}</legend>
              <p className="field-hint">{words.hints.bonus}</p>
              {bonus.map((goal, at) => (
                <div key={at} className="desk-preset">
                  <Goal
                    {...{ devise, isMoney }}
                    label={words.bonusOf(at + 1)}
                    error={at === bonus.length - 1 && goal !== '' && wrong.bonus ? words.wrongBonus : undefined}
                    value={goal}
                    onValue={(typed) =>
                      set(
                        'bonus',
                        bonus.map((one, index) => (index === at ? typed : one)),
                      )
                    }
                  />
                  <Button
                    variant="quiet"
                    aria-label={words.removeOf(words.bonusOf(at + 1))}
                    onClick={() =>
                      set(
                        'bonus',
                        bonus.filter((_, index) => index !== at),
                      )
                    }
                  >
                    {words.remove}
                  </Button>
                </div>
              ))}
              {bonus.length < MOST && (
                <div className="desk-buttons">
                  <Button variant="secondary" onClick={() => set('bonus', [...bonus, ''])}>
                    {words.addBonus}
                  </Button>
                </div>
              )}
            </fieldset>
          </>
        );
      }}
    </CampaignCard>
  );
}

interface GoalProps {
  readonly devise: string;
  /** Whether it is an amount, and not a number of gifts or shares. */
  readonly isMoney: boolean;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  onValue(value: string): void;
}

function Goal({ devise, isMoney, ...field }: GoalProps) {
  const { lang } = useDesk();
  return isMoney ? (
    <AmountInput {...field} currency={devise} lang={lang} announce />
  ) : (
    <TextInput {...field} inputMode="numeric" autoComplete="off" announce />
  );
}
