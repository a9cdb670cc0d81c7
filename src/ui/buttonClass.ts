export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** Takes the whole width. */
  wide?: boolean | undefined;
  large?: boolean | undefined;
}

/** Class names of a button's look; a link may wear it too. */
export const buttonClass = ({ variant = 'primary', wide, large }: ButtonLook): string =>
  `button button-${variant}${wide ? ' button-wide' : ''}${large ? ' button-large' : ''}`;
