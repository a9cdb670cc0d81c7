import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import { useDesk } from '../deskContext';
import { writeAmount } from '../payments/writePayment';
import { problemText } from '../problemText';
import type { Row } from './enterRow';
import { useEveningTexts } from './eveningTexts';

/** A row that was typed, and what became of it. */
export type Typed = Row & { readonly state: 'sending' | 'kept' | { readonly failed: unknown } };

interface TypedRowsProps {
  readonly rows: readonly Typed[];
  readonly devise: string;
  onRetry(row: Row): void;
}

/** The rows of the express entry, latest first; one that failed has a button that sends it again. */
export function TypedRows({ rows, devise, onRetry }: TypedRowsProps) {
  const { texts, lang } = useDesk();
  const words = useEveningTexts();
  return (
    <ul className="desk-list" aria-label={words.typedRows}>
      {rows.map((row) => (
        <li key={row.id}>
          <span>
            <bdi>{row.name || words.anonymous}</bdi> <Amount>{writeAmount(row.montant, devise, lang)}</Amount>
            <span className="muted"> · {words.kinds[row.kind]}</span>
          </span>
          {typeof row.state === 'object' ? (
            <span>
              <span className="desk-state desk-state-failed">{problemText(texts, row.state.failed)}</span>{' '}
              <Button variant="secondary" onClick={() => onRetry(row)}>
                {texts.retry}
              </Button>
            </span>
          ) : (
            <span className={`desk-state desk-state-${row.state === 'kept' ? 'succeeded' : 'processing'}`}>
              {words.rowStates[row.state]}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
