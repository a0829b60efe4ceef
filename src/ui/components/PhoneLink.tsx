import { PhoneNumber } from './PhoneNumber.tsx';

/** A phone number (E.164) as a tel link. */
export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a href={`tel:${phone}`}>
    <PhoneNumber phone={phone} />
  </a>
);
