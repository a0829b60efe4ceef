import type { SignInNews } from '../../../domain/account/SignInNews.ts';
import type { Audience } from '../../../domain/audience/Audience.ts';
import type { FailureWords } from '../../../domain/failure/FailureWords.ts';

/** The texts of the shell and of sign-in in American English: all that the first screen needs. A further locale is another object of this shape. */
export const enUS = {
  product: {
    /** The language of these texts, for the `lang` attribute. */
    language: 'en-US',
    /** Document title of the neutral brand, and the fallback for a missing company name. */
    name: 'Freight platform',
    skipToContent: 'Skip to content',
    loading: 'Loading',
    tryAgain: 'Try again',
    dismiss: 'Dismiss',
    /** Told to screen readers after a notice with buttons. */
    noticeKey: 'Press F6 to get there.',
    offline: 'You are offline. Anything you type is kept, and lists refresh when you reconnect.',
    notDurable: 'This browser cannot save your session. Reloading the page will sign you out.',
  },
  /** Failures by kind. A refusal shows what the service says, or the words for its reason where they are loaded. */
  failures: {
    offline: 'You are offline. Check your connection and try again.',
    unreachable: 'We could not reach the service. Check your connection and try again.',
    unauthorised: 'Your session has ended. Sign in again to continue.',
    inProgress: 'This is still being saved. Check again in a moment.',
    unreadable: 'We got a response we could not read. Try again in a moment.',
    aborted: 'The request was canceled.',
  } satisfies FailureWords,
  fault: {
    title: 'This page could not be shown',
    text: 'Something unusual happened on our side. Nothing you saved is lost.',
    outdated: 'A new version is available. Reload the page to use it.',
    reload: 'Reload the page',
  },
  session: {
    switchTitle: (name: string) => `Switch to ${name}?`,
    switchText: 'Someone else is signed in to this tab. Switching signs them out here.',
    switchYes: 'Switch',
    switchNo: 'Cancel',
    anotherUser: 'another user',
    linkSpent: 'This sign-in link has already been used or has expired. Sign in to continue.',
  },
  /** What is wrong with a field, by the code of its problem. The other account pages and the rooms behind sign-in have more. */
  problems: {
    required: 'Fill this in.',
    missing: {
      email: 'Enter your email address.',
      username: 'Enter your email address.',
      password: 'Enter your password.',
    },
    length: (least = '1', most?: string) => {
      if (most === undefined) return `Use at least ${least} characters.`;
      return least === '1' ? `Use at most ${most} characters.` : `Use ${least} to ${most} characters.`;
    },
    unprintable: 'Some characters cannot be displayed. Type the text instead of pasting it.',
    email: 'Enter an email address, such as name@company.com.',
    phone: 'Enter the number with its country code, such as +1 415 555 0132.',
  },
  password: {
    show: 'Show password',
    capsLock: 'Caps Lock is on.',
  },
  authentication: {
    headline: {
      fleet: 'Keep every truck earning.',
      office: 'Move every load with certainty.',
    } satisfies Record<Audience, string>,
    pitch: {
      fleet: [
        'Keep vehicles and drivers in one place',
        'Renew papers before they expire',
        'Get your drivers on the Trucker app',
      ],
      office: [
        'Keep your company details in one place',
        'Give each colleague the right role',
        'Work for several companies from one account',
      ],
    } satisfies Record<Audience, readonly string[]>,
    audience: { fleet: 'For truck owners', office: 'For shippers' } satisfies Record<Audience, string>,
    email: 'Email',
    password: 'Password',
    signIn: {
      title: 'Sign in',
      lead: 'Welcome.',
      news: {
        confirmed: 'Your account is confirmed. You can sign in now.',
        newPassword: 'Your new password is saved. You can sign in with it now.',
        ended: 'Your session ended. Sign in again to continue.',
      } satisfies Record<SignInNews['news'], string>,
      submit: 'Sign in',
      forgot: 'Forgot your password?',
      noAccount: 'New here?',
      signUp: 'Create an account',
      confirm: 'Enter a confirmation code',
    },
  },
} as const;
