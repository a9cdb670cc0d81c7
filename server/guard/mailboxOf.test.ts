import { inboxOf } from './mailboxOf';

describe('limits of one mailbox', () => {
  it.each([
    ['vic.tim+a@gmail.com', 'victim@gmail.com'],
    ['v.i.c.t.i.m@googlemail.com', 'victim@gmail.com'],
    // Letters that the network reads as others.
    ['victim@\u210amail.com', 'victim@gmail.com'],
    ['victim@g\ufe0fmail.com', 'victim@gmail.com'],
    ['ana@ex\u00e4mple.org', 'ana@xn--exmple-cua.org'],
    // Dots distinguish people elsewhere.
    ['vic.tim@example.org', 'vic.tim@example.org'],
    ['no address', '@no address'],
  ])('SRV-09 hold for %s as for %s', (written, inbox) => {
    expect(inboxOf(written)).toBe(inbox);
  });
});
