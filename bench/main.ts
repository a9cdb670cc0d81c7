import { spawnSync } from 'node:child_process';
import { benchIntents } from './intents';
import { benchMainThread } from './mainThread';
import { describeFinding, isKept, type Finding } from './statistics';

const benches: Readonly<Record<string, () => Promise<Finding>>> = {
  'main-thread': benchMainThread,
  intents: benchIntents,
};

/** Runs the benches named, or all; prints sizes and ratios. @returns whether every limit was kept. */
export async function runBenches(names: readonly string[]): Promise<boolean> {
  const sizes = spawnSync(process.execPath, ['scripts/checks/sizes.mjs'], { stdio: ['ignore', 'inherit', 'inherit'] });
  let kept = sizes.status === 0;
  for (const [name, bench] of Object.entries(benches)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const finding = await bench();
    console.log(describeFinding(finding));
    kept &&= isKept(finding);
  }
  return kept;
}
