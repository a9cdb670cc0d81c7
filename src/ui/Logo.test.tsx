import { fireEvent, render } from '@testing-library/react';
import { Logo } from './Logo';

const draw = (address: string | undefined) => (
  <Logo address={address} base="https://dons.example" className="logo" size={40} />
);

describe('a logo', () => {
  it('ELEM-12 comes from the server that stores it, not from the page around', () => {
    const { container, rerender } = render(draw('/demo/logo.svg'));
    expect(container.querySelector('img')?.src).toBe('https://dons.example/demo/logo.svg');
    rerender(draw('https://cdn.example/a.png'));
    expect(container.querySelector('img')?.src).toBe('https://cdn.example/a.png');
    rerender(draw('javascript:alert(1)'));
    expect(container.querySelector('img')).toBeNull();
    rerender(draw(undefined));
    expect(container.querySelector('img')).toBeNull();
  });

  it('leaves no mark when it cannot be shown, until there is another', () => {
    const { container, rerender } = render(draw('/gone.png'));
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('img')).toBeNull();
    rerender(draw('/demo/logo.svg'));
    expect(container.querySelector('img')).not.toBeNull();
  });
});
