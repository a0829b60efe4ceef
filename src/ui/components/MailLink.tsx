import { EmailLine } from './EmailLine.tsx';

/** An email address to write to. */
export const MailLink = ({ email }: { readonly email: string }) => (
  <a href={`mailto:${encodeURIComponent(email)}`}>
    <EmailLine email={email} />
  </a>
);
