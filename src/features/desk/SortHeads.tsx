interface Order {
  readonly key: string;
  /** What its button says. */
  readonly order: string;
  /** It begins with the first of the alphabet, not with the latest or highest. */
  readonly isAscending?: boolean;
}
interface SortHeadsProps {
  /** Of each column its name, and the orders that its buttons ask for: `key`, or `-key` for the other way. */
  readonly columns: readonly { readonly name: string; readonly orders: readonly Order[] }[];
  readonly sort: string;
  onSort(sort: string): void;
}

/** Heads of a list in several orders: a button begins with the latest or highest, or with A, and turns the order it has. */
export const SortHeads = ({ columns, sort, onSort }: SortHeadsProps) => {
  const isSorted = ({ key }: Order) => sort === key || sort === `-${key}`;
  const isDescending = sort.startsWith('-');
  return (
    <thead className="desk-heads">
      <tr>
        {columns.map(({ name, orders }) => (
          <th
            key={name}
            scope="col"
            aria-sort={orders.some(isSorted) ? (isDescending ? 'descending' : 'ascending') : 'none'}
          >
            {orders.every(({ order }) => order !== name) && <span className="visually-hidden">{name}</span>}
            {orders.map((one) => (
              <button
                key={one.key}
                type="button"
                className={isSorted(one) ? 'desk-sort desk-sorted' : 'desk-sort'}
                onClick={() => onSort(turned(one, sort))}
              >
                {one.order}
                {isSorted(one) && <span aria-hidden="true">{isDescending ? ' ↓' : ' ↑'}</span>}
              </button>
            ))}
          </th>
        ))}
      </tr>
    </thead>
  );
};

function turned({ key, isAscending = false }: Order, sort: string): string {
  const [first, other] = isAscending ? [key, `-${key}`] : [`-${key}`, key];
  return sort === first ? other : first;
}
