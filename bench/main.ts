import { spawnSync } from 'node:child_process';
import { benchFormConditions } from './formConditions';
import { benchFormElements } from './formElements';
import { benchIntents } from './intents';
import { benchLiveGifts, type StartPostgres } from './liveGifts';
import { benchLiveRequests } from './liveRequests';
import { benchLiveStreams } from './liveStreams';
import { benchMainThread } from './mainThread';
import { benchPlainForms } from './plainForms';
import { benchUsable } from './usable';
import { describeFinding, isKept, type Finding } from './statistics';

const benches: Readonly<Record<string, (startPostgres: StartPostgres) => Promise<Finding | readonly Finding[]>>> = {
  'main-thread': benchMainThread,
  intents: benchIntents,
  'live-requests': benchLiveRequests,
  'live-streams': benchLiveStreams,
  'live-gifts': benchLiveGifts,
  'form-conditions': benchFormConditions,
  'form-elements': benchFormElements,
  'plain-forms': benchPlainForms,
  usable: benchUsable,
};

/** Runs the benches named, or all; prints sizes and ratios. @returns whether every limit was kept. @throws for a name of none */
export async function runBenches(names: readonly string[], startPostgres: StartPostgres): Promise<boolean> {
  const unknown = names.filter((name) => !(name in benches));
  if (unknown.length > 0)
    throw new Error(`No such bench: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  const sizes = spawnSync(process.execPath, ['scripts/checks/sizes.mjs'], { stdio: ['ignore', 'inherit', 'inherit'] });
  let kept = sizes.status === 0;
  for (const [name, bench] of Object.entries(benches)) {
    if (names.length > 0 && !names.includes(name)) continue;
    for (const finding of [await bench(startPostgres)].flat()) {
      console.log(describeFinding(finding));
      kept &&= isKept(finding);
    }
  }
  return kept;
}
