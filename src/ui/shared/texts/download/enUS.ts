/** Texts of the download page in American English. */
export const enUS = {
  welcome: (name: string | undefined) => (name ? `Welcome ${name}` : 'Welcome'),
  instruction:
    'Kindly install the Trucker version of the app from the various app stores to complete the invitation acceptance.',
  code: 'Have your invitation code ready. The app will ask for it.',
  again: 'On a new phone? Install the Trucker version of the app again from the app store you use.',
  button: 'Download App',
  badges: {
    ios: { lead: 'Download on the', name: 'App Store' },
    google: { lead: 'Get it on', name: 'Google Play' },
  },
  phone: 'The Trucker app showing the way to the next stop',
  invites: 'invites you to drive for them.',
  newCompany: 'A new company',
  unverified: 'This company is new here. We have not verified its name.',
  validUntil: (date: string) => `Valid until ${date}`,
  reading: 'Looking up your invitation',
  unread: 'We could not look up who invited you.',
  standing: {
    accepted: 'You have already accepted.',
    incomplete: 'This link is incomplete.',
    unknown: 'This invitation was not found.',
    revoked: 'This invitation was revoked.',
    expired: 'This invitation has expired.',
  },
  openApp: 'Open the Trucker app to continue.',
  ask: (company: string | undefined) => `Ask ${company ?? 'the company that invited you'} for a new invitation.`,
  noStore: (company: string | undefined) =>
    `This link does not lead to an app store. Ask ${company ?? 'the company that invited you'} for a new one.`,
  otherStore: (company: string | undefined) =>
    `This link has no app for your phone. Ask ${company ?? 'the company that invited you'} for the right link, or open this page on another phone.`,
  onYourPhone: {
    title: 'Get the app on your phone',
    text: 'Scan the code with your phone’s camera to open this page there.',
    code: 'QR code of this page',
    noCode: 'No QR code can be made for this link. Copy the link and send it to your phone instead.',
    copy: 'Copy link',
    done: 'Copied',
    copied: 'The link is copied.',
    refused: 'Your browser did not copy it. Select the address and copy it yourself.',
    address: 'Address of this page',
  },
} as const;
