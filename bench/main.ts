import { spawnSync } from 'node:child_process';
import { benchDesk } from './desk/desk';
import { benchFormBuilder } from './formBuilder';
import { benchFormConditions } from './formConditions';
import { benchFormEditing } from './formEditing';
import { benchFormElements } from './formElements';
import { benchGrowth } from './growth/growth';
import { benchIntents } from './intents';
import { benchLists } from './lists/lists';
import { benchLiveGifts, type StartPostgres } from './liveGifts';
import { benchLiveRequests } from './liveRequests';
import { benchLiveStreams } from './liveStreams';
import { benchMainThread } from './mainThread';
import { benchPictures } from './pictures';
import { benchPlainForms } from './plainForms';
import { benchSite } from './site';
import { benchUsable } from './usable';
import { describeFinding, isKept, type Finding } from './statistics';

const benches: Readonly<Record<string, (startPostgres: StartPostgres) => Promise<Finding | readonly Finding[]>>> = {
  'main-thread': benchMainThread,
  intents: benchIntents,
  pictures: benchPictures,
  'live-requests': benchLiveRequests,
  'live-streams': benchLiveStreams,
  'live-gifts': benchLiveGifts,
  'form-conditions': benchFormConditions,
  'form-editing': benchFormEditing,
  'form-builder': benchFormBuilder,
  'form-elements': benchFormElements,
  'plain-forms': benchPlainForms,
  usable: benchUsable,
  site: benchSite,
  growth: benchGrowth,
  lists: benchLists,
  desk: benchDesk,
};

/** They take a quarter of an hour each: they run where they are named. */
const long = ['growth', 'lists', 'desk'];

/**
 * Runs the benches named, or all but the long ones; prints sizes and ratios.
 * @param words names, and flags that a bench reads itself
 * @returns whether every limit was kept. @throws for a name of none
 */
export async function runBenches(words: readonly string[], startPostgres: StartPostgres): Promise<boolean> {
  const names = words.filter((word) => !word.startsWith('--'));
  const unknown = names.filter((name) => !(name in benches));
  if (unknown.length > 0)
    throw new Error(`No such bench: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  const sizes = spawnSync(process.execPath, ['scripts/checks/sizes.mjs'], { stdio: ['ignore', 'inherit', 'inherit'] });
  let kept = sizes.status === 0;
  for (const [name, bench] of Object.entries(benches)) {
    if (names.length > 0 ? !names.includes(name) : long.includes(name)) continue;
    for (const finding of [await bench(startPostgres)].flat()) {
      console.log(describeFinding(finding));
      kept &&= isKept(finding);
    }
  }
  return kept;
}
