import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { view } from '.';
import { gallery, pageOf } from '../../testing/contentPages';
import { viewOf } from '../../testing/drawView';

const images = ['/a.jpg', '/b.jpg', '/c.jpg'];
const alts = ['Le jardin', '', 'La scène'];

beforeAll(() => {
  // jsdom has neither modal dialogs nor layout.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus], button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

async function open(lang: 'fr' | 'he' = 'fr') {
  const user = userEvent.setup();
  render(await viewOf(view, pageOf('GALERIES_IMAGES', [{ ...gallery, images, alts }], { lang })));
  await user.click(screen.getAllByRole('link')[1] as HTMLElement);
  return { user, dialog: await screen.findByRole('dialog') };
}
const place = (dialog: HTMLElement) => dialog.querySelector('[aria-hidden][dir]')?.textContent;

it('GAL-10 opens at the picture that was pressed, and names every picture', async () => {
  const { dialog } = await open();
  expect(place(dialog)).toBe('2 / 3');
  expect(within(dialog).getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Le jardin',
    'Photo 2 sur 3',
    'La scène',
  ]); // oxfmt-ignore
});

it('GAL-10 arrow keys, Home and End move, and stop at the ends', async () => {
  const { user, dialog } = await open();
  await user.keyboard('{ArrowRight}');
  expect(place(dialog)).toBe('3 / 3');
  await user.keyboard('{ArrowRight}');
  expect(place(dialog)).toBe('3 / 3');
  expect(within(dialog).getByRole('button', { name: 'Photo suivante' })).toBeDisabled();
  await user.keyboard('{Home}');
  expect(place(dialog)).toBe('1 / 3');
  await user.keyboard('{End}{ArrowLeft}');
  expect(place(dialog)).toBe('2 / 3');
});

it('GAL-10 arrows follow the direction of the language', async () => {
  const { user, dialog } = await open('he');
  await user.keyboard('{ArrowLeft}');
  expect(place(dialog)).toBe('3 / 3');
});

it('GAL-10 the close button and the back button close it, each leaving the history as it was', async () => {
  window.history.replaceState({ mine: true }, '');
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getAllByRole('link')[0] as HTMLElement);
  await screen.findByRole('dialog');
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.history.state).toEqual({ mine: true });
});
