import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Role } from '../company/Role.ts';

/** What middleware learns about a request and later handlers may rely on. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    signedIn?: { readonly userId: string; readonly signInId: string };
    company?: { readonly id: string; readonly role: Role };
    /** What all uploads count in. */
    uploadLimit?: MiddlewareHandler<AppEnv>;
  };
}
