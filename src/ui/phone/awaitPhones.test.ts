import { createFakeClock } from '../../client/testing/fakeClock';
import { awaitPhones } from './awaitPhones';

describe('awaitPhones', () => {
  it('FORM-34 goes on once what reads the number is there', async () => {
    await awaitPhones(createFakeClock(), Promise.resolve());
  });

  it('FORM-34 goes on after 3 seconds where it does not come', async () => {
    const clock = createFakeClock();
    let over = false;
    void awaitPhones(clock, new Promise(() => {})).then(() => (over = true));
    await clock.pass(2999);
    expect(over).toBe(false);
    await clock.pass(1);
    expect(over).toBe(true);
  });
});
