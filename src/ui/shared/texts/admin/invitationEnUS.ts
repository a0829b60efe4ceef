import type { InvitationStatus } from '../../../../domain/invitation/InvitationStatus.ts';

/** Values for the message that is passed on; without a code, since a mail carries it. */
interface WordsToPassOn {
  readonly name: string;
  readonly company: string;
  readonly message?: string | undefined;
  readonly shortLink: string;
  readonly code?: string | undefined;
  /** A day. */
  readonly until: string;
}

/** Texts on invitations that several rooms show. */
export const invitationEnUS = {
  toPassOn: 'To pass on',
  status: {
    pending: 'Not opened',
    opened: 'Opened',
    accepted: 'Accepted',
    revoked: 'Revoked',
    expired: 'Expired',
  } satisfies Record<InvitationStatus, string>,
  progress: {
    opened: (at: string) => `Opened ${at}`,
    accepted: (at: string) => `Accepted ${at}`,
    expires: (at: string) => `Valid until ${at}`,
    expired: (at: string) => `Expired ${at}`,
    revoked: 'The link no longer works',
  },
  resend: {
    resend: 'Send again',
    resendIn: (seconds: number) => `Send again in ${seconds} s`,
    resent: 'Sent again. The invitation is valid for another week.',
    startOver: 'Send a new one',
    renew: 'Renew',
    renewIn: (seconds: number) => `Renew in ${seconds} s`,
    renewed: 'Renewed. The invitation is valid for another week.',
  },
  passOn: {
    title: 'To pass on',
    byHand: (name: string, phone: string) =>
      `Send this to ${name}, ${phone}, by text message. We do not send it for you.`,
    message: 'Message to pass on',
    messageWithCode: 'Message with link and code',
    copyMessage: 'Copy message',
    text: 'Open text message',
    share: 'Share',
    code: 'Code',
    copyCode: 'Copy code',
    link: 'Link',
    copyLink: 'Copy link',
    copied: 'Copied',
    refused: 'Your browser did not allow copying. Select the text and copy it yourself.',
    showQr: 'Show QR code',
    hideQr: 'Hide QR code',
    qr: 'QR code of the invitation link',
    noQr: 'The QR code could not be drawn. The link still works.',
    words: ({ name, company, message, shortLink, code, until }: WordsToPassOn) =>
      [
        `Hello ${name},`,
        `${company} has invited you to drive for them.`,
        ...(message === undefined ? [] : ['', message]),
        '',
        '1. Install the Trucker app from the page below.',
        code === undefined
          ? '2. In the app, enter the code from our email.'
          : `2. In the app, enter this code: ${code}`,
        '',
        `The invitation is valid until ${until}:`,
        shortLink,
      ].join('\n'),
    show: 'Show link and code',
    showOf: (name: string) => `Show link and code for ${name}`,
  },
} as const;
