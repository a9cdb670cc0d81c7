import { useId, useState } from 'react';
import { Button } from '../../ui/Button';
import type { Belonging } from './belonging';
import { useDesk } from './deskContext';
import { DeskLink } from './DeskLink';
import { sectionPath } from './sectionPlace';
import { sectionsFor } from './sections';

/** The sections of an organisation: beside the page, on a phone behind a button. */
export function SectionMenu({ organisation: { id, name, role } }: { organisation: Belonging }) {
  const { texts, path } = useDesk();
  const [open, setOpen] = useState(false);
  const list = useId();
  return (
    <nav className="desk-menu" aria-label={texts.menu.sections}>
      <p className="desk-menu-name">
        <bdi>{name}</bdi>
      </p>
      <div className="desk-menu-button">
        <Button variant="secondary" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
          {texts.menu.open}
        </Button>
      </div>
      <ul id={list} className={open ? 'desk-menu-open' : undefined}>
        {sectionsFor(role).map(({ key }) => {
          const to = sectionPath(id, key);
          return (
            <li key={key}>
              <DeskLink to={to} current={path === to || path.startsWith(`${to}/`)}>
                {texts.menu[key]}
              </DeskLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
