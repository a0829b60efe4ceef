import { PhoneNumber } from './PhoneNumber.tsx';

/** A phone number (E.164) that a device which can dials. */
export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a href={`tel:${phone}`}>
    <PhoneNumber phone={phone} />
  </a>
);
