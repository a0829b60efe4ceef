import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** What middleware passes on to later handlers. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    signedIn?: { readonly userId: string; readonly signInId: string };
    company?: { readonly id: string };
    /** The concurrency limit that all uploads share. */
    uploadLimit?: MiddlewareHandler<AppEnv>;
  };
}
