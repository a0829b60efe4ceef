import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { Settings } from '../../../application/shared/Settings.ts';
import { acceptInvitationPage } from '../../../domain/payload/acceptInvitationPage.ts';
import { decodePayload } from '../../../domain/payload/decodePayload.ts';
import type { InvitationPage } from '../../../domain/payload/InvitationPage.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';

/** The page's data from the `payload` in the address; undefined without a readable one (seed §2). */
export const useInvitationPage = (): InvitationPage | undefined => {
  const { storeHosts } = useInjection(Settings);
  const { search } = useLocation();
  return useMemo(() => {
    const payload = decodePayload(new URLSearchParams(search).get('payload') ?? '');
    return payload && acceptInvitationPage(payload, storeHosts);
  }, [search, storeHosts]);
};
