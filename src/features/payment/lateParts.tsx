import { lazyView } from '../../loading/lazyView';
import { Late } from '../../ui/Late';
import { Skeleton } from '../../ui/Skeleton';
import { asksDisplayName, asksExtra, asksPeople, changesAmount } from './state/formParts';
import type * as specialParts from './specialParts';
import { usePaymentForm } from './state/usePaymentForm';

const part = <Name extends keyof typeof specialParts>(name: Name) =>
  lazyView(async () => (await import('./specialParts'))[name]);

const ExtraFields = part('ExtraFields');
const People = part('People');
const DebtList = part('DebtList');
const ChangedAmount = part('ChangedAmount');
const DisplayName = part('DisplayName');
const SubjectRows = part('SubjectRows');
const ExpiredNotice = part('ExpiredNotice');

/** Groups of fields that only some payments have (PAY-16, PAY-18). */
export function MoreGroups() {
  const { config, payee } = usePaymentForm();
  return (
    <>
      {asksExtra(config, payee.web) && (
        <Late fallback={<Skeleton height="120px" />}>
          <ExtraFields />
        </Late>
      )}
      {asksPeople(config) && (
        <Late fallback={<Skeleton height="120px" />}>
          <People />
        </Late>
      )}
    </>
  );
}

/** The debts of a payment of several (PAY-51). */
export function Debts() {
  const { type, dettes } = usePaymentForm().config;
  return (
    type === 'MULTI_DETTE' &&
    dettes && (
      <Late fallback={<Skeleton height="240px" />}>
        <DebtList />
      </Late>
    )
  );
}

/** The donor's name among those of a campaign (PAY-63). */
export function CampaignName() {
  return (
    asksDisplayName(usePaymentForm().config) && (
      <Late fallback={<Skeleton height="103px" />}>
        <DisplayName />
      </Late>
    )
  );
}

/** The amount of a payment that is changed, where it may be (PAY-02). */
export function NewAmount() {
  return (
    changesAmount(usePaymentForm().config) && (
      <Late fallback={<Skeleton height="320px" />}>
        <ChangedAmount />
      </Late>
    )
  );
}

/** Price details and earlier payments of the subject. */
export function Subject() {
  const { submit, dette, service } = usePaymentForm().config;
  return (
    (submit ?? dette ?? service) && (
      <Late fallback={null}>
        <SubjectRows />
      </Late>
    )
  );
}

/** In place of the form: its link leads nowhere any more (STR-41). */
export function Expired({ backTo }: { backTo: string | null }) {
  return (
    <Late fallback={<Skeleton height="160px" />}>
      <ExpiredNotice backTo={backTo} />
    </Late>
  );
}
