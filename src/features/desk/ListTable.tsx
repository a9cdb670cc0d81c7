import type { ReactNode } from 'react';

interface ListTableProps {
  /** Column names for screen readers: the row's subject, and its state. */
  readonly columns: readonly [string, string];
  /** Heads that are seen, in place of these names. */
  readonly heads?: ReactNode;
  readonly children: ReactNode;
}

/** The table of a list of the desk. Its children are rows. */
export const ListTable = ({ columns, heads, children }: ListTableProps) => (
  <table className="desk-table">
    {heads ?? (
      <thead className="visually-hidden">
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>{children}</tbody>
  </table>
);
