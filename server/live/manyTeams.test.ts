import { createLiveWorld } from './testing/liveWorld';

it('CALL-36 a message is as long with 5,000 teams as with 50', async () => {
  const lengthWith = async (teams: number) => {
    const large = await createLiveWorld();
    await large.addTeams(teams);
    const stream = await large.stream();
    const { version } = await stream.next();
    await large.give(2500, 'team-43', 'Noa');
    const came = await stream.next();
    expect(came).toMatchObject({ previous: version, teams: [{ param: 'team-43', stats: { sum: 25 } }] });
    const made = await large.server.request('POST', '/v1/admin/campagnes/gala/teams', {
      body: { param: 'last', label: 'Last' },
      headers: { Authorization: `Bearer ${large.token}` },
    });
    expect(made.status).toBe(200);
    const added = await stream.next();
    expect(added).toMatchObject({ whole: true, teams: [{ param: 'last', label: 'Last' }] });
    stream.close();
    await large.close();
    return [came, added].map((message) => JSON.stringify(message).length);
  };
  const [few, many] = [await lengthWith(50), await lengthWith(5000)];
  few.forEach((length, index) => expect((many[index] ?? Infinity) / length).toBeLessThan(1.2));
});
