import { deriveKey as deriveNatively } from 'altcha-lib/algorithms/web/pbkdf2';
import fc from 'fast-check';
import { createDeriveKey } from './createDeriveKey';
import { challenge } from './testing/challenge';

const bytes = fc.uint8Array({ minLength: 1, maxLength: 40 });

describe('createDeriveKey', () => {
  it('SRV-09 derives what the browser’s own cryptography derives', async () => {
    const derive = createDeriveKey({ now: () => 0, pause: async () => {} });
    await fc.assert(
      fc.asyncProperty(bytes, bytes, fc.integer({ min: 1, max: 5 }), async (salt, password, cost) => {
        const parameters = { ...challenge.parameters, cost };
        const { derivedKey } = await derive(parameters, salt, password);
        expect([...derivedKey]).toEqual([...(await deriveNatively(parameters, salt, password)).derivedKey]);
      }),
      { numRuns: 50 },
    );
  });

  it('SRV-09 lets the page go on every ten milliseconds', async () => {
    let time = 0;
    const pauses: number[] = [];
    const derive = createDeriveKey({
      now: () => (time += 3),
      pause: async () => {
        pauses.push(time);
        time += 100;
      },
    });
    const one = new Uint8Array(1);
    for (let count = 0; count < 12; count += 1) await derive(challenge.parameters, one, one);
    expect(pauses.map((at, index) => at - (pauses[index - 1] ?? -88))).toEqual([103, 115, 115]);
  });

  it('SRV-09 does no work that it does not know', async () => {
    const derive = createDeriveKey({ now: () => 0, pause: async () => {} });
    const one = new Uint8Array(1);
    await expect(derive({ ...challenge.parameters, algorithm: 'SCRYPT' }, one, one)).rejects.toThrow('SCRYPT');
  });
});
