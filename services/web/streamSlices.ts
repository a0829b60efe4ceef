import type { Context } from 'hono';
import type { Log } from '../log/Log.ts';
import type { AppEnv } from './AppEnv.ts';
import type { Place } from './places/SharedPlaces.ts';

interface StreamedFile {
  /** In bytes. */
  readonly size: number;
  /** Returns the bytes from an offset, at most as many as asked for. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** In bytes. What a slow reader keeps in memory. */
const sliceSize = 128 * 1024;
/** Bytes a second, below which a reader is cut off. */
const leastPace = 16 * 1024;
const graceMs = 30_000;

/**
 * Streams a file: reads a slice when the last one was taken, each in a turn of its own (`admit`). A reader who is too slow loses the
 * connection, and so does the oldest of too many of one company. Throws what the first slice throws.
 */
export async function streamSlices(
  c: Context<AppEnv>,
  log: Log,
  file: StreamedFile,
): Promise<ReadableStream<Uint8Array>> {
  const { admission, downloadPlaces, company } = c.var;
  const first = await file.read(0, sliceSize);
  let offset = 0;
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
  const begin = () => {
    place = downloadPlaces?.take(company?.id ?? '', () => breakOff('too many downloads'));
    deadline = setTimeout(() => breakOff('too slow'), graceMs + (file.size / leastPace) * 1_000).unref();
    return first;
  };
  const next = () => file.read(offset, sliceSize);

  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        try {
          const slice = offset === 0 ? begin() : await (admission?.again(next) ?? next());
          if (slice.length === 0) throw new Error('The file ended early.');
          offset += slice.length;
          stream.enqueue(slice);
        } catch (error) {
          log.error('file unreadable', error, { requestId: c.get('requestId') });
          breakOff('unreadable');
          return;
        }
        if (offset < file.size) return;
        leave();
        stream.close();
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  );
}
