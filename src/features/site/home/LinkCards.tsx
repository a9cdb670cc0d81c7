import { Icon } from '../../../ui/Icon';
import { chevronEndIcon } from '../../../ui/media/mediaIcons';
import { useSite } from '../siteContext';
import { useOwnWords } from '../useOwnWords';

interface LinkCardsProps {
  readonly title: string;
  readonly level?: 'h2' | 'h3';
  readonly links: readonly { readonly title: string; readonly href: string; readonly description?: string }[];
}

/** Links to pages, one below the other. */
export function LinkCards({ title, level: Heading = 'h2', links }: LinkCardsProps) {
  const { href } = useSite();
  const own = useOwnWords();
  if (links.length === 0) return null;
  return (
    <section className="link-cards">
      <Heading>{title}</Heading>
      <ul>
        {links.map((link) => (
          <li key={link.href} className="whole-card link-card">
            <div {...own(link.title)}>
              <a className="whole-link" href={href(link.href)}>
                {link.title}
              </a>
              {link.description && <p className="muted">{link.description}</p>}
            </div>
            <Icon path={chevronEndIcon} turns />
          </li>
        ))}
      </ul>
    </section>
  );
}
