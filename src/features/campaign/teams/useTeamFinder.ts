import { useEffect, useRef, useState } from 'react';
import { useCampaign } from '../campaignContext';

/** Milliseconds without a key until the server is asked. */
const PAUSE = 250;
const LONGEST = 100;

interface TeamFinder {
  /** Asks for teams that are not held, once typing pauses; they join those of the campaign. */
  find(text: string): void;
  /** All that match are held, as far as is known. */
  readonly found: boolean;
}

/** Finds teams by a part of their name, on the server where the page does not hold all (CALL-38). */
export function useTeamFinder(): TeamFinder {
  const { element, teamPages, teams } = useCampaign();
  const [found, setFound] = useState(true);
  const search = useRef(0);
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);

  function find(text: string) {
    cancel.current();
    const wanted = text.trim().slice(0, LONGEST);
    const current = (search.current += 1);
    const isNeeded = teams !== null && teamPages.least !== -Infinity && wanted !== '';
    setFound(!isNeeded);
    if (!isNeeded) return;
    cancel.current = element.clock.after(PAUSE, () => {
      teams.find(wanted).then(
        () => current === search.current && setFound(true),
        () => element.notify(element.texts.somethingFailed),
      );
    });
  }
  return { find, found };
}
