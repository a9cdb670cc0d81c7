import type { StockLimit } from '../../../contract/forms/stock';
import { localeOf } from '../../../core/money';
import { Button } from '../../../ui/Button';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { ListTable } from '../ListTable';
import { writeOwnMoment } from '../moments';
import { sectionPath } from '../sectionPlace';
import { namesOf } from './namesOf';
import { useStockTexts } from './stockTexts';

interface StockListProps {
  readonly organisation: string;
  readonly rows: readonly StockLimit[];
  /** The organisation's own, once it is known. */
  readonly timeZone: string | undefined;
  /** Absent for who may not. */
  readonly onChange: ((limit: StockLimit) => void) | undefined;
  readonly onHistory: ((limit: StockLimit) => void) | undefined;
}

const looks = {
  out: 'desk-state desk-state-failed',
  low: 'desk-state',
  enough: 'desk-state desk-state-succeeded',
  slots: 'desk-state',
};

/** Limited products: how many are left of how many, and in which form. */
export function StockList({ organisation, rows, timeZone, onChange, onHistory }: StockListProps) {
  const { lang } = useDesk();
  const words = useStockTexts();
  const write = (count: number) => new Intl.NumberFormat(localeOf(lang)).format(count);
  return (
    <ListTable columns={[words.product, words.left]}>
      {rows.map((row) => {
        const { id, form, calendar, slot, capacity, sold, held, left, state } = row;
        return (
          <tr key={id}>
            <td>
              <p>
                <bdi>{namesOf(row)}</bdi>
              </p>
              <p className="muted">
                <DeskLink to={sectionPath(organisation, 'forms', form.id)}>
                  <bdi>{form.title || words.untitled}</bdi>
                </DeskLink>
              </p>
              {calendar && (
                <p className="muted">
                  {words.perSlot(write(capacity))} <bdi>{calendar.label}</bdi>
                  {slot !== null && timeZone && ` · ${words.fullest(writeOwnMoment(slot, timeZone, lang))}`}
                </p>
              )}
              <p className="muted">
                {!form.active && `${words.closed} · `}
                {words.sold(write(sold))}
                {held > 0 && ` · ${words.held(write(held))}`}
              </p>
            </td>
            <td>
              <p>{words.leftOf(write(left), write(capacity))}</p>
              <p className={looks[state]}>{words.states[state]}</p>
              {onChange && (
                <p>
                  <Button variant="quiet" aria-label={words.changeOf(namesOf(row))} onClick={() => onChange(row)}>
                    {words.change}
                  </Button>
                </p>
              )}
              {onHistory && (
                <p>
                  <Button variant="quiet" aria-label={words.historyOf(namesOf(row))} onClick={() => onHistory(row)}>
                    {words.history}
                  </Button>
                </p>
              )}
            </td>
          </tr>
        );
      })}
    </ListTable>
  );
}
