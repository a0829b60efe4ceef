import type { HttpBindings } from '@hono/node-server';
import type { SecurityFacts } from '../security/SecurityLog.ts';
import type { SecurityEvent } from '../security/securityEvents.ts';
import type { DoSlices } from './idempotency/DoSlices.ts';
import type { WritePaces } from './pace/WritePaces.ts';
import type { Admission } from './places/Admission.ts';
import type { SharedPlaces } from './places/SharedPlaces.ts';

/** What middleware passes on to later handlers. */
export interface AppEnv {
  Bindings: Partial<HttpBindings> & {
    /** Aborted when bodies that still arrive have to be given up, because the process ends. */
    bodiesEnd?: AbortSignal;
    /** Aborted when the process is about to end, and answers that would go on have to end. */
    stopping?: AbortSignal;
  };
  Variables: {
    requestId: string;
    signedIn?: { readonly userId: string; readonly signInId: string; readonly authenticatedAt: Date };
    /** The email address of the account that is signed in, or that the caller names. Never logged as it is. */
    accountEmail?: string;
    /** Notes a security event with what is known of this request (`logSecurityEvents`). */
    logSecurityEvent?: (event: SecurityEvent, facts?: SecurityFacts) => void;
    /** What to do once the request has been answered with success. */
    afterSuccess?: (() => void)[];
    /** What to do once it has been refused or has failed. */
    afterFailure?: (() => Promise<void>)[];
    company?: { readonly id: string };
    /** The request's turn to run. */
    admission?: Admission;
    /** Places for uploads and downloads, shared out by company. */
    uploadPlaces?: SharedPlaces;
    downloadPlaces?: SharedPlaces;
    /** Does the work of a call that may be repeated in slices (`idempotent`). */
    doSlices?: DoSlices;
    /** By which writes are counted. */
    writePaces?: WritePaces;
    /** For whom this write was counted last. */
    writeCountedFor?: string;
    /** Places for those who wait for a service outside, shared out by company. */
    outsidePlaces?: SharedPlaces;
  };
}
