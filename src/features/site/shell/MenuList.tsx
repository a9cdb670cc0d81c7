import type { MenuEntry } from '../../../core/site';
import { Icon } from '../../../ui/Icon';
import { chevronDownIcon } from '../../../ui/icons';
import { useSite } from '../siteContext';

interface MenuListProps {
  readonly entries: readonly MenuEntry[];
  /** At most one entry with children is open per group. */
  readonly group?: string;
}

/** A menu, each level a list; what has children opens by `<details>`. */
export function MenuList({ entries, group }: MenuListProps) {
  const { texts, href, page } = useSite();
  return (
    <ul>
      {entries.map(({ key, name, url, children }) => {
        const text = typeof name === 'string' ? name : texts.builtIn[name.page];
        const isHere = typeof name !== 'string' && name.page === page.type;
        const link = (
          <a href={href(url)} aria-current={isHere ? 'page' : undefined}>
            <bdi>{text}</bdi>
          </a>
        );
        if (children.length === 0) return <li key={key}>{url ? link : <span>{text}</span>}</li>;
        return (
          <li key={key} className="site-sub">
            <details name={group}>
              <summary aria-label={texts.submenu(text)}>
                <bdi>{text}</bdi>
                <Icon path={chevronDownIcon} />
              </summary>
              <div className="site-panel">
                {url && <p>{link}</p>}
                <MenuList entries={children} />
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
