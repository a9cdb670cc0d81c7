/** A telephone number, that a phone calls. */
export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
    {phone}
  </a>
);
