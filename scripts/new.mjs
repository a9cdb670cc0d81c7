// `npm run new -- block|section|call|letter <name>` writes the files of something new and enters it where it is listed. Its
// test fails until it is built. `npm run new -- block hello <folder>` does so in another copy of the project.
import { block } from './scaffold/block.mjs';
import { call } from './scaffold/call.mjs';
import { letter } from './scaffold/letter.mjs';
import { section } from './scaffold/section.mjs';
import { applyPlan, namesOf } from './scaffold/plan.mjs';

const kinds = { block, section, call, letter };
const [kind = '', name = '', root = '.'] = process.argv.slice(2);
try {
  if (!(kind in kinds))
    throw new Error(`Say what is new: ${Object.keys(kinds).join(', ')}. For example: npm run new -- block rating`);
  const plan = kinds[kind](namesOf(name));
  for (const path of applyPlan(root, plan)) console.log(path);
  console.log(`\nNow:\n${plan.next.map((step) => `- ${step}`).join('\n')}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
