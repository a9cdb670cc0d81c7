import { Notice } from '../../../ui/Notice';
import type { Report, TableWords } from './tableImport';
import { useTableTexts } from './tableTexts';

interface TableReportProps {
  readonly report: Report;
  readonly words: Pick<TableWords<string>, 'columnNames' | 'would' | 'known'>;
}

/** What a table would enter, and each of its mistakes by line. */
export function TableReport({ report: { faults, headers, imported, known }, words }: TableReportProps) {
  const texts = useTableTexts();
  const names: Readonly<Record<string, string>> = words.columnNames;
  /** A column that the table has not is called as it is chosen above. */
  const nameOf = (column: string) => (headers.includes(column) ? column : (names[column] ?? column));
  return faults.length === 0 ? (
    <Notice tone="info">
      {words.would(imported)} {known > 0 && words.known(known)}
    </Notice>
  ) : (
    <Notice tone="danger" title={texts.faulty}>
      <ul>
        {faults.map(({ line, column, reason }, index) => (
          <li key={index}>
            {line === 0 ? texts.table : texts.line(line)} {line > 0 && '· '}
            <bdi>{nameOf(column)}</bdi> {texts.reasons[reason]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
