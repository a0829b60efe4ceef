import type { Context } from 'hono';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { recordSecurityEvent } from '../web/recordSecurityEvent.ts';
import { streamSlices } from '../web/streamSlices.ts';
import { textFile } from './textFile.ts';

/** Streams lines of text as a file that is saved, and notes that rows left the product. */
export async function fileAnswer(
  c: Context<AppEnv>,
  { log }: Pick<Services, 'log'>,
  { lines, type, name }: { readonly lines: readonly string[]; readonly type: string; readonly name: string },
): Promise<Response> {
  const file = await textFile(lines);
  const content = await streamSlices(c, log, file);
  recordSecurityEvent(c, 'rows_exported');
  return c.body(content, 200, {
    'Cache-Control': 'private, no-store',
    'Content-Type': type,
    'Content-Length': String(file.size),
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
}
