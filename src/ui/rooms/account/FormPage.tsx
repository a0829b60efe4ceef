import type { FormEventHandler, ReactNode, Ref } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { PageHeading } from '../../components/PageHeading.tsx';
import styles from './FormPage.module.css';

interface FormPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
  readonly form?: Ref<HTMLFormElement>;
  /** Links to related pages. */
  readonly links?: ReactNode;
}

/** A page of the authentication area: heading and form. */
export const FormPage = ({ title, lead, onSubmit, children, form, links }: FormPageProps) => (
  <>
    <div className={styles.head}>
      <PageHeading arrivedWithin={useNavigationType() !== NavigationType.Pop}>{title}</PageHeading>
      <p>{lead}</p>
    </div>
    {/* By POST, so that no browser ever puts a password into an address. */}
    <form ref={form} className={styles.form} method="post" onSubmit={onSubmit} noValidate>
      {children}
    </form>
    {links && <div className={styles.links}>{links}</div>}
  </>
);
