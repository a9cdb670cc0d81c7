import type { MouseEvent, ReactNode } from 'react';
import { useCampaign } from '../campaignContext';

interface TeamLinkProps {
  /** Null is the campaign itself. */
  param: string | null;
  className?: string | undefined;
  /** `auto`: the text is a name and runs its own way. */
  dir?: 'auto';
  children: ReactNode;
}

/** A link to a team's page that switches the team in place; opened in another tab it is that page (TEAM-02). */
export function TeamLink({ param, className, dir, children }: TeamLinkProps) {
  const { showTeam, teamAddress } = useCampaign();
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    showTeam(param);
  };
  return (
    <a className={className} dir={dir} href={teamAddress(param)} onClick={press}>
      {children}
    </a>
  );
}
