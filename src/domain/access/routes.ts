/** The paths named in the seed (§2, §9). */
export const routes = {
  admin: '/ui',
  dashboard: '/dashboard',
  downloadApp: '/download-app',
  /** Where the guard sends signed-out visitors. Not a screen: it redirects to `signIn` (product §2.1). */
  guardSignIn: '/home/sign-in',
  signIn: '/authentication/sign-in',
} as const;
