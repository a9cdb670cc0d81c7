import { Skeleton } from '../../ui/Skeleton';

/** Fields of each group: those that share a line where there is room, those with a line of their own. */
const groups = [
  ['wide', 'half', 'half', 'hinted', 'wide'],
  ['wide', 'half', 'half', 'wide'],
  ['wide', 'wide', 'area', 'hinted'],
] as const;
const heights = { wide: '77px', half: '77px', hinted: '103px', area: '105px' } as const;

/** The shape of the payment form while it loads. */
export function PaymentSkeleton() {
  return (
    <div className="payment payment-skeleton" aria-hidden="true">
      <div className="payment-summary">
        <Skeleton height="188px" />
      </div>
      <div className="payment-form">
        {groups.map((fields, index) => (
          <div className="payment-group" key={index}>
            <Skeleton height="24px" width="30%" />
            {fields.map((field, at) => (
              <div className={field === 'half' ? 'payment-half' : undefined} key={at}>
                <Skeleton height={heights[field]} />
              </div>
            ))}
          </div>
        ))}
        <Skeleton height="108px" />
      </div>
    </div>
  );
}
