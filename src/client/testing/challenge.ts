import type { Challenge } from '../../contract/guard';

/** A challenge that a server made, of next to no work. */
export const challenge: Challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 2,
    data: { expiresAt: 1 },
    keyLength: 32,
    keyPrefix: 'c303db0077124c6953405c9911c99340',
    keySignature: 'd5ca4c5d936a5a06665aa301c79c99a669f41141d7ba3970e98b6046b5913e51',
    nonce: '83281b30a3a0426e27a09800034be2a8',
    salt: '9e36984e82210354a5b8e80e07f09948',
  },
  signature: '98ff644d0b38f6b5105552dd3b3c97dc839e63cdcbee6efe66d3baa89680c927',
};

/** The solution's counter, as the server checks it. */
export const counter = 7;
