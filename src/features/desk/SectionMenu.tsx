import { useId, useState } from 'react';
import { Button } from '../../ui/Button';
import type { Belonging } from './belonging';
import { useDesk } from './deskContext';
import { DeskLink } from './DeskLink';
import { sectionPath } from './sectionPlace';
import { sectionsFor } from './sections';

interface SectionMenuProps {
  readonly organisation: Belonging;
  /** The section that is shown. */
  readonly current: string;
}

/** The sections of an organisation: beside the page, on a phone behind a button. */
export function SectionMenu({ organisation: { id, name, role }, current }: SectionMenuProps) {
  const { texts } = useDesk();
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
        {sectionsFor(role).map(({ key }) => (
          <li key={key}>
            <DeskLink to={sectionPath(id, key)} current={key === current}>
              {texts.menu[key]}
            </DeskLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
