import { useCallback } from 'react';
import { listPayments } from '../../../contract/payments/adminPayments';
import { minor, toMinor, toUnits } from '../../../core/money';
import { Amount } from '../../../ui/Amount';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { mainFundName } from '../mainFundName';
import { writeAmount } from '../payments/writePayment';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { useFundsTexts } from './fundsTexts';

/** The main fund with what it received, leading to its payments (DESK-260). It has no goal, and no page of its own. */
export function MainFund({ organisation }: { readonly organisation: string }) {
  const { call, lang } = useDesk();
  const words = useFundsTexts();
  const load = useCallback(async () => {
    const query = { principale: 'true', totals: 'true', limit: '1' } as const;
    const [name, { totals = [] }] = await Promise.all([
      mainFundName({ call, lang }, organisation),
      call(listPayments, { organisation, query }),
    ]);
    const kept = totals.map(({ devise, received, refunded }) => ({
      devise,
      montant: toUnits(minor(toMinor(received, devise) - toMinor(refunded, devise)), devise),
    }));
    return { name, kept };
  }, [call, lang, organisation]);
  const { found } = useLoaded(load);
  return (
    found && (
      <li className="card desk-fund">
        <h2>
          <DeskLink to={`${sectionPath(organisation, 'payments')}?principale=true`}>
            <bdi>{found.name}</bdi>
          </DeskLink>
        </h2>
        <p className="muted">{words.mainText}</p>
        {found.kept.map(({ devise, montant }) => (
          <p key={devise}>
            <strong>
              <Amount>{writeAmount(montant, devise, lang)}</Amount>
            </strong>{' '}
            {words.collected}
          </p>
        ))}
      </li>
    )
  );
}
