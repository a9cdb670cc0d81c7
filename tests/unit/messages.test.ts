import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { envelope, frameOriginator, frameProtocolVersion, openEnvelope } from '../../src/contract/messages';
import { root } from '../support/program';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const caught = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).sort();

describe('messages between page and frame', () => {
  it('ELEM-04 are documented, each of them, and nothing else', () => {
    const types = caught(read('src/contract/messages.ts'), /\| \{ type: '(\w+)'/g);
    expect(types.length).toBeGreaterThan(5);
    const documented = caught(read('docs/messages.md').split('## From')[1] ?? '', /^\| `(\w+)` \|/gm);
    const answered = caught(read('docs/messages.md').split('## From')[2] ?? '', /^\| `(\w+)` \|/gm);
    expect([...documented, ...answered].sort()).toEqual(types);
  });

  it('ELEM-04 wear an envelope that says whose they are, and of which version', () => {
    const sent = envelope({ type: 'height', height: 5 });
    expect(sent).toEqual({ type: 'height', height: 5, originator: frameOriginator, version: frameProtocolVersion });
    expect(openEnvelope(sent)).toBe(sent);
    expect(read('docs/messages.md')).toContain(`| \`version\` | \`${frameProtocolVersion}\``);
  });

  it.each([null, 'orgkit', 1, [], {}, { originator: 'orgkit' }, { originator: 'other', version: 1, type: 'height' }])(
    'ELEM-04 are told from whatever else a window receives: %j',
    (data) => {
      expect(openEnvelope(data)).toBeNull();
    },
  );
});
