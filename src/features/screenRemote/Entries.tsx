import type { CampaignGift } from '../../contract/campaigns/adminGifts';
import { shownName } from '../../core/campaign';
import { formatMoney, toMinor } from '../../core/money';
import { screenRemoteTexts } from '../../i18n/screenRemote';
import { useElement, useFeatureTexts } from '../../runtime/context';
import { Amount } from '../../ui/Amount';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { useAction } from './useAction';
import type { Remote } from './useRemote';

interface EntriesProps extends Pick<Remote, 'hide'> {
  gifts: readonly CampaignGift[];
  devise: string;
}

/** The latest gifts, each with a button that hides it from screens and pages, or shows it again. */
export function Entries({ gifts, devise, hide }: EntriesProps) {
  const texts = useFeatureTexts(screenRemoteTexts);
  const { lang } = useElement();
  const { busy, act } = useAction();
  return (
    <Card className="remote-card stack">
      <h2>{texts.entries}</h2>
      {gifts.length === 0 && <p className="muted">{texts.noEntries}</p>}
      <ul className="entries">
        {gifts.map(({ id, displayName, montant, hidden }) => {
          const name = shownName(displayName) || texts.anonymous;
          const amount = formatMoney(toMinor(montant, devise), devise, lang);
          return (
            <li key={id} className={hidden ? 'entry entry-hidden' : 'entry'}>
              <span className="entry-text">
                <bdi className="entry-name">{name}</bdi>
                <span className="muted">
                  <Amount>{amount}</Amount>
                  {hidden && ` · ${texts.hidden}`}
                </span>
              </span>
              <Button
                variant="secondary"
                busy={busy === id}
                aria-label={hidden ? texts.showOf(name, amount) : texts.hideOf(name, amount)}
                onClick={() => void act(id, () => hide(id, !hidden))}
              >
                {hidden ? texts.show : texts.hide}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
