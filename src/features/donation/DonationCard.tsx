import { isCaisseOpen } from '../../core/fund';
import { Card } from '../../ui/Card';
import { Logo } from '../../ui/Logo';
import { Select } from '../../ui/fields/Select';
import { CaisseGoal } from './caisse/CaisseGoal';
import { CaisseNotice } from './caisse/CaisseNotice';
import { CardSkeleton } from './DonationSkeleton';
import { GiftForm } from './GiftForm';
import type { Donation } from './useDonation';

/** Native selects have text values; the general gift has no id. */
const general = '';

/** The donation card: who receives, how far the fund is, and the form, or why it takes no gifts now. */
export function DonationCard({ donation }: { donation: Donation }) {
  const { caisse, caisseId, choices, element, state, texts } = donation;
  if (caisse === undefined) return <CardSkeleton goal />;
  const { logo, name } = element.organisation;
  const fixed = choices.length === 0;
  const unknown = caisseId !== null && caisse === null;
  const picker = choices.length > 1;
  const main = choices.find(({ id }) => id === caisseId)?.label;
  return (
    <Card className="donation-card">
      <div className="donation-heading">
        <Logo address={logo} base={element.settings.apiHost} className="donation-logo" size={48} />
        <div className="donation-words">
          <p className="muted">
            <bdi>{name}</bdi>
            {!fixed && !picker && ` · ${main}`}
          </p>
          <h2>
            <bdi>{fixed && caisse ? caisse.name : texts.title}</bdi>
          </h2>
          {caisse?.description && (
            <p className="donation-description">
              <bdi>{caisse.description}</bdi>
            </p>
          )}
        </div>
      </div>
      {picker && (
        <Select
          label={texts.caisse}
          value={caisseId ?? general}
          options={choices.map(({ id, label }) => ({ value: id ?? general, label }))}
          onValue={(id) => state.change({ caisseId: id === general ? null : id })}
        />
      )}
      {caisse && <CaisseGoal caisse={caisse} donation={donation} />}
      {unknown || (caisse && !isCaisseOpen(caisse)) ? (
        <CaisseNotice unknown={unknown} donation={donation} />
      ) : (
        <GiftForm donation={donation} />
      )}
    </Card>
  );
}
