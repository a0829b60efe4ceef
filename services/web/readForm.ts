import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { inTime } from './inTime.ts';
import { Refusal } from './Refusal.ts';
import { largestFile } from './uploadedFile.ts';

const formType = /^multipart\/form-data\s*;.*boundary=/i;

/**
 * Reads a form with files. Refuses with 415 another content type, with 400 what cannot be parsed, with 408 what takes too long,
 * with 413 a file of more than 10 MiB.
 */
export async function readForm(c: Context<AppEnv>): Promise<FormData> {
  if (!formType.test(c.req.header('Content-Type') ?? '')) {
    throw new Refusal(415, 'The body must be a form with content type multipart/form-data.');
  }
  const reading = c.req.formData().catch(() => {
    throw new Refusal(400, 'The body is not a valid form.');
  });
  const form = await inTime(c, reading);
  for (const [, part] of form) {
    if (part instanceof File && part.size > largestFile) {
      throw new Refusal(413, `A file may be at most ${largestFile / 1024 / 1024} MiB.`);
    }
  }
  return form;
}
