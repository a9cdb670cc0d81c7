import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { nameStatements } from './nameStatements';

/** A connection that notes under which names it is given statements. */
function connection() {
  const names: (string | undefined)[] = [];
  const query = (config: string | { name?: string }) =>
    void names.push(typeof config === 'string' ? config : config.name);
  return { names, client: { query } as unknown as PoolClient };
}

const run = (client: PoolClient, text: string, times = 1) => {
  for (let time = 0; time < times; time += 1) void client.query({ text }, []);
};

describe('nameStatements', () => {
  it('SRV-23 names what runs often, alike on each connection, and leaves the rest alone', () => {
    const name = nameStatements();
    const [one, other] = [connection(), connection()];
    name(one.client);
    name(other.client);
    run(one.client, 'select $1', 6);
    run(other.client, 'select $1');
    run(other.client, 'select $2');
    void one.client.query('begin');
    expect(one.names).toEqual([undefined, undefined, undefined, undefined, 'often-1', 'often-1', 'begin']);
    expect(other.names).toEqual(['often-1', undefined]);
  });

  it('SRV-23 SRV-26 leaves each search to be planned for its words', () => {
    const name = nameStatements();
    const { client, names } = connection();
    name(client);
    run(client, 'select id from payments where search_grams(organisation_id, search) @> $1', 9);
    expect(new Set(names)).toEqual(new Set([undefined]));
  });

  it('SRV-23 names no more than a database can hold in mind, however many statements differ', () => {
    const name = nameStatements();
    const { client, names } = connection();
    name(client);
    for (let index = 0; index < 300; index += 1) run(client, `select ${randomUUID()}`, 6);
    expect(new Set(names).size).toBe(201);
    names.length = 0;
    run(client, 'x'.repeat(10_001), 9);
    expect(new Set(names)).toEqual(new Set([undefined]));
  });
});
