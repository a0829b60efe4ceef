/** The addresses the rules speak of (seed §2, §9). */
export const routes = {
  admin: '/ui',
  dashboard: '/dashboard',
  downloadApp: '/download-app',
  /** Where the guard sends: no screen, it carries on to `signIn` (product §2.1). */
  guardSignIn: '/home/sign-in',
  signIn: '/authentication/sign-in',
} as const;
