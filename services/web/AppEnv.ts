import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** What middleware learns about a request and later handlers may rely on. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    signedIn?: { readonly userId: string; readonly signInId: string };
    company?: { readonly id: string };
    /** What all uploads count in. */
    uploadLimit?: MiddlewareHandler<AppEnv>;
  };
}
