import type { Campaign } from '../../../contract/campaigns/campaigns';
import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { ListTable } from '../ListTable';
import { writeAmount, writeDay } from '../payments/writePayment';
import { sectionPath } from '../sectionPlace';
import type { Listed } from './listed';
import { useEveningTexts } from './eveningTexts';
import { PhoneLink } from './PhoneLink';

interface EntryRowsProps {
  readonly rows: readonly Listed[];
  readonly campaign: Campaign;
  readonly organisation: string;
  /** Absent for who may change nothing. */
  onEdit?(entry: Listed): void;
  /** The payments of a promise. */
  onPayments(entry: Listed): void;
}

/** Promises or gifts: whose, when, for which team, how much, what became of them, and whom to call. */
export function EntryRows({ rows, campaign, organisation, onEdit, onPayments }: EntryRowsProps) {
  const { lang } = useDesk();
  const words = useEveningTexts();
  const teamOf = (param: string) => campaign.teams.find((team) => team.param === param)?.label ?? param;
  return (
    <ListTable columns={[words.name, words.amount]}>
      {rows.map((row) => {
        const isToCall = row.phone !== '' && row.state === 'open';
        const name = <bdi>{row.name || words.anonymous}</bdi>;
        return (
          <tr key={row.id}>
            <td>
              {onEdit ? (
                <Button variant="quiet" onClick={() => onEdit(row)}>
                  {name}
                </Button>
              ) : (
                name
              )}
              <p className="muted">
                {writeDay(row.at, lang)}
                {row.team !== null && (
                  <>
                    {' · '}
                    <bdi>{teamOf(row.team)}</bdi>
                  </>
                )}
                {row.person && row.person !== row.name && (
                  <>
                    {' · '}
                    <bdi>{row.person}</bdi>
                  </>
                )}
              </p>
              {(row.contactId !== '' || isToCall) && (
                <p className="desk-links">
                  {isToCall && <PhoneLink phone={row.phone} />}
                  {row.contactId !== '' && (
                    <DeskLink to={sectionPath(organisation, 'contacts', row.contactId)}>
                      <span>
                        {words.contact} <span className="visually-hidden">{row.name || words.anonymous}</span>
                      </span>
                    </DeskLink>
                  )}
                </p>
              )}
            </td>
            <td>
              <Amount>{writeAmount(row.montant, campaign.devise, lang)}</Amount>
              <p className={`desk-state desk-state-${row.state}`}>{words.states[row.state]}</p>
              {row.state === 'open' && row.rest < row.montant && (
                <p className="muted">{words.leftToPay(writeAmount(row.rest, campaign.devise, lang))}</p>
              )}
              {row.kind === 'promise' && (
                <Button
                  variant="quiet"
                  aria-label={words.paymentsOf(row.name || words.anonymous)}
                  onClick={() => onPayments(row)}
                >
                  {words.payments}
                </Button>
              )}
            </td>
          </tr>
        );
      })}
    </ListTable>
  );
}
