/** Texts on tracking links in American English. */
export const trackingLinkTextsEnUS = {
  title: 'Tracking links',
  lead: 'Anyone with the link sees towns, times and where the truck is, but no price, street or names.',
  none: 'Nobody can follow this shipment by link yet.',
  make: 'Create link',
  made: 'The tracking link is ready to copy.',
  link: 'Tracking link',
  copy: 'Copy link',
  copied: 'Copied',
  madeAt: (when: string) => `Created ${when}`,
  opens: (count: number, figure: string) => {
    if (count === 0) return 'Not opened yet';
    return count === 1 ? 'Opened once' : `Opened ${figure} times`;
  },
  lastOpened: (when: string) => `last ${when}`,
  until: (time: string) => `Works until ${time}`,
  untilDelivery: 'Works until 72 hours after delivery',
  hidden: 'This link works, but cannot be shown again. Create another one to pass on.',
  revoke: 'Revoke',
  revokeOf: (when: string) => `Revoke link created ${when}`,
  revokeTitle: 'Revoke this tracking link?',
  revokeText: 'Anyone who has it can no longer follow the shipment. This cannot be undone.',
  revokeYes: 'Revoke link',
  revokeNo: 'Keep link',
  revoked: 'Tracking link revoked.',
  ended: (count: number, figure: string) => (count === 1 ? '1 link no longer works' : `${figure} links no longer work`),
  standing: { revoked: 'Revoked', expired: 'Expired' },
} as const;
