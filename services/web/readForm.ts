import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { limitBodyTime } from './limitBodyTime.ts';
import { Refusal } from './Refusal.ts';
import { largestFile } from './uploadedFile.ts';

const formType = /^multipart\/form-data\s*;.*boundary=/i;

/**
 * Reads a multipart form. Refuses another content type (415), a malformed form (400), a slow one (408) and a file larger than
 * 10 MiB (413).
 */
export async function readForm(c: Context<AppEnv>): Promise<FormData> {
  if (!formType.test(c.req.header('Content-Type') ?? '')) {
    throw new Refusal(415, 'The body must be a form with content type multipart/form-data.');
  }
  const reading = c.req.formData().catch(() => {
    throw new Refusal(400, 'The body is not a valid form.');
  });
  const form = await limitBodyTime(c, reading);
  for (const [, part] of form) {
    if (part instanceof File && part.size > largestFile) {
      throw new Refusal(413, `A file may be at most ${largestFile / 1024 / 1024} MiB.`);
    }
  }
  return form;
}
