import type { HttpBindings } from '@hono/node-server';

export type Role = 'owner' | 'dispatcher' | 'viewer';

/** What middleware learns about a request and later handlers may rely on. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    user?: { readonly id: string };
    sessionId?: string;
    company?: { readonly id: string; readonly role: Role };
  };
}
