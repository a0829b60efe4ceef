import { PhoneNumber } from './PhoneNumber.tsx';

/** A phone number (E.164), to be dialled by a device that can. */
export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a href={`tel:${phone}`}>
    <PhoneNumber phone={phone} />
  </a>
);
