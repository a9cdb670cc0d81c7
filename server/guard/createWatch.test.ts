import { createWatch, type Attempt } from './createWatch';
import { HOUR, MINUTE, usualLimits } from './limits';

const anyone: Attempt = { kind: 'intent', organisationId: 'demo', network: 'n', email: null, amount: 5000 };
let seen = 0;
/** A different person each time, from their own network. */
const stranger = (): Attempt => {
  seen += 1;
  return { ...anyone, kind: 'payment', network: `stranger${seen}`, email: `stranger${seen}`, amount: 5000 + seen };
};

function setUp() {
  let time = Date.parse('2025-01-15T12:00:00Z');
  const alarms: string[] = [];
  const watch = createWatch({
    limits: usualLimits,
    now: () => time,
    onAlarm: (organisationId, alarm) => alarms.push(`${organisationId} ${alarm}`),
  });
  const begin = (count: number, attempt: (index: number) => Attempt) =>
    Array.from({ length: count }, (_, index) => {
      const verdict = watch.judge(attempt(index));
      return { verdict, checkout: verdict === 'pass' ? watch.begun(attempt(index), false) : null };
    });
  const end = (attempt: Attempt, paid: boolean) =>
    watch.ended({ ...attempt, email: attempt.email ?? 'nobody', amount: attempt.amount ?? 0, paid });
  return {
    watch,
    alarms,
    begin,
    passed: (count: number, attempt: (index: number) => Attempt) =>
      begin(count, attempt).filter(({ verdict }) => verdict === 'pass').length,
    decline: (attempt: Attempt, count = 1) => Array.from({ length: count }, () => end(attempt, false)),
    pay: (attempt: Attempt, count = 1) => Array.from({ length: count }, () => end(attempt, true)),
    go: (milliseconds: number) => void (time += milliseconds),
  };
}

describe('limits of one network', () => {
  it('SRV-09 lets 600 checkouts a minute pass, and asks the next; other networks go on', () => {
    const { passed, watch, go } = setUp();
    expect(passed(700, () => anyone)).toBe(600);
    expect(watch.judge({ ...anyone, network: 'other' })).toBe('pass');
    // Going to the form and paying there are counted apart.
    expect(watch.judge({ ...anyone, kind: 'payment' })).toBe('pass');
    go(MINUTE);
    expect(watch.judge(anyone)).toBe('pass');
  });

  it('SRV-09 does not weigh what was paid', () => {
    const { begin, passed } = setUp();
    for (const { checkout } of begin(300, () => anyone)) if (checkout) checkout.paid = true;
    expect(passed(700, () => anyone)).toBe(600);
  });

  it('SRV-09 asks after ten declines, for an hour', () => {
    const { watch, decline, go } = setUp();
    const payer = () => ({ ...stranger(), network: 'n', organisationId: `o${seen}` });
    for (let count = 1; count <= 9; count += 1) decline(payer());
    expect(watch.judge(anyone)).toBe('pass');
    decline(payer());
    expect(watch.judge(anyone)).toBe('challenge');
    expect(watch.judge({ ...anyone, network: 'other' })).toBe('pass');
    go(HOUR - 1);
    expect(watch.judge(anyone)).toBe('challenge');
    go(1);
    expect(watch.judge(anyone)).toBe('pass');
  });

  it('SRV-09 ends the tries of who goes on with challenges solved, until their declines are old', () => {
    const { watch, decline, pay, go } = setUp();
    const payer = { ...anyone, email: 'a' };
    decline(payer, 25);
    go(MINUTE);
    decline(payer, 24);
    expect(watch.judge(anyone)).toBe('challenge');
    decline(payer);
    expect(watch.judge(anyone)).toEqual({ wait: HOUR - MINUTE });
    go(HOUR - MINUTE);
    expect(watch.judge(anyone)).toBe('challenge');
    go(MINUTE);
    decline(payer, 60);
    expect(watch.judge(anyone)).toEqual({ wait: HOUR });
    // A hall, where most are paid.
    pay(payer, 60);
    expect(watch.judge(anyone)).toBe('challenge');
  });

  it('SRV-09 asks everywhere who leaves challenges unsolved, and no more once they are solved', () => {
    const { watch, go } = setUp();
    const elsewhere = { ...anyone, organisationId: 'elsewhere' };
    for (let count = 1; count <= 10; count += 1) watch.asked(anyone);
    expect(watch.judge(elsewhere)).toBe('challenge');
    watch.begun(anyone, true);
    expect(watch.judge(elsewhere)).toBe('pass');
    watch.asked(anyone);
    go(10 * MINUTE);
    expect(watch.judge(elsewhere)).toBe('pass');
  });
});

describe('limits of one e-mail address', () => {
  it('SRV-09 asks after five declines, from whichever network', () => {
    const { watch, decline, go } = setUp();
    const dana = () => ({ ...stranger(), email: 'dana' });
    for (let count = 1; count <= 4; count += 1) decline(dana());
    expect(watch.judge(dana())).toBe('pass');
    decline(dana());
    expect(watch.judge(dana())).toBe('challenge');
    expect(watch.judge(stranger())).toBe('pass');
    go(HOUR);
    expect(watch.judge(dana())).toBe('pass');
  });
});

describe('amounts', () => {
  const small = (index: number): Attempt => ({ ...anyone, network: `n${index}`, amount: 100 + (index % 400) });

  it('SRV-09 asks those who give little once a dozen did and none paid; not those who give more', () => {
    const { watch, passed, alarms, go } = setUp();
    expect(passed(100, small)).toBe(12);
    expect(alarms).toEqual(['demo small']);
    expect(watch.judge({ ...anyone, amount: 500 })).toBe('challenge');
    expect(watch.judge({ ...anyone, amount: 501 })).toBe('pass');
    expect(watch.judge({ ...anyone, amount: null })).toBe('pass');
    expect(watch.judge({ ...anyone, amount: 100, organisationId: 'other' })).toBe('pass');
    go(20 * MINUTE);
    expect(watch.judge(small(1))).toBe('pass');
  });

  it('SRV-09 does not ask where small gifts are paid', () => {
    const { begin, passed } = setUp();
    for (let round = 0; round < 20; round += 1) {
      const checkouts = begin(10, small);
      expect(checkouts.map(({ verdict }) => verdict)).not.toContain('challenge');
      for (const { checkout } of checkouts.slice(0, 7)) if (checkout) checkout.paid = true;
    }
    // 140 paid, 60 left: up to twice as many may be open.
    expect(passed(500, small)).toBe(281 - 60);
  });

  it('SRV-09 asks those who give an amount that is declined to one person after the other, amid a gala', () => {
    const { watch, decline, pay, alarms } = setUp();
    for (let guest = 0; guest < 300; guest += 1) pay({ ...stranger(), network: 'hall' });
    const tried = () => ({ ...stranger(), amount: 7700 });
    for (let count = 1; count <= 4; count += 1) decline(tried());
    expect(watch.judge(tried())).toBe('pass');
    decline({ ...tried(), email: 'again' });
    decline({ ...tried(), email: 'again' });
    expect(watch.judge(tried())).toBe('challenge');
    expect(watch.judge(stranger())).toBe('pass');
    expect(alarms).toEqual(['demo amount 7700']);
  });

  it('SRV-09 does not ask for an amount that most pay, nor because of one person who tries again', () => {
    const { watch, decline, pay } = setUp();
    const usual = () => ({ ...stranger(), amount: 1800 });
    for (let count = 0; count < 20; count += 1) pay(usual());
    for (let count = 0; count < 7; count += 1) decline(usual());
    expect(watch.judge(usual())).toBe('pass');
    decline({ ...stranger(), amount: 3600 }, 7);
    expect(watch.judge({ ...stranger(), amount: 3600 })).toBe('pass');
  });
});

describe('the circuit breaker of an organisation', () => {
  it('SRV-09 asks everybody for ten minutes after eight declines, when half of the payments are declined', () => {
    const { watch, decline, pay, alarms, go } = setUp();
    for (let count = 1; count <= 8; count += 1) pay(stranger());
    for (let count = 1; count <= 7; count += 1) decline(stranger());
    expect([watch.judge(stranger()), watch.breakerUntil('demo')]).toEqual(['pass', null]);
    decline(stranger());
    expect(watch.judge(stranger())).toBe('challenge');
    expect(watch.judge({ ...stranger(), organisationId: 'other' })).toBe('pass');
    expect(watch.breakerUntil('demo')).toBe(Date.parse('2025-01-15T12:10:00Z'));
    expect(alarms).toEqual(['demo breaker']);
    go(10 * MINUTE);
    expect([watch.judge(stranger()), watch.breakerUntil('demo')]).toEqual(['pass', null]);
  });

  it('SRV-09 stays as it is with a usual share of declines', () => {
    const { watch, decline, pay } = setUp();
    for (let count = 1; count <= 100; count += 1) pay(stranger());
    for (let count = 1; count <= 50; count += 1) decline(stranger());
    expect(watch.judge(stranger())).toBe('pass');
  });

  it('SRV-09 is neither opened by a hall with some declines, nor kept shut by one', () => {
    const { watch, decline, pay } = setUp();
    const guest = () => ({ ...stranger(), network: 'hall' });
    for (let count = 1; count <= 300; count += 1) pay(guest());
    for (let count = 1; count <= 30; count += 1) decline(guest());
    expect(watch.breakerUntil('demo')).toBeNull();
    for (let count = 1; count <= 8; count += 1) decline(stranger());
    expect(watch.breakerUntil('demo')).not.toBeNull();
  });

  it('SRV-09 stays open while challenges go on being left unsolved', () => {
    const { watch, decline, go } = setUp();
    for (let count = 1; count <= 8; count += 1) decline(stranger());
    go(10 * MINUTE - 1);
    for (let count = 1; count <= 20; count += 1) watch.asked(stranger());
    go(1);
    expect(watch.judge(stranger())).toBe('challenge');
    go(10 * MINUTE);
    expect(watch.judge(stranger())).toBe('pass');
  });
});
