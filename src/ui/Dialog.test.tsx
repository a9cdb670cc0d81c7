import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './Dialog';

// Not in jsdom.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

function renderDialog() {
  const onClose = jest.fn();
  const dialog = (isOpen: boolean) => (
    <Dialog open={isOpen} title="Nouveau contact" closeText="Fermer" onClose={onClose}>
      <input aria-label="Nom" />
    </Dialog>
  );
  const { rerender } = render(dialog(true));
  const pressBeside = () => {
    fireEvent.pointerDown(screen.getByRole('dialog'));
    fireEvent.click(screen.getByRole('dialog'));
  };
  return { onClose, pressBeside, show: (isOpen: boolean) => rerender(dialog(isOpen)) };
}

const type = (text: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });

it('DESK-229 a press beside it closes it while nothing was typed, and leaves what was', () => {
  const { onClose, pressBeside, show } = renderDialog();
  pressBeside();
  expect(onClose).toHaveBeenCalledTimes(1);
  type('Lévy');
  pressBeside();
  expect(onClose).toHaveBeenCalledTimes(1);
  show(false);
  show(true);
  pressBeside();
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('DESK-229 its button and Escape close it whatever was typed', () => {
  const { onClose } = renderDialog();
  type('Lévy');
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
