import type { Audience } from '../../../domain/audience/Audience.ts';
import type { FailureWords } from '../../../domain/failure/FailureWords.ts';

/** The texts of the shell and of the authentication area in American English. A further locale is another object of this shape. */
export const enUS = {
  product: {
    /** Of these texts; the page says it to screen readers and browsers. */
    language: 'en-US',
    /** The page title of the neutral brand, and what stands where a company has no name. */
    name: 'Freight platform',
    skipToContent: 'Skip to content',
    loading: 'Loading',
    tryAgain: 'Try again',
    dismiss: 'Dismiss',
    offline: 'You are offline. What you typed is kept; lists refresh once you are back.',
    notDurable: 'This browser does not keep your session: reloading the page will sign you out.',
  },
  /** Trouble with the world, by its kind; what a service says itself is shown as it is. */
  failures: {
    offline: 'You are offline. Check your connection and try again.',
    unreachable: 'We could not reach the service. Check your connection and try again.',
    unauthorised: 'Your session has ended. Sign in again to go on.',
    underWay: 'This is still being saved. Look again in a moment.',
    unreadable: 'The service gave an answer we could not read. Try again in a moment.',
    aborted: 'The request was stopped before it was answered.',
  } satisfies FailureWords,
  fault: {
    title: 'This page could not be shown',
    text: 'Something unusual happened on our side. Nothing you saved is lost.',
    outdated: 'A newer version of the application is there. Reload the page to go on with it.',
    reload: 'Reload the page',
  },
  session: {
    switchTitle: (name: string) => `Switch to ${name}?`,
    switchText: 'Somebody else is signed in in this tab. Switching ends their session here.',
    switchYes: 'Switch',
    switchNo: 'Stay',
    anotherUser: 'another user',
    linkSpent: 'This sign-in link was used already or has expired. Please sign in.',
  },
  /** What is wrong with a field, by the code of its problem. The rooms behind sign-in have more of them. */
  problems: {
    required: 'Fill this in.',
    length: (least = '1', most?: string) => {
      if (most === undefined) return `Use at least ${least} characters.`;
      return least === '1' ? `Use at most ${most} characters.` : `Use ${least} to ${most} characters.`;
    },
    unprintable: 'Some characters cannot be shown. Type this instead of pasting it.',
    email: 'Enter an email address, such as name@company.com.',
    phone: 'Enter the number with its country code, such as +1 415 555 0132.',
    code_format: 'The code has 6 digits.',
    wrong_code: 'This code is wrong or has expired.',
    password_email: 'Choose something other than your email address or the part before its @.',
    password_common: 'This password is too common. Choose another.',
  },
  password: {
    show: 'Show password',
    capsLock: 'Caps Lock is on.',
    rules: {
      length: '8 to 128 characters',
      'not-email': 'Not your email address or the part before its @',
      'not-common': 'Not a common password',
    },
    met: 'met',
    open: 'not met yet',
  },
  authentication: {
    headline: {
      fleet: 'Keep every truck earning.',
      office: 'Move every load with certainty.',
    } satisfies Record<Audience, string>,
    pitch: {
      fleet: [
        'Keep vehicles and drivers in one place',
        'See which papers expire before they do',
        'Bring your drivers into the Trucker app',
      ],
      office: [
        'Keep your company details in one place',
        'Give each colleague the right role',
        'Work for several companies with one account',
      ],
    } satisfies Record<Audience, readonly string[]>,
    audience: { fleet: 'For truck owners', office: 'For shippers' } satisfies Record<Audience, string>,
    email: 'Email',
    password: 'Password',
    back: 'Back to sign-in',
    signIn: {
      title: 'Sign in',
      lead: 'Welcome.',
      ended: 'Your session ended. Sign in again to go on.',
      submit: 'Sign in',
      forgot: 'Forgot your password?',
      noAccount: 'New here?',
      signUp: 'Create an account',
      confirm: 'Enter a confirmation code',
    },
    signUp: {
      title: 'Create your account',
      lead: {
        fleet: 'Set up your fleet. It takes two minutes.',
        office: 'Set up your office. It takes two minutes.',
      } satisfies Record<Audience, string>,
      company: 'Company name',
      name: 'Your name',
      phone: 'Phone',
      phoneHint: 'With country code, such as +1 415 555 0132',
      submit: 'Create account',
      haveAccount: 'Already have an account?',
      signIn: 'Sign in',
    },
    confirm: {
      title: 'Check your email',
      lead: 'We sent a 6-digit code to',
      leadUnknown: 'Enter your email address and the 6-digit code we sent there.',
      code: 'Confirmation code',
      submit: 'Confirm account',
      resend: 'Send a new code',
      resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
      resent: 'A new code is on its way. The old one no longer works.',
      done: 'Your account is confirmed. You can sign in now.',
    },
    forgot: {
      title: 'Forgot your password?',
      lead: 'Enter your email address, and we will send you a code to set a new one.',
      submit: 'Send the code',
    },
    newPassword: {
      title: 'Set a new password',
      lead: 'If you have an account, a 6-digit code is on its way to',
      leadUnknown: 'Enter your email address, the code we sent there, and your new password.',
      code: 'Code from the email',
      password: 'New password',
      submit: 'Save new password',
      done: 'Your new password is saved. You can sign in with it now.',
    },
  },
} as const;
