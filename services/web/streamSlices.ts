import type { Context } from 'hono';
import type { Log } from '../log/Log.ts';
import type { AppEnv } from './AppEnv.ts';
import { DamagedFile } from './DamagedFile.ts';
import { CheckedSlices, type StreamedFile } from './CheckedSlices.ts';
import type { Place } from './places/SharedPlaces.ts';
import { waitOutside } from './places/waitOutside.ts';

/** Bytes a second, below which a reader is cut off. */
const leastPace = 16 * 1024;
const graceMs = 30_000;

/**
 * Streams a file: reads a slice when the last one was taken, each in a turn of its own (`admit`). A reader who is too slow loses the
 * connection, and so does the oldest of too many of one company. A file that is not what it was breaks off before its end.
 * Throws what the first slice throws.
 */
export async function streamSlices(
  c: Context<AppEnv>,
  log: Log,
  file: StreamedFile,
): Promise<ReadableStream<Uint8Array>> {
  const { admission, downloadPlaces, company } = c.var;
  const { isInObjectStorage } = file;
  const slices = new CheckedSlices(file);
  let first: Uint8Array | undefined = await (isInObjectStorage ? waitOutside(c, () => slices.next()) : slices.next());
  let place: Place | undefined;
  let deadline: NodeJS.Timeout | undefined;
  const leave = () => {
    clearTimeout(deadline);
    place?.leave();
  };
  const breakOff = (reason: string) => {
    leave();
    log.write('warn', 'download broke off', { requestId: c.get('requestId'), reason });
    c.env?.incoming?.socket.destroy();
    return true;
  };
  const begin = (slice: Uint8Array) => {
    first = undefined;
    place = downloadPlaces?.take(company?.id ?? '', () => breakOff('too many downloads'));
    deadline = setTimeout(() => breakOff('too slow'), graceMs + (file.size / leastPace) * 1_000).unref();
    return slice;
  };
  const next = () => (isInObjectStorage ? slices.next() : (admission?.again(() => slices.next()) ?? slices.next()));

  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        try {
          stream.enqueue(first ? begin(first) : await next());
        } catch (error) {
          log.error(error instanceof DamagedFile ? 'file damaged' : 'file unreadable', error, {
            requestId: c.get('requestId'),
          });
          breakOff('unreadable');
          return;
        }
        if (!slices.areOver) return;
        leave();
        stream.close();
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  );
}
