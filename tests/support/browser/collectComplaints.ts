import type { BrowserContext } from 'playwright';

const violations = 'reportViolation';

/** Collects console errors and warnings, uncaught errors and policy violations of a context's pages. */
export const collectComplaints = async (context: BrowserContext, complaints: string[]): Promise<void> => {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  await context.exposeFunction(violations, (what: string) => complaints.push(`content policy: ${what}`));
  await context.addInitScript((report) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      Reflect.get(window, report)(`${effectiveDirective} ${blockedURI}`);
    });
  }, violations);
};
