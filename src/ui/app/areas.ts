import { lazyArea } from './lazyArea.ts';

export const authenticationArea = lazyArea(async () => {
  const { AuthenticationArea } = await import('../pages/authentication/AuthenticationArea.tsx');
  return AuthenticationArea;
});

export const adminArea = lazyArea(async () => {
  const { AdminArea } = await import('../pages/admin/AdminArea.tsx');
  return AdminArea;
});

export const downloadArea = lazyArea(async () => {
  const { DownloadAppPage } = await import('../pages/download/DownloadAppPage.tsx');
  return DownloadAppPage;
});
