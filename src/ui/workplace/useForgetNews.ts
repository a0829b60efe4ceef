import { useEffect } from 'react';
import { Notices } from '../../application/shared/Notices.ts';
import { useInjection } from '../shared/injection/useInjection.ts';

/** Takes good news away with the company it is about, so that nothing is undone for another, and on sign-out. */
export const useForgetNews = (companyId: string | undefined): void => {
  const notices = useInjection(Notices);
  useEffect(() => (companyId === undefined ? undefined : () => notices.forgetNews()), [notices, companyId]);
};
