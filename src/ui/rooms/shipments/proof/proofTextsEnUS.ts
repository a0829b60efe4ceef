import type { podRejectReasons } from '../../../../domain/shipment/podRejectReasons.ts';
import type { ProofDraft } from '../../../../domain/shipment/proofFields.ts';

/** Texts on proofs of delivery in American English. */
export const proofTextsEnUS = {
  title: 'Proof of delivery',
  of: (town: string) => `Delivery in ${town}`,
  missing: {
    carrier: 'No proof yet. The shipper is waiting for it.',
    shipper: 'No proof yet. The carrier has to add it.',
  },
  /** Under one that was rejected. */
  missingAgain: {
    carrier: 'The shipper is waiting for another proof.',
    shipper: 'The carrier has to add another proof.',
  },
  standing: { to_verify: 'To verify', verified: 'Verified', rejected: 'Rejected' },
  late: 'Late proof',
  lateAdded: (time: string) => `Added ${time}, more than 24 hours after the delivery.`,
  packages: 'Packages',
  ordered: 'Booked',
  delivered: 'Delivered',
  short: 'Short',
  damaged: 'Damaged',
  recipient: 'Received by',
  at: 'Handed over',
  note: 'Note',
  files: 'Files',
  open: (name: string) => `Open ${name}`,
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  unread: 'This picture could not be loaded.',
  readAgain: 'Try again',
  completes: {
    shipper: (time: string) => `Verify or reject by ${time}. After that, the shipment completes automatically.`,
    carrier: (time: string) =>
      `The shipper verifies or rejects by ${time}. After that, the shipment completes automatically.`,
  },
  completedByHand: 'The shipper verified the proof. The shipment is complete.',
  completedByClock: 'Nobody objected within 72 hours, so the shipment was completed automatically.',
  rejectedWhy: (time: string, reason: string) => `Rejected ${time}: ${reason}`,
  /** Counts of a proof in a line; what is none is left out. */
  counted: {
    delivered: (count: string) => `${count} delivered`,
    short: (count: string) => `${count} short`,
    damaged: (count: string) => `${count} damaged`,
  },
  /** Where there are several deliveries. */
  mismatchIn: (town: string, text: string) => `${town}: ${text}`,
  /** The reason may be a sentence of another client. */
  before: (counts: string, reason: string) => `Rejected proof: ${counts} (${reason})`,
  earlier: (count: number) => (count === 1 ? '1 rejected proof' : `${count} rejected proofs`),
  add: 'Add proof',
  addOf: (town: string) => `Add proof of delivery in ${town}`,
  form: {
    title: (town: string) => `Proof of delivery in ${town}`,
    field: {
      recipient: 'Received by',
      at: 'Handed over at',
      delivered: 'Delivered',
      short: 'Short',
      damaged: 'Damaged',
      note: 'Note',
    } satisfies Record<keyof ProofDraft, string>,
    packages: 'Packages',
    ordered: (count: string) => `${count} booked.`,
    counts: {
      withDamaged: 'Including damaged packages.',
      ofDelivered: 'Of those delivered.',
      calculated: 'Calculated from the packages booked.',
      sum: (delivered: string, short: string, ordered: string) =>
        `${delivered} delivered + ${short} short, of ${ordered} booked.`,
      missing: (count: number, figure: string) =>
        count === 1
          ? '1 package is neither delivered nor short.'
          : `${figure} packages are neither delivered nor short.`,
      tooMany: (count: number, figure: string) =>
        count === 1 ? '1 package more than booked.' : `${figure} packages more than booked.`,
      opens: (kinds: readonly string[]) =>
        `Adding this proof reports ${kinds.length === 1 ? 'a problem' : 'problems'} to the shipper: ${kinds.join(', ')}.`,
      same: 'The shipper rejected these counts: quantities differ.',
      sure: {
        title: 'Add the proof with these counts?',
        yes: 'Add proof',
        no: 'Check the counts',
      },
    },
    sameFiles: {
      title: 'Add the rejected files again?',
      text: (reason: string) => `Nothing new was added. The shipper rejected these files: ${reason}`,
      yes: 'Add proof',
      no: 'Change the files',
    },
    again: 'The form shows what you sent before. Correct what was wrong.',
    signAgain: 'The new proof needs a new signature.',
    proof: 'Photo, PDF or signature',
    loading: 'Loading the files you sent.',
    lost: 'Not all files you sent could be loaded. Add them again.',
    choose: 'Choose a photo or PDF',
    hint: 'Up to 5 files of at most 10 MB each: JPEG, PNG, WebP or PDF.',
    twice: 'This file has already been added.',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    missing: 'Add a photo, a PDF or a signature.',
    tooMany: 'Use at most 5 files, including the signature.',
    offline: 'No connection: the proof is kept on this device and sent once you are back online.',
    sending: 'Sending the proof',
    send: 'Add proof',
    cancel: 'Cancel',
    told: 'The proof of delivery was added.',
  },
  signature: {
    title: 'Signature of the recipient',
    ways: { none: 'None', draw: 'Draw', type: 'Type the name' },
    empty: 'Signature field, empty. Draw with finger, pen or mouse, or choose to type the name.',
    drawn: 'Signature, drawn',
    here: 'Sign here',
    clear: 'Clear signature',
    name: 'Name in place of a signature',
  },
  verify: {
    act: 'Verify',
    main: 'Verify proof',
    title: 'Verify the proof of delivery?',
    text: 'This completes the shipment and cannot be undone.',
    differs: 'Packages are short, damaged or undelivered.',
    open: (problems: number) =>
      problems === 1
        ? 'A problem is still open and cannot be resolved afterwards.'
        : `${problems} problems are still open and cannot be resolved afterwards.`,
    yes: 'Verify',
    no: 'Cancel',
    told: 'Verified. The shipment is complete.',
  },
  reject: {
    act: 'Reject',
    actOf: (town: string) => `Reject the proof of delivery in ${town}`,
    title: 'Reject this proof?',
    text: 'The carrier sees the reason and can add another proof.',
    reason: 'Reason',
    choose: 'Choose a reason',
    missing: 'Choose a reason.',
    note: 'Note to the carrier',
    keep: 'Cancel',
    yes: 'Reject proof',
    told: 'The proof was rejected.',
  },
  reasons: {
    unreadable: 'Illegible',
    wrong_document: 'Wrong document',
    signature_missing: 'Signature is missing',
    quantities_differ: 'Quantities differ',
    times_missing: 'Times are missing',
    other: 'Something else',
  } satisfies Record<(typeof podRejectReasons)[number], string>,
} as const;
