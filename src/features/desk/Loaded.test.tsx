import { Suspense, use, useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import { loadTexts } from '../../i18n/catalogue';
import { deskTexts } from '../../i18n/desk';
import { DeskProvider, type Desk } from './deskContext';
import { Loaded } from './Loaded';

const Words = ({ coming }: { coming: Promise<string> }) => <p>{use(coming)}</p>;

it('DESK-218 keeps the page and what is open on it while what was loaded waits for its texts', async () => {
  const texts = await loadTexts(deskTexts, 'fr');
  let arrive = (_: string) => {};
  const coming = new Promise<string>((resolve) => (arrive = resolve));
  function Page() {
    const [found, setFound] = useState<number | null>(null);
    return (
      <>
        <h1>Réglages</h1>
        <button onClick={() => setFound(1)}>Lire</button>
        <Loaded list={{ found, error: null, read: () => Promise.resolve(), set: setFound }}>
          {() => <Words coming={coming} />}
        </Loaded>
      </>
    );
  }
  await act(async () => {
    render(
      <DeskProvider value={{ texts } as Desk}>
        <Suspense fallback="nothing else">
          <Page />
        </Suspense>
      </DeskProvider>,
    );
  });
  await act(async () => screen.getByRole('button', { name: 'Lire' }).click());
  expect(screen.getByRole('heading', { name: 'Réglages' })).toBeVisible();
  await act(async () => arrive('Durées'));
  expect(screen.getByText('Durées')).toBeVisible();
});
