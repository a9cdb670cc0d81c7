import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { Notice } from './Notice';
import { Progress } from './Progress';
import { VideoEmbed } from './media/VideoEmbed';

it.each([
  [0, '0%', '0'],
  [0.2, '10%', '0'],
  [4, '10%', '4'],
  [41.6, '41.6%', '41'],
  [106, '100%', '100'],
])('GOAL-04 at %s percent the bar is filled %s', (percent, fill, now) => {
  render(<Progress label="Objectif" percent={percent} text={`${percent}%`} />);
  const bar = screen.getByRole('progressbar', { name: 'Objectif' });
  expect(bar.firstElementChild).toHaveStyle({ inlineSize: fill });
  expect(bar).toHaveAttribute('aria-valuenow', now);
});

it('ERR-02 a danger interrupts, other notices wait their turn, and text stays text', () => {
  render(
    <>
      <Notice tone="danger">{'<b>Erreur</b>'}</Notice>
      <Notice tone="success" title="Merci" />
      <Notice tone="warning" role={null} title="Déjà là" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('<b>Erreur</b>');
  expect(screen.getByRole('status')).toHaveTextContent('Merci');
});

it('UI a dialog opens as a modal, is named, and asks to be closed', async () => {
  let closed = 0;
  const { container, rerender } = render(
    <Dialog open={false} title="Donner" closeText="Fermer" onClose={() => (closed += 1)}>
      <Button>Donner 50 €</Button>
    </Dialog>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(
    <Dialog open title="Donner" closeText="Fermer" onClose={() => (closed += 1)}>
      <Button>Donner 50 €</Button>
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Donner' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(closed).toBe(1);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it('DON-02 CALL-32 a video asks nothing of its host before play is pressed', async () => {
  const { container } = render(<VideoEmbed youtubeId="dQw4w9WgXcQ" title="Notre école" playText="Lire la vidéo" />);
  expect(container.querySelector('iframe, img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Lire la vidéo' }));
  expect(screen.getByTitle('Notre école')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  );
});

it.each([
  ['https://video.example/embed/', 'https://video.example/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
  ['javascript:alert(1)//', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
])('CALL-32 a page that names %s has its videos from there, when that is an address', async (content, address) => {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'orgkit-video', content });
  document.head.append(meta);
  render(<VideoEmbed youtubeId="dQw4w9WgXcQ" title="Notre école" playText="Lire la vidéo" />);
  await userEvent.click(screen.getByRole('button', { name: 'Lire la vidéo' }));
  expect(screen.getByTitle('Notre école')).toHaveAttribute('src', address);
  meta.remove();
});
