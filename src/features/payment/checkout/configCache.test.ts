import { createSafeStorage } from '../../../client/safeStorage';
import { recallConfig, rememberConfig } from './configCache';

/** As in a blocked third-party frame: storage that throws. */
const blockedStorage = () =>
  createSafeStorage(() => {
    throw new Error('blocked');
  });

describe('paiement_config', () => {
  it('ENT-28 keeps the configuration for the tab', () => {
    const storage = blockedStorage();
    rememberConfig(storage, { type: 'GENERAL', montant: 12, devise: 'eur' });
    expect(recallConfig(storage)).toEqual({ type: 'GENERAL', montant: 12, devise: 'eur' });
    expect(JSON.parse(storage.read('session', 'paiement_config') ?? '')).toMatchObject({ montant: 12 });
    expect(storage.read('local', 'paiement_config')).toBeNull();
  });

  it.each([
    '{broken',
    '"text"',
    '{"type":"UNKNOWN"}',
    '{"type":"GENERAL","montant":"12"}',
    '{"type":"GENERAL","label":{}}',
  ])('PAY-01 tells an unreadable configuration from none: %s', (stored) => {
    const storage = blockedStorage();
    expect(recallConfig(storage)).toBeNull();
    storage.write('session', 'paiement_config', stored);
    expect(recallConfig(storage)).toBe('unreadable');
  });
});
