import { useId, useState } from 'react';
import { Button } from '../../ui/Button';
import type { Belonging } from './belonging';
import { useDesk } from './deskContext';
import { DeskLink } from './DeskLink';
import { sectionPath } from './sectionPlace';
import { menuFor } from './sections';

interface SectionMenuProps {
  readonly organisation: Belonging;
  /** The section that is shown. */
  readonly current: string;
}

/** The sections of an organisation, in groups: beside the page, on a phone behind a button. */
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
      <div id={list} className={open ? 'desk-menu-groups desk-menu-open' : 'desk-menu-groups'}>
        {menuFor(role).map(({ group, sections }) => (
          <div key={group ?? ''} role={group && 'group'} aria-label={group && texts.menuGroups[group]}>
            {group && <p aria-hidden="true">{texts.menuGroups[group]}</p>}
            <ul>
              {sections.map(({ key }) => (
                <li key={key}>
                  <DeskLink to={sectionPath(id, key)} current={key === current}>
                    {texts.menu[key]}
                  </DeskLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
