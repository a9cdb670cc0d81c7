import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useCampaign } from '../campaignContext';
import { useMoreTexts } from '../moreTexts';
import { Sections } from '../sections/Sections';
import { TeamList } from '../teams/TeamList';

const TABS = ['campaign', 'teams'] as const;
type Tab = (typeof TABS)[number];

/** The sections in one tab and the teams in another (CAMP-05). Without teams there is nothing to choose. */
export function Tabs() {
  const { campaign } = useCampaign();
  const more = useMoreTexts();
  const [shown, setShown] = useState<Tab>('campaign');
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const content = shown === 'teams' ? <TeamList /> : <Sections without={['TEAMPROGRESS']} />;
  if (!campaign.teams.some(({ hidden }) => !hidden)) return <Sections />;
  const names: Record<Tab, string> = { campaign: more.campaignTab, teams: more.teams };
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other: Tab = shown === 'teams' ? 'campaign' : 'teams';
    setShown(other);
    list.current?.querySelector<HTMLElement>(`[data-tab="${other}"]`)?.focus();
  };
  return (
    <div className="tabs">
      <div className="tab-list" role="tablist" ref={list} onKeyDown={move}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            className="tab"
            data-tab={tab}
            id={`${id}-${tab}`}
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setShown(tab)}
          >
            {names[tab]}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {content}
      </div>
    </div>
  );
}
