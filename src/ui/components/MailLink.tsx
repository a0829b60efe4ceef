import { EmailLine } from './EmailLine.tsx';

/** An email address as a mailto link. */
export const MailLink = ({ email }: { readonly email: string }) => (
  <a href={`mailto:${encodeURIComponent(email)}`}>
    <EmailLine email={email} />
  </a>
);
