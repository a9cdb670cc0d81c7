import type { ReactNode } from 'react';

/** One line of the summary's list. */
export function SummaryRow({
  name,
  strong = false,
  children,
}: {
  name: string;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={strong ? 'summary-row summary-sum' : 'summary-row'}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
