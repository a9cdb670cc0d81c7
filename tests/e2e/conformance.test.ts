import { buildProbe, type Built } from './support/buildElements';
import { describeElement } from './support/describeElement';
import { openElementBench, type ElementBench } from './support/elementBench';

describe.each([
  ['production', false],
  ['development, in StrictMode', true],
] as const)('%s', (_mode, development) => {
  let built: Built;
  let bench: ElementBench;
  beforeAll(async () => {
    built = await buildProbe({ development });
    bench = await openElementBench(built.folder);
  });
  afterAll(async () => {
    await bench.close();
    built.remove();
  });
  describeElement({ tag: 'org-probe', bench: () => bench, attributes: development ? 'dev' : '' });
});
