import { createCheckoutGuard, networkOf } from './checkoutGuard';

describe('checkout guard', () => {
  it('SRV-09 lets 600 checkouts a minute pass from one address, and asks the next to wait', async () => {
    const guard = createCheckoutGuard();
    const waits = [];
    for (let count = 0; count < 600; count += 1) waits.push(await guard.admit('192.0.2.1'));
    expect(new Set(waits)).toEqual(new Set([0]));
    const wait = await guard.admit('192.0.2.1');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await guard.admit('192.0.2.2')).toBe(0);
  });

  it('SRV-09 weighs ten declines, each once, on who opened the checkouts, not on others', async () => {
    const guard = createCheckoutGuard();
    for (let count = 0; count < 10; count += 1) {
      expect(await guard.admit('192.0.2.1')).toBe(0);
      guard.opened(`p${count}`, '192.0.2.1');
      await guard.declined(`p${count}`);
      await guard.declined(`unknown${count}`);
      if (count < 9) await guard.declined(`p${count}`);
    }
    expect(await guard.admit('192.0.2.1')).toBeGreaterThan(60);
    expect(await guard.admit('192.0.2.2')).toBe(0);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('SRV-09 takes %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
