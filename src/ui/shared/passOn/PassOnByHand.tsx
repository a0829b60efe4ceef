import { useId } from 'react';
import { formatPhone } from '../../../domain/contact/formatPhone.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import styles from './PassOn.module.css';
import { PassOnCode } from './PassOnCode.tsx';
import { PassOnLink } from './PassOnLink.tsx';
import { PassOnWords } from './PassOnWords.tsx';

interface PassOnByHandProps {
  readonly invitation: Invitation;
  readonly code: string;
}

/** Everything needed to invite someone without an email address. */
export const PassOnByHand = ({ invitation, code }: PassOnByHandProps) => {
  const { passOn } = useAdminTexts().invitation;
  const title = useId();
  return (
    <section className={styles.parts} aria-labelledby={title}>
      <header>
        <p id={title} className={styles.head}>
          {passOn.title}
        </p>
        <p>{passOn.byHand(invitation.name, formatPhone(invitation.phone ?? ''))}</p>
      </header>
      <PassOnWords invitation={invitation} code={code} />
      <PassOnCode code={code} />
      <PassOnLink invitation={invitation} />
    </section>
  );
};
